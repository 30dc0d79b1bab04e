import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

const LargeClosetGrid = lazy(async () => ({
  default: (await import('./large-closet-grid.tsx')).LargeClosetGrid,
}))

// Up to here the whole grid costs the browser less than to reckon with a part of it.
const DRAWN_WHOLE_UP_TO = 100

/** The collection as a grid of cards. */
export function ClosetGrid(props: ClosetCardsProps) {
  if (props.items.length <= DRAWN_WHOLE_UP_TO) return <ClosetCards {...props} />
  return (
    // Without the code that saves the browser work it works more.
    <ErrorBoundary fallback={<ClosetCards {...props} />}>
      <Suspense fallback={<ClosetCards {...props} to={DRAWN_WHOLE_UP_TO} />}>
        <LargeClosetGrid {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
