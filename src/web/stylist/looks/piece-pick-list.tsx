import { useState } from 'react'
import { closetCategories, type ClosetItem } from '../../../contract/closet.ts'
import { everyPiece, filterCloset, type ClosetFilter } from '../../../domain/closet/filter-closet.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipRadios } from '../../ui/chip-radios.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** So many are drawn at once; the others are sought, or asked for. */
const PAGE = 60

const categories = [
  { value: 'all', text: 'All Items' },
  ...closetCategories.map((category) => ({ value: category, text: category })),
] as const

interface PiecePickListProps {
  readonly closet: readonly ClosetItem[]
  readonly pickedIds: readonly string[]
  /** No more can be picked. */
  readonly isFull: boolean
  readonly onToggle: (item: ClosetItem) => void
}

/** The closet to pick from, found by words and category. */
export function PiecePickList({ closet, pickedIds, isFull, onToggle }: PiecePickListProps) {
  const [filter, setFilter] = useState<ClosetFilter>(everyPiece)
  const [pages, setPages] = useState(1)
  const found = filterCloset(closet, filter)
  const shown = found.slice(0, pages * PAGE)
  const narrow = (change: Partial<ClosetFilter>) => {
    setFilter({ ...filter, ...change })
    setPages(1)
  }
  return (
    <>
      <SearchBox
        label="Find a piece"
        placeholder="Find a piece"
        text={filter.words}
        onChange={(words) => narrow({ words })}
        className="border-edge focus-within:border-ink tablet:h-10 mt-2 gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
      />
      <div className="mt-2">
        <ChipRadios
          label="Category"
          options={categories}
          value={filter.category}
          onChange={(category) => narrow({ category })}
        />
      </div>
      {found.length === 0 && (
        <p className="text-quiet py-6">No piece is like this. Take a word or the category away.</p>
      )}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-x-2.5 gap-y-3 tablet:grid-cols-[repeat(auto-fill,minmax(92px,1fr))]">
        {shown.map((item) => {
          const isPicked = pickedIds.includes(item.id)
          return (
            <li key={item.id} className="min-w-0">
              <Pick
                item={item}
                isPicked={isPicked}
                isDisabled={isFull && !isPicked}
                onToggle={() => onToggle(item)}
              />
            </li>
          )
        })}
      </ul>
      {found.length > shown.length && (
        <Button look="quiet" size="small" className="mt-4" onClick={() => setPages(pages + 1)}>
          Show more of {found.length.toLocaleString('en-US')} pieces
        </Button>
      )}
    </>
  )
}

interface PickProps {
  readonly item: ClosetItem
  readonly isPicked: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

function Pick({ item, isPicked, isDisabled, onToggle }: PickProps) {
  return (
    <label className="relative block has-disabled:opacity-50">
      <input
        type="checkbox"
        aria-label={`${item.name}, ${item.color}${item.isClean ? '' : ', in the wash'}`}
        checked={isPicked}
        disabled={isDisabled}
        onChange={onToggle}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none outline-offset-3! disabled:cursor-default"
      />
      <span
        aria-hidden
        className="bg-tile block aspect-4/5 peer-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_3.5px_var(--ink)]"
      >
        <PiecePicture item={item} sizes="104px" loading="lazy" />
      </span>
      <span aria-hidden className="type-micro text-quiet peer-checked:text-ink mt-1.5 block truncate">
        {item.isClean ? item.name : 'In the wash'}
      </span>
    </label>
  )
}
