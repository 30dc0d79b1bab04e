import { useId, useState } from 'react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { everyPiece, filterCloset } from '../../../../domain/closet/collection/filter-closet.ts'
import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { useTypesOfPieces } from '../../../closet/closet-queries.ts'
import { PiecePicture } from '../../../closet/piece-picture.tsx'
import { SearchBox } from '../../../ui/inputs/search-box.tsx'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { formatCount } from '../../../../domain/words/english.ts'

// Larger closets use the search.
const MAX_SHOWN = 24

/** From this number of pieces a search is shown. */
const MANY = 12

interface FocusPickerProps {
  readonly items: readonly ClosetItem[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** Chooses the focus piece of the outfit. */
export function FocusPicker({ items, chosenId, onChoose }: FocusPickerProps) {
  const name = useId()
  const [words, setWords] = useState('')
  const found = filterCloset(items, { ...everyPiece, words }, useTypesOfPieces(words))
  const shown = firstOf(found, chosenId)
  const chosen = items.find(({ id }) => id === chosenId)
  return (
    <fieldset className="min-w-0">
      <legend className="type-note text-quiet">Focus item</legend>
      {items.length > MANY && (
        <SearchBox
          label="Find a piece"
          placeholder="Find a piece"
          text={words}
          onChange={setWords}
          className="border-edge focus-within:border-ink tablet:h-10 gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
        />
      )}
      <div className="max-tablet:max-h-64 -mx-1 mt-1 grid max-h-76 tablet:grid-cols-4 grid-cols-[repeat(auto-fill,minmax(56px,1fr))] gap-1.5 overflow-y-auto overscroll-contain p-1">
        {shown.map((item) => (
          <label
            key={item.id}
            className="bg-tile relative block aspect-4/5 cursor-pointer has-checked:shadow-[0_0_0_2px_var(--paper),0_0_0_3.5px_var(--ink)] has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
          >
            <input
              type="radio"
              name={name}
              aria-label={[item.name, item.color, unavailableReason(item)?.toLowerCase()]
                .filter(Boolean)
                .join(', ')}
              className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 disabled:cursor-default"
              checked={item.id === chosenId}
              disabled={unavailableReason(item) !== null}
              onChange={() => onChoose(item.id)}
            />
            <PiecePicture item={item} sizes="72px" loading="lazy" className="peer-disabled:opacity-40" />
            {unavailableReason(item) && (
              <span
                aria-hidden
                className="bg-paper text-quiet type-tab absolute inset-x-0 bottom-0 pt-px text-center"
              >
                {unavailableReason(item)}
              </span>
            )}
          </label>
        ))}
      </div>
      <p className="type-note text-quiet mt-2 flex min-h-4.5 items-center gap-[7px]">
        {chosen && (
          <>
            <Swatch color={swatchColor(chosen.color)} />
            <span className="text-ink min-w-0 truncate">{chosen.name}</span>
          </>
        )}
        {!chosen && found.length === 0 && 'No matches. Try another word.'}
        {!chosen && found.length > 0 && 'The outfit is built around it.'}
      </p>
      {found.length > MAX_SHOWN && (
        <p className="type-note text-quiet mt-1">
          Showing {MAX_SHOWN} of {formatCount(found.length)} pieces. Search to find the rest.
        </p>
      )}
    </fieldset>
  )
}

// Wearable pieces first; the chosen piece is always included.
function firstOf(found: readonly ClosetItem[], chosenId: string | null): readonly ClosetItem[] {
  const wearable = [
    ...found.filter((item) => !unavailableReason(item)),
    ...found.filter((item) => unavailableReason(item)),
  ]
  const first = wearable.slice(0, MAX_SHOWN)
  const chosen = wearable.slice(MAX_SHOWN).find(({ id }) => id === chosenId)
  return chosen ? [chosen, ...first.slice(0, -1)] : first
}

// Why no outfit can be built around a piece now.
function unavailableReason({ isClean, listing }: ClosetItem): string | null {
  return isClean ? listing && 'Listed' : 'In the wash'
}
