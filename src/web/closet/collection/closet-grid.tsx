import { lazy, Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

const LargeClosetGrid = lazy(async () => ({
  default: (await import('./large-closet-grid.tsx')).LargeClosetGrid,
}))

// Up to this size rendering the whole grid is cheaper than virtualizing it.
const DRAWN_WHOLE_UP_TO = 100

// More than any screen shows at first: limits the server's HTML and the first render after a filter.
const DRAWN_AT_FIRST = 8

interface ClosetGridProps extends ClosetCardsProps {
  /** Identifies the filters and the order. Each view renders its first cards, then the rest in a transition. */
  readonly view: string
}

/** The collection as a grid of cards. */
export function ClosetGrid({ view, ...cards }: ClosetGridProps) {
  const drawnView = useDeferredValue<string | null>(view, null)
  if (drawnView !== view && cards.items.length > DRAWN_AT_FIRST)
    return <ClosetCards {...cards} to={DRAWN_AT_FIRST} />
  if (cards.items.length <= DRAWN_WHOLE_UP_TO) return <ClosetCards {...cards} />
  return (
    // Falls back to the whole grid if the code for virtualization fails to load.
    <ErrorBoundary fallback={<ClosetCards {...cards} />}>
      <Suspense fallback={<ClosetCards {...cards} to={DRAWN_WHOLE_UP_TO} />}>
        <LargeClosetGrid {...cards} />
      </Suspense>
    </ErrorBoundary>
  )
}
