import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { RecreatedPart } from '../../contract/recreate.ts'
import { Coverage } from '../trends/coverage.tsx'
import { PartChoice } from './part-choice.tsx'
import type { ChosenPieces } from './use-chosen-pieces.ts'

interface PartChoicesProps {
  readonly parts: readonly RecreatedPart[]
  readonly version: ChosenPieces
  readonly closet: readonly ClosetItem[]
  readonly className?: string
}

/** How much of an outfit the closet covers, with the user's matching piece for each part. */
export function PartChoices({ parts, version: { chosen, choose }, closet, className }: PartChoicesProps) {
  const covered = parts.map(
    (part, at) => ({ ...part, slot: chosen[at]?.slot ?? 'extra', item: chosen[at]?.item ?? null }) as const,
  )
  return (
    <>
      <Coverage parts={covered} className={className ?? ''} />
      <ul className="border-ink mt-4 border-t">
        {parts.map((part, at) => (
          <PartChoice
            // Two marks can be of the same piece.
            key={at}
            part={part}
            chosen={chosen[at] ?? null}
            closet={closet}
            onChoose={(id) => choose(at, id)}
          />
        ))}
      </ul>
    </>
  )
}
