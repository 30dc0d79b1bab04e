import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { hasWholeOutfit } from '../../../domain/closet/collection/has-whole-outfit.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { usePlannedWeekId } from '../../planner/use-planned-week-id.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ShortFailure } from '../../ui/short-failure.tsx'
import { StillNeeded } from './still-needed.tsx'
import { TodayLoading } from './today-loading.tsx'

const OutfitOfToday = lazyPart('today', async () => (await import('./outfit-of-today.tsx')).OutfitOfToday)
const ExampleOfToday = lazyPart('today', async () => (await import('./example-of-today.tsx')).ExampleOfToday)

interface TodaySectionProps {
  readonly today: CalendarDate
  /** Starts the week of `today`. */
  readonly monday: CalendarDate
}

/** The top of the home page: today's outfit, or what is missing for one. Reserves its space while loading. */
export function TodaySection({ today, monday }: TodaySectionProps) {
  const planId = usePlannedWeekId(monday)
  const { data: closet, isPending, isPlaceholderData } = useClosetItems()
  if (!closet && !isPending) return null
  // At first only the newest pieces of a large closet are loaded; the full closet has an outfit.
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

/** After an upgrade the server no longer has the code that an old page requests, so the retry reloads the page. */
function CodeMissing() {
  return (
    <ShortFailure className="tablet:py-10 py-8" onRetry={() => location.reload()}>
      Couldn't load this part.
    </ShortFailure>
  )
}
