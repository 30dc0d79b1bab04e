import { useId } from 'react'
import type { Candidate, WouldWear } from '../../../contract/marketplace.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useKnownCloset } from '../../stylist/looks/use-known-closet.ts'
import { Button } from '../../ui/button.tsx'
import { NearDuplicateRow } from './near-duplicate-row.tsx'
import { useWouldWear } from '../marketplace-queries.ts'
import { WouldWearFigures } from './would-wear-figures.tsx'
import { WouldWearOutfits } from './would-wear-outfits.tsx'
import { WouldWearSkeleton } from './would-wear-skeleton.tsx'

interface WouldIWearProps {
  /** What is thought of buying. */
  readonly candidate: Candidate
}

/** Whether one would wear something, judged by the closet: a verdict, figures, outfits, the piece most like it, reasons. */
export function WouldIWear({ candidate }: WouldIWearProps) {
  const labelId = useId()
  const { data: judged, isError, error, refetch } = useWouldWear(candidate)
  return (
    <section aria-labelledby={labelId} className="@container">
      <h3 id={labelId} className="type-note text-quiet">
        Would I wear it?
      </h3>
      {judged ? (
        <Judged judged={judged} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3 pt-1.5">
          <p className="type-ui">Couldn&apos;t check this piece. {reasonOf(error)}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <WouldWearSkeleton />
      )}
    </section>
  )
}

function Judged({ judged }: { readonly judged: WouldWear }) {
  const known = useKnownCloset()
  const closet = known ?? []
  const { sentence, outfits, nearDuplicate, reasons } = judged
  return (
    <>
      <p role="status" className="type-lead pt-1 pb-4 break-words">
        {sentence}
      </p>
      {known?.length === 0 ? (
        <p className="border-line type-note text-quiet border-t pt-4">
          Add your own pieces to get an answer.
        </p>
      ) : (
        <WouldWearFigures judged={judged} />
      )}
      {outfits.length > 0 && <WouldWearOutfits {...{ outfits, closet }} />}
      {nearDuplicate && <NearDuplicateRow {...{ nearDuplicate, closet }} />}
      {reasons.length > 0 && (
        <ul className="border-line type-note text-quiet mt-5 grid gap-1.5 border-t pt-4 text-pretty">
          {reasons.map((reason) => (
            <li key={reason} className="break-words">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
