import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { TypeOfPieces } from '../../../../contract/closet/types-of-pieces.ts'
import type { Swap } from '../../../../contract/stylist/stylist.ts'
import { everyPiece, filterCloset } from '../../../../domain/closet/collection/filter-closet.ts'
import { useTypesOfPieces } from '../../../closet/closet-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SearchBox } from '../../../ui/inputs/search-box.tsx'
import { SwapRow } from '../../parts/swap-row.tsx'
import { formatCount } from '../../../../domain/words/english.ts'

/** Number of pieces shown at first. */
const FIRST = 12
/** Number of rows that each further press adds. */
const PAGE = 60

interface SwapOptionsProps {
  /** Fitting ones first. */
  readonly swaps: readonly Swap[]
  readonly closet: readonly ClosetItem[]
  readonly onWear: (id: string) => void
}

/** All pieces to swap in, best first: the first few, then page by page, or the matches of a search. */
export function SwapOptions({ swaps, closet, onWear }: SwapOptionsProps) {
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(FIRST)
  const list = useRef<HTMLDivElement>(null)
  const known = new Map(closet.map((item) => [item.id, item]))
  const found = foundBy(words, swaps, closet, useTypesOfPieces(words))
  const shown = found.slice(0, limit)
  const showMore = () => {
    flushSync(() => setLimit(limit === FIRST ? PAGE : limit + PAGE))
    // The button may be gone; the first new row gets the focus.
    focusRow(list, shown.length)
  }
  const rows = (some: readonly Swap[]) =>
    some.map(({ item, reasoning, change, total }) => (
      <SwapRow
        key={item.id}
        {...{ item, reasoning, onWear }}
        known={known.get(item.id)}
        className="items-center gap-4 max-[360px]:gap-3"
      >
        <Change change={change} total={total} />
      </SwapRow>
    ))
  const isLong = swaps.length > FIRST
  const fits = shown.filter(({ isFit }) => isFit)
  const others = shown.filter(({ isFit }) => !isFit)
  return (
    <>
      {isLong && (
        <SearchBox
          label={`Find among ${formatCount(swaps.length)} pieces`}
          placeholder={`Find among ${formatCount(swaps.length)} pieces`}
          text={words}
          onChange={(next) => {
            setWords(next)
            setLimit(FIRST)
          }}
          className="border-edge focus-within:border-ink mx-6 flex-none gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
        />
      )}
      <p role="status" className="sr-only">
        {words.trim() && `${found.length} ${found.length === 1 ? 'piece' : 'pieces'} found`}
      </p>
      <div
        ref={list}
        className={classNames(
          // `relative`: elements for screen readers only must scroll with their row.
          'relative min-h-0 overflow-y-auto overscroll-contain px-6 pb-[calc(16px+env(safe-area-inset-bottom))]',
          // The search box already has a line. The fixed height keeps a phone's sheet from jumping.
          isLong &&
            'h-dvh [&>p]:border-0 [&>section:first-child>h3]:border-0 [&>ul:first-child>li:first-child]:border-0',
        )}
      >
        {found.length === 0 && (
          <p className="border-line type-ui border-t py-4">No piece matches “{words.trim()}”.</p>
        )}
        {fits.length > 0 && <ul aria-label="Good fit">{rows(fits)}</ul>}
        {others.length > 0 && (
          <section aria-labelledby="swaps-unfit">
            <h3 id="swaps-unfit" className="type-note border-line text-quiet border-t pt-4 pb-2">
              Not a good fit
            </h3>
            <ul aria-labelledby="swaps-unfit">{rows(others)}</ul>
          </section>
        )}
        {found.length > shown.length && (
          <Button look="quiet" size="small" className="my-3" onClick={showMore}>
            {limit === FIRST ? `Show all ${formatCount(found.length)}` : 'Show more'}
          </Button>
        )}
      </div>
    </>
  )
}

interface ChangeProps {
  readonly change: number
  readonly total: number
}

/** Change of the score in points: '+3', '−12'. */
function Change({ change, total }: ChangeProps) {
  const points = Math.abs(change)
  const sign = change > 0 ? '+' : '−'
  const inWords = `${points} ${points === 1 ? 'point' : 'points'} ${change > 0 ? 'more' : 'less'}`
  return (
    <p title={`Score: ${total} of 100`} className={`type-name ${change > 0 ? '' : 'text-quiet'}`}>
      <span aria-hidden>{change === 0 ? '±0' : `${sign}${points}`}</span>
      <span className="sr-only">{change === 0 ? 'Same score' : inWords}</span>
    </p>
  )
}

function foundBy(
  words: string,
  swaps: readonly Swap[],
  closet: readonly ClosetItem[],
  types: readonly TypeOfPieces[] | undefined,
): readonly Swap[] {
  if (!words.trim()) return swaps
  const offered = new Set(swaps.map(({ item }) => item.id))
  const pieces = closet.filter(({ id }) => offered.has(id))
  const ids = new Set(filterCloset(pieces, { ...everyPiece, words }, types).map(({ id }) => id))
  return swaps.filter(({ item }) => ids.has(item.id))
}

function focusRow(list: RefObject<HTMLElement | null>, at: number): void {
  list.current?.querySelectorAll('li')[at]?.querySelector('button')?.focus()
}
