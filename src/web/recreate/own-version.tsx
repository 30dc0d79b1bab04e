import { useId } from 'react'
import type { MarkedPiece, RecreatedPart } from '../../contract/recreate.ts'
import { reasonOf } from '../api/http-error.ts'
import { useClosetItems } from '../closet/closet-queries.ts'
import { OutfitButtons } from '../outfit/outfit-buttons.tsx'
import { MissingParts } from '../trends/trend/missing-parts.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PartChoices } from './part-choices.tsx'
import { useRecreatedOutfit } from './recreate-queries.ts'
import { useChosenPieces } from './use-chosen-pieces.ts'

interface OwnVersionProps {
  readonly outfit: {
    readonly name: string
    readonly occasion: string
    readonly garments: readonly MarkedPiece[]
  }
}

/** Another person's outfit recreated from the user's pieces: the matches with actions, and what is missing. */
export function OwnVersion({ outfit }: OwnVersionProps) {
  const id = useId()
  const { data, error, isPending, refetch } = useRecreatedOutfit(outfit.garments)
  return (
    <section aria-labelledby={id} className="mt-10">
      <h3 id={id} className="type-heading">
        Your version
      </h3>
      {isPending && <Searching />}
      {error && !data && (
        <LoadError title="Couldn't look through your closet" heading="h3" onRetry={() => void refetch()}>
          {reasonOf(error)}
        </LoadError>
      )}
      {data && <OwnPieces parts={data.parts} outfit={outfit} />}
    </section>
  )
}

function Searching() {
  return (
    <div role="status" aria-label="Looking through your closet" className="breathing mt-4">
      {[62, 48, 56].map((width) => (
        <div key={width} className="border-line flex gap-4 border-b py-4">
          <div className="bg-tile h-15 w-12" />
          <div className="flex-1 pt-2">
            <div className="bg-line h-3 rounded-full" style={{ width: `${width}%` }} />
          </div>
        </div>
      ))}
    </div>
  )
}

function OwnPieces({ parts, outfit }: OwnVersionProps & { readonly parts: readonly RecreatedPart[] }) {
  const { data: closet = [] } = useClosetItems()
  const version = useChosenPieces(parts)
  const { name, occasion } = outfit
  return (
    <div className="desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid items-start gap-x-12 gap-y-8">
      <div className="min-w-0">
        <PartChoices parts={parts} version={version} closet={closet} className="mt-2" />
        <div className="mt-5 flex flex-wrap gap-2">
          <OutfitButtons outfit={{ name, occasion, pieces: version.pieces.map(({ item }) => item) }} />
        </div>
      </div>
      {version.missing.length > 0 && (
        <MissingParts missing={version.missing} note={`Seen in an outfit: ${name}.`} />
      )}
    </div>
  )
}
