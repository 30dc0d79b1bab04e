import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Route, Switch, useLocation } from 'wouter'
import { type EvaluatedProduct, LinkEvaluation } from './closet/add/link/link-evaluation.ts'
import { Header } from './frame/header.tsx'
import { LateOfflineNote } from './frame/late-offline-note.tsx'
import { TabBar } from './frame/tab-bar.tsx'
import { BrokenPage } from './pages/broken-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { OutfitRequestHost } from './pages/outfit/outfit-request-host.tsx'
import { LateToaster } from './ui/toasts/late-toaster.tsx'

const PlannerPage = lazy(async () => ({ default: (await import('./pages/planner-page.tsx')).PlannerPage }))
const TripsPage = lazy(async () => ({ default: (await import('./pages/trips-page.tsx')).TripsPage }))
const AddPage = lazy(async () => ({ default: (await import('./pages/add-page.tsx')).AddPage }))
const FeaturesPage = lazy(async () => ({ default: (await import('./pages/features-page.tsx')).FeaturesPage }))
const LinkWouldWear = lazy(async () => ({
  default: (await import('./pages/link-would-wear.tsx')).LinkWouldWear,
}))
const PairPage = lazy(async () => ({ default: (await import('./pages/pair-page.tsx')).PairPage }))
const SignInPage = lazy(async () => ({ default: (await import('./pages/sign-in-page.tsx')).SignInPage }))
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
}))

const evaluateLink = (product: EvaluatedProduct) => <LinkWouldWear product={product} />

/** The frame of every screen, and the routes. */
export function App() {
  const [path] = useLocation()
  if (path === '/sign-in' || path === '/pair')
    return (
      <ErrorBoundary FallbackComponent={BrokenPage}>
        <Suspense fallback={null}>{path === '/pair' ? <PairPage /> : <SignInPage />}</Suspense>
      </ErrorBoundary>
    )
  return (
    <ErrorBoundary FallbackComponent={BrokenPage}>
      <div className="tablet:pb-0 flex min-h-dvh flex-col pb-[calc(var(--tabbar)+env(safe-area-inset-bottom))]">
        <a
          href="#content"
          className="bg-press text-on-press type-name sr-only z-40 rounded-full px-5 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <Header />
        <LateOfflineNote />
        <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[path]}>
          <Suspense fallback={<main id="content" className="flex-1" />}>
            <LinkEvaluation value={evaluateLink}>
              <Switch>
                <Route path="/" component={HomePage} />
                <Route path="/outfit-planner" component={PlannerPage} />
                <Route path="/enhanced-features" component={FeaturesPage} />
                <Route path="/trips" component={TripsPage} />
                <Route path="/add" component={AddPage} />
                <Route component={NotFoundPage} />
              </Switch>
            </LinkEvaluation>
          </Suspense>
        </ErrorBoundary>
        <TabBar />
        <OutfitRequestHost />
        <LateToaster />
      </div>
    </ErrorBoundary>
  )
}
