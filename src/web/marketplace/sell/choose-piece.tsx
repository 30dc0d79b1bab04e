import { useState } from 'react'
import { closetCategories, type ClosetItem } from '../../../contract/closet.ts'
import { everyPiece, filterCloset, type ClosetFilter } from '../../../domain/closet/filter-closet.ts'
import { ClosetFailed } from '../../closet/closet-failed.tsx'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipRadios } from '../../ui/chip-radios.tsx'
import { DialogHeader } from '../../ui/dialog.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** So many are drawn at once; the others are sought, or asked for. */
const PAGE = 60

const categories = [
  { value: 'all', text: 'All Items' },
  ...closetCategories.map((category) => ({ value: category, text: category })),
] as const

interface ChoosePieceProps {
  readonly onChoose: (piece: ClosetItem) => void
}

/** Which piece of the closet is sold; those that are listed already are left out. */
export function ChoosePiece({ onChoose }: ChoosePieceProps) {
  const { data: closet, isError, error, refetch } = useClosetItems()
  const free = closet?.filter(({ listing }) => listing === null)
  return (
    <div className="tablet:h-[min(712px,calc(100dvh-48px))] tablet:overflow-y-auto tablet:p-8 px-4 pt-5 pb-8">
      <DialogHeader
        takesFocus
        title="List Item for Sale"
        note="Choose a piece. The listing is filled in from what your closet knows of it."
        className="mb-4"
      />
      {isError && !closet && <ClosetFailed error={error} onRetry={() => void refetch()} />}
      {free?.length === 0 && (
        <p className="text-quiet py-6">
          {closet?.length === 0
            ? 'Your closet is empty. What you add to it can be listed here.'
            : 'Every piece of your closet is listed already.'}
        </p>
      )}
      {free && free.length > 0 && <Pieces free={free} onChoose={onChoose} />}
    </div>
  )
}

function Pieces({ free, onChoose }: ChoosePieceProps & { readonly free: readonly ClosetItem[] }) {
  const [filter, setFilter] = useState<ClosetFilter>(everyPiece)
  const [pages, setPages] = useState(1)
  const found = filterCloset(free, filter)
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
        className="border-edge focus-within:border-ink tablet:h-10 gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
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
      <ul
        aria-label="Pieces"
        className="tablet:grid-cols-[repeat(auto-fill,minmax(112px,1fr))] mt-3 grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-2.5 gap-y-4"
      >
        {shown.map((piece) => (
          <li key={piece.id} className="min-w-0">
            <button
              type="button"
              aria-label={`Sell ${piece.name}, ${piece.color}`}
              className="hover:text-quiet block w-full text-left outline-offset-3!"
              onClick={() => onChoose(piece)}
            >
              <span className="bg-tile block aspect-4/5">
                <PiecePicture item={piece} sizes="128px" loading="lazy" />
              </span>
              <span className="type-micro mt-1.5 block truncate">{piece.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button look="quiet" size="small" className="mt-5" onClick={() => setPages(pages + 1)}>
          Show more of {found.length.toLocaleString('en-US')} pieces
        </Button>
      )}
    </>
  )
}
