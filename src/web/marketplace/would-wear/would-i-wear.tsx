import { useId } from 'react'
import type { Candidate, WouldWear } from '../../../contract/marketplace.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useLoadedCloset } from '../../stylist/looks/use-loaded-closet.ts'
import { Button } from '../../ui/button.tsx'
import { NearDuplicateRow } from './near-duplicate-row.tsx'
import { useWouldWear } from '../marketplace-queries.ts'
import { WouldWearFigures } from './would-wear-figures.tsx'
import { WouldWearOutfits } from './would-wear-outfits.tsx'
import { WouldWearSkeleton } from './would-wear-skeleton.tsx'

interface WouldIWearProps {
  /** The item that the user considers buying. */
  readonly candidate: Candidate
}

/**
 * Whether the user would wear an item, based on the closet: verdict, figures, outfits, the most similar piece, reasons.
 */
export function WouldIWear({ candidate }: WouldIWearProps) {
  const labelId = useId()
  const { data: verdict, isError, error, refetch } = useWouldWear(candidate)
  return (
    <section aria-labelledby={labelId} className="@container">
      <h3 id={labelId} className="type-note text-quiet">
        Would I wear it?
      </h3>
      {verdict ? (
        <Judged verdict={verdict} />
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

function Judged({ verdict }: { readonly verdict: WouldWear }) {
  const known = useLoadedCloset()
  const closet = known ?? []
  const { sentence, outfits, nearDuplicate, reasons } = verdict
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
        <WouldWearFigures verdict={verdict} />
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
