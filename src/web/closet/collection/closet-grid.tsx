import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ClosetCards, type ClosetCardsProps } from './closet-cards.tsx'

const LargeClosetGrid = lazy(async () => ({
  default: (await import('./large-closet-grid.tsx')).LargeClosetGrid,
}))

// Up to here the whole grid costs the browser less than to reckon with a part of it.
const DRAWN_WHOLE_UP_TO = 100

// More than any first view shows: the server sends no more as HTML, and a slow phone takes over no more at once.
const DRAWN_AT_FIRST = 12

/** The collection as a grid of cards. */
export function ClosetGrid(props: ClosetCardsProps) {
  const isAtFirst = useSyncExternalStore(never, isFalse, isTrue)
  if (isAtFirst && props.items.length > DRAWN_AT_FIRST) return <ClosetCards {...props} to={DRAWN_AT_FIRST} />
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

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false
