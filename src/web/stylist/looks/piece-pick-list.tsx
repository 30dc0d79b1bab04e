import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { FindPieces } from '../../closet/piece-picker.tsx'
import { PiecePicture } from '../../closet/piece-picture.tsx'

interface PiecePickListProps {
  readonly closet: readonly ClosetItem[]
  readonly pickedIds: readonly string[]
  /** True once the maximum is picked. */
  readonly isFull: boolean
  readonly onToggle: (item: ClosetItem) => void
}

/** Picks pieces of the closet, with a search and a category filter. */
export function PiecePickList({ closet, pickedIds, isFull, onToggle }: PiecePickListProps) {
  return (
    <FindPieces
      pieces={closet}
      gridClass="mt-2 grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-x-2.5 gap-y-3 tablet:grid-cols-[repeat(auto-fill,minmax(92px,1fr))]"
    >
      {(item) => {
        const isPicked = pickedIds.includes(item.id)
        return (
          <Pick
            item={item}
            isPicked={isPicked}
            isDisabled={isFull && !isPicked}
            onToggle={() => onToggle(item)}
          />
        )
      }}
    </FindPieces>
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
