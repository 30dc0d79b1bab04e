import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

// Until the first row is measured; near a card of the default view.
const ROW_HEIGHT_ESTIMATE_PX = 600
const ROWS_BEYOND_THE_VIEW = 2

interface Layout {
  readonly columns: number
  readonly gapPx: number
  /** From the top of the page to the grid. */
  readonly topPx: number
}

/** A collection of hundreds: only the rows in and near the view are in the page, the rest is room. */
export function LargeClosetGrid(props: ClosetCardsProps) {
  const { items } = props
  const list = useRef<HTMLUListElement>(null)
  const { columns, gapPx, topPx } = useLayout(list)
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => ROW_HEIGHT_ESTIMATE_PX,
    overscan: ROWS_BEYOND_THE_VIEW,
    gap: gapPx,
    scrollMargin: topPx,
  })
  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  return (
    <ClosetCards
      {...props}
      ref={list}
      from={(first?.index ?? 0) * columns}
      to={((last?.index ?? -1) + 1) * columns}
      // The first card of a row is as high as its row.
      cardRef={(card, at) => {
        if (!card || at % columns !== 0) return
        card.dataset['index'] = String(at / columns)
        rows.measureElement(card)
      }}
      style={{
        paddingTop: (first?.start ?? topPx) - topPx,
        paddingBottom: rows.getTotalSize() - ((last?.end ?? topPx) - topPx),
      }}
    />
  )
}

// How many columns there are is for the style sheet to say.
function useLayout(list: React.RefObject<HTMLUListElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>({ columns: 2, gapPx: 0, topPx: 0 })
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
      const measured = {
        columns: gridTemplateColumns.split(' ').length,
        gapPx: Number.parseFloat(rowGap) || 0,
        topPx: Math.round(grid.getBoundingClientRect().top + scrollY),
      }
      setLayout((known) => (isSame(known, measured) ? known : measured))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    // What stands above moves the grid, and with it the height of the page.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}

function isSame(one: Layout, other: Layout): boolean {
  return one.columns === other.columns && one.gapPx === other.gapPx && one.topPx === other.topPx
}
