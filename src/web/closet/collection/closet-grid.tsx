import { Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

const LargeClosetGrid = lazyPart(
  'large-closet',
  async () => (await import('./large-closet-grid.tsx')).LargeClosetGrid,
)

// Up to this size rendering the whole grid is cheaper than virtualizing it.
const DRAWN_WHOLE_UP_TO = 100

// More than any screen shows at first: limits the server's HTML and the first render after a filter.
const DRAWN_AT_FIRST = 8

interface ClosetGridProps extends ClosetCardsProps {
  /** Number of pieces before filtering, of which the kind of grid depends: a change would render each card again. */
  readonly closetSize: number
  /** Identifies the filters and the order. Each view renders its first cards, then the rest in a transition. */
  readonly view: string
}

/** The collection as a grid of cards. */
export function ClosetGrid({ view, closetSize, ...cards }: ClosetGridProps) {
  const drawnView = useDeferredValue<string | null>(view, null)
  const drawsAll = drawnView === view || cards.items.length <= DRAWN_AT_FIRST
  if (closetSize <= DRAWN_WHOLE_UP_TO)
    return <ClosetCards {...cards} {...(!drawsAll && { to: DRAWN_AT_FIRST })} />
  return (
    // Falls back to the whole grid if the code for virtualization fails to load.
    <ErrorBoundary fallback={<ClosetCards {...cards} />}>
      <Suspense fallback={<ClosetCards {...cards} to={DRAWN_AT_FIRST} />}>
        <LargeClosetGrid {...cards} drawnAtMost={drawsAll ? null : DRAWN_AT_FIRST} />
      </Suspense>
    </ErrorBoundary>
  )
}
