import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { hasWholeOutfit } from '../../../domain/closet/has-whole-outfit.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { usePlannedWeekId } from '../../planner/use-planned-week-id.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ShortFailure } from '../../ui/short-failure.tsx'
import { StillNeeded } from './still-needed.tsx'
import { TodayLoading } from './today-loading.tsx'

const OutfitOfToday = lazyPart('today', async () => (await import('./outfit-of-today.tsx')).OutfitOfToday)
const ExampleOfToday = lazyPart('today', async () => (await import('./example-of-today.tsx')).ExampleOfToday)

interface TodaySectionProps {
  /** Both as '2026-11-23'; `monday` begins the week of `today`. */
  readonly today: string
  readonly monday: string
}

/** The first thing on the home page: what to wear today, or what it will be. Its place is reserved while it loads. */
export function TodaySection({ today, monday }: TodaySectionProps) {
  const planId = usePlannedWeekId(monday)
  const { data: closet, isPending, isPlaceholderData } = useClosetItems()
  if (!closet && !isPending) return null
  // Of a large closet only the newest pieces are here at first; all of them make an outfit.
  const hasOutfit = isPlaceholderData || hasWholeOutfit(closet ?? [])
  const isSmall = closet !== undefined && closet.length > 0 && !planId && !hasOutfit
  const content = !closet ? (
    <TodayLoading />
  ) : planId || hasOutfit ? (
    <OutfitOfToday {...{ planId, today }} />
  ) : isSmall ? (
    <StillNeeded closet={closet} />
  ) : (
    <ExampleOfToday today={today} />
  )
  return (
    <section aria-label="Today" className={`measure tablet:pt-8 tablet:pb-6 pb-4 ${isSmall ? 'pt-6' : ''}`}>
      <ErrorBoundary fallback={<CodeMissing />}>
        <Suspense fallback={<TodayLoading />}>{content}</Suspense>
      </ErrorBoundary>
    </section>
  )
}

/** After an upgrade the server no longer has the code that the old page asks for, so the retry reloads the page. */
function CodeMissing() {
  return (
    <ShortFailure className="tablet:py-10 py-8" onRetry={() => location.reload()}>
      Couldn't load this part.
    </ShortFailure>
  )
}
