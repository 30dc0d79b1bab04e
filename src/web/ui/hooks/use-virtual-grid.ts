import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'

const ROWS_BEYOND_THE_VIEW = 2

interface Layout {
  readonly columns: number
  readonly gapPx: number
  /** From the top of the page to the grid. */
  readonly topPx: number
  /** Width of the grid. */
  readonly widthPx: number
  /**
   * Height of a row at this width. Most rows have the same height, so those that come into view seldom shift others.
   */
  readonly rowPx: number
}

/** The rendered part of a grid of cards. */
export interface VirtualGrid {
  /** Index of the first rendered card, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** For each rendered card, with its index. */
  readonly cardRef: (card: HTMLLIElement | null, at: number) => void
  /** Space of the cards that are not rendered. */
  readonly style: CSSProperties
}

/** A grid of cards, or a part of one with its position in the whole; all of it by default. */
export interface GridPart extends Partial<VirtualGrid> {
  readonly listRef?: RefObject<HTMLUListElement | null>
}

/** A virtualized grid: only rows in and near the viewport are rendered. */
export function useVirtualGrid(list: RefObject<HTMLUListElement | null>, count: number): VirtualGrid {
  const { columns, gapPx, topPx, rowPx } = useLayout(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowPx,
    overscan: ROWS_BEYOND_THE_VIEW,
    gap: gapPx,
    scrollMargin: topPx,
  })
  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  const { measure, measureElement } = rows
  // Heights measured in another layout are invalid.
  useLayoutEffect(() => measure(), [measure, columns, rowPx])
  // The first card of a row is as high as its row.
  const cardRef = useCallback(
    (card: HTMLLIElement | null, at: number) => {
      if (!card || at % columns !== 0) return
      card.dataset['index'] = String(at / columns)
      measureElement(card)
    },
    [columns, measureElement],
  )
  const from = (first?.index ?? 0) * columns
  const to = ((last?.index ?? -1) + 1) * columns
  const paddingTop = (first?.start ?? topPx) - topPx
  const paddingBottom = rows.getTotalSize() - ((last?.end ?? topPx) - topPx)
  const part = useMemo(
    () => ({ from, to, cardRef, style: { paddingTop, paddingBottom } }),
    [from, to, cardRef, paddingTop, paddingBottom],
  )
  // Rows ahead are rendered between frames, but those in view at once. The cards must be memoized.
  const deferred = useDeferredValue(part)
  const seen = rows.range
  const coversView =
    seen !== null && deferred.from <= seen.startIndex * columns && deferred.to > seen.endIndex * columns
  return coversView ? deferred : part
}

// The style sheet decides the number of columns.
function useLayout(list: RefObject<HTMLUListElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 2, gapPx: 0, topPx: 0, widthPx: 0, rowPx: 600 })
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return undefined
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
      const { width, top } = grid.getBoundingClientRect()
      const rowPx = grid.firstElementChild?.getBoundingClientRect().height
      const measured = {
        columns: gridTemplateColumns.split(' ').length,
        gapPx: Number.parseFloat(rowGap) || 0,
        topPx: Math.round(top + scrollY),
        widthPx: Math.round(width),
      }
      setLayout((known) => {
        const isSameGrid = known.columns === measured.columns && known.widthPx === measured.widthPx
        if (isSameGrid && known.gapPx === measured.gapPx && known.topPx === measured.topPx) return known
        return { ...measured, rowPx: isSameGrid ? known.rowPx : Math.round(rowPx ?? known.rowPx) }
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    // Content above shifts the grid, and with it the height of the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}
