import { useState } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from '../../../contract/pieces-per-outfit.ts'
import type { OutfitHistory } from '../../../contract/history.ts'
import { PiecePickList } from '../../stylist/looks/piece-pick-list.tsx'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { WornPicture } from '../worn-picture.tsx'
import { fieldError, type LogForm } from './use-log-form.ts'
import { formatCount } from '../../../domain/words/english.ts'

// Number of pieces that fit in a row next to 'All pieces'.
const NEAR = 7

interface PieceChoiceProps {
  readonly form: LogForm
  readonly entry: OutfitHistory | null
  readonly entries: readonly OutfitHistory[]
  readonly closet: readonly ClosetItem[]
  /** The chosen pieces. */
  readonly pieces: readonly OutfitItem[]
}

/** Chooses the worn pieces: recently worn ones first, all others behind a button. */
export function PieceChoice({ form, entry, entries, closet, pieces }: PieceChoiceProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [chosenAtFirst] = useState(() => entry?.pieces ?? [])
  const near = nearPieces(chosenAtFirst, entries, closet)
  const shown = [...near, ...pieces.filter(({ id }) => !near.some((piece) => piece.id === id))]
  const isFull = pieces.length >= OUTFIT_PIECES_MAX
  const toggle = ({ id }: Pick<OutfitItem, 'id'>) => {
    const known = form.getValues('itemIds')
    const next = known.includes(id) ? known.filter((each) => each !== id) : [...known, id]
    form.setValue('itemIds', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  const errorMessage = fieldError(form, 'itemIds')
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className={errorMessage ? 'type-note text-thread' : 'type-note text-quiet'}>
        {errorMessage ?? `Pieces: ${countInWords(pieces.length)}`}
      </legend>
      {showsAll ? (
        <>
          <PiecePickList
            closet={closet}
            pickedIds={pieces.map(({ id }) => id)}
            isFull={isFull}
            onToggle={toggle}
          />
          <UnderlinedButton onClick={() => setShowsAll(false)}>Fewer</UnderlinedButton>
        </>
      ) : (
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(56px,1fr))] gap-2">
          {shown.map((piece) => {
            const isPicked = pieces.some(({ id }) => id === piece.id)
            return (
              <label key={piece.id} className="relative block has-disabled:opacity-50" title={piece.name}>
                <input
                  type="checkbox"
                  aria-label={`${piece.name}, ${piece.color}`}
                  checked={isPicked}
                  disabled={isFull && !isPicked}
                  onChange={() => toggle(piece)}
                  className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none outline-offset-3! disabled:cursor-default"
                />
                <span
                  aria-hidden
                  className="bg-tile block aspect-4/5 peer-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_3.5px_var(--ink)]"
                >
                  <WornPicture piece={piece} closet={closet} sizes="64px" />
                </span>
              </label>
            )
          })}
          {closet.length > 0 && (
            <button
              type="button"
              className="bg-tile type-micro text-tile-quiet hover:text-ink grid aspect-4/5 place-items-center"
              onClick={() => setShowsAll(true)}
            >
              All {formatCount(closet.length)}
            </button>
          )}
        </div>
      )}
    </fieldset>
  )
}

// The entry's own pieces, then recently worn ones, then new ones.
function nearPieces(
  first: readonly OutfitItem[],
  entries: readonly OutfitHistory[],
  closet: readonly ClosetItem[],
): OutfitItem[] {
  const hanging = new Map(closet.map((item) => [item.id, item]))
  const near = new Map(first.map((piece) => [piece.id, piece]))
  const worn = entries.flatMap(({ itemIds }) => itemIds.flatMap((id) => hanging.get(id) ?? []))
  for (const piece of [...worn, ...closet]) {
    if (near.size >= Math.max(NEAR, first.length)) break
    near.set(piece.id, piece)
  }
  return [...near.values()]
}

function countInWords(count: number): string {
  if (count === 0) return 'none chosen. The entry is saved but not counted.'
  if (count >= OUTFIT_PIECES_MAX) return `${count} chosen, the maximum`
  return `${count} chosen`
}
