import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

const ROWS_BEYOND_THE_VIEW = 2

interface Layout {
  readonly columns: number
  readonly gapPx: number
  /** From the top of the page to the grid. */
  readonly topPx: number
  /** Width of the grid. */
  readonly widthPx: number
  /** Height of a row that was drawn at this width. Most are as high, so rows that come into view seldom move others. */
  readonly rowPx: number
}

/** What of a grid of cards is in the page. */
export interface VirtualGrid {
  /** The first card that is drawn, from 0, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Of each drawn card, with its place from 0. */
  readonly cardRef: (card: HTMLLIElement | null, at: number) => void
  /** Room for the cards that are not drawn. */
  readonly style: CSSProperties
}

/** A grid of cards, or a part of one that knows its place in the whole; all of it where left out. */
export interface GridPart extends Partial<VirtualGrid> {
  readonly listRef?: RefObject<HTMLUListElement | null>
}

/** A grid of hundreds of cards: only the rows in and near the view are in the page, the rest is room. */
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
  // Heights that were measured in another layout are no longer true.
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
  return {
    from: (first?.index ?? 0) * columns,
    to: ((last?.index ?? -1) + 1) * columns,
    cardRef,
    style: {
      paddingTop: (first?.start ?? topPx) - topPx,
      paddingBottom: rows.getTotalSize() - ((last?.end ?? topPx) - topPx),
    },
  }
}

// How many columns there are is for the style sheet to say.
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
    // What stands above moves the grid, and with it the height of the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}
