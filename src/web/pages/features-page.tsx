import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../frame/page-title.ts'
import { HUB_PANEL_ID, HubCards, hubCards, type HubView, hubViews } from './hub/hub-cards.tsx'
import { PlatformOverview } from './hub/platform-overview.tsx'
import { NotificationsPanel, RecommendationsPanel, SocialPanel } from './hub/static-panels.tsx'
import { PageHead } from './page-head.tsx'
import { LoadError } from '../ui/load-error.tsx'

const TripsLine = lazy(async () => ({ default: (await import('../trips/trips-line.tsx')).TripsLine }))

const panels: Readonly<Record<HubView, ComponentType>> = {
  weather: lazy(async () => ({ default: (await import('./hub/weather-panel.tsx')).WeatherPanel })),
  history: lazy(async () => ({ default: (await import('./hub/hub-history.tsx')).HubHistory })),
  wishlist: lazy(async () => ({
    default: (await import('../wishlist/panel/wishlist-panel.tsx')).WishlistPanel,
  })),
  recommendations: RecommendationsPanel,
  social: SocialPanel,
  notifications: NotificationsPanel,
}

/** 'Enhanced Features': six cards, weather first, and the panel of the selected card. */
export function FeaturesPage() {
  const [path, go] = useLocation()
  const requestedView = new URLSearchParams(useSearch()).get('view')
  const view = hubViews.find((each) => each === requestedView) ?? 'weather'
  usePageTitle(view === 'weather' ? 'Enhanced Features' : hubCards[view].name)
  const Panel = panels[view]
  const isComing = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const choose = (chosen: HubView) => go(chosen === 'weather' ? path : `${path}?view=${chosen}`)
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3">
      <PageHead title="Enhanced Features" />
      <HubCards value={view} onChange={choose} />
      <div
        id={HUB_PANEL_ID}
        role="tabpanel"
        aria-labelledby={`hub-${view}`}
        // Reserves the height, so that the content below is not pushed down.
        className={`tablet:pt-12 pt-8 ${isComing ? 'min-h-dvh' : 'min-h-80'}`}
      >
        <ErrorBoundary FallbackComponent={BrokenPanel} resetKeys={[view]}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Panel />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Suspense fallback={null}>
        <TripsLine />
      </Suspense>
      <PlatformOverview />
    </main>
  )
}

/** Error state of a panel of the hub. */
function BrokenPanel({ resetErrorBoundary }: FallbackProps) {
  return (
    <LoadError title="Couldn't load this part" onRetry={resetErrorBoundary}>
      Nothing is lost. Try again or reload the page.
    </LoadError>
  )
}
