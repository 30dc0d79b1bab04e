import { useState, type ReactNode } from 'react'
import { closetCategories, type ClosetItem } from '../../contract/closet/closet.ts'
import { everyPiece, filterCloset, type ClosetFilter } from '../../domain/closet/collection/filter-closet.ts'
import { Button } from '../ui/button.tsx'
import { ChipRadios } from '../ui/inputs/chip-radios.tsx'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { useTypesOfPieces } from './closet-queries.ts'
import { formatCount } from '../../domain/words/english.ts'

/** Number of pieces rendered at once; the rest are found by search or 'more'. */
const PAGE = 60

const categories = [
  { value: 'all', text: 'All Items' },
  ...closetCategories.map((category) => ({ value: category, text: category })),
] as const

interface FindPiecesProps {
  readonly pieces: readonly ClosetItem[]
  /** Classes for the columns and gaps. */
  readonly gridClass: string
  /** All pieces share a slot, so there is no category filter. */
  readonly isOneKind?: boolean
  /** Renders one piece. */
  readonly children: (piece: ClosetItem) => ReactNode
}

/** Pieces to pick from, with search and a category filter. */
export function FindPieces({ pieces, gridClass, isOneKind = false, children }: FindPiecesProps) {
  const [filter, setFilter] = useState<ClosetFilter>(everyPiece)
  const [pages, setPages] = useState(1)
  const found = filterCloset(pieces, filter, useTypesOfPieces(filter.words))
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
      {!isOneKind && (
        <div className="mt-2">
          <ChipRadios
            label="Category"
            options={categories}
            value={filter.category}
            onChange={(category) => narrow({ category })}
          />
        </div>
      )}
      {found.length === 0 && (
        <p className="text-quiet py-6">
          No matches. Try fewer words{isOneKind ? '' : ' or another category'}.
        </p>
      )}
      <ul aria-label="Pieces" className={`grid ${gridClass}`}>
        {shown.map((piece) => (
          <li key={piece.id} className="min-w-0">
            {children(piece)}
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button look="quiet" size="small" className="mt-4" onClick={() => setPages(pages + 1)}>
          Show more of {formatCount(found.length)} pieces
        </Button>
      )}
    </>
  )
}
