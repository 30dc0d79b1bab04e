import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

const LargeClosetGrid = lazy(async () => ({
  default: (await import('./large-closet-grid.tsx')).LargeClosetGrid,
}))

// Up to here the whole grid costs the browser less than to reckon with a part of it.
const DRAWN_WHOLE_UP_TO = 100

// More than any screen shows at first: the server sends no more as HTML, and a filter draws no more at once.
const DRAWN_AT_FIRST = 8

interface ClosetGridProps extends ClosetCardsProps {
  /** What chose and sorted the pieces. Each view is drawn from its first cards on; the rest follow without a pause. */
  readonly view: string
}

/** The collection as a grid of cards. */
export function ClosetGrid({ view, ...cards }: ClosetGridProps) {
  const [drawnView, setDrawnView] = useState<string | null>(null)
  useEffect(() => startTransition(() => setDrawnView(view)), [view])
  if (drawnView !== view && cards.items.length > DRAWN_AT_FIRST)
    return <ClosetCards {...cards} to={DRAWN_AT_FIRST} />
  if (cards.items.length <= DRAWN_WHOLE_UP_TO) return <ClosetCards {...cards} />
  return (
    // Without the code that saves the browser work it works more.
    <ErrorBoundary fallback={<ClosetCards {...cards} />}>
      <Suspense fallback={<ClosetCards {...cards} to={DRAWN_WHOLE_UP_TO} />}>
        <LargeClosetGrid {...cards} />
      </Suspense>
    </ErrorBoundary>
  )
}
