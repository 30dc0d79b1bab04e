import { useState } from 'react'
import type { PlanReply } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { useEntriesOfDay } from './use-entries-of-day.ts'
import { useOutfitsForDay } from '../../planner/outfits-for-day-query.ts'
import { usePlan } from '../../planner/planner-queries.ts'
import { TodayLoadError } from './today-load-error.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { PlannedToday } from './planned-today.tsx'
import { SuggestedToday } from './suggested-today.tsx'
import { orderOfOutfits, sameIds } from './order-of-outfits.ts'
import { TodayLoading } from './today-loading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

// Reads the names of the pieces, for which it loads the table of garments.
const WornToday = lazyPart('worn-today', async () => (await import('./worn-today.tsx')).WornToday)

interface OutfitOfTodayProps {
  /** Id of this week's plan; null if there is none. */
  readonly planId: string | null
  readonly today: CalendarDate
}

/**
 * What was worn today, otherwise the planned outfit, otherwise the closet's suggestions, which 'Another' steps through.
 */
export function OutfitOfToday({ planId, today }: OutfitOfTodayProps) {
  return planId ? <OfPlan planId={planId} today={today} /> : <Outfits plan={null} today={today} />
}

function OfPlan({ planId, today }: { readonly planId: string; readonly today: CalendarDate }) {
  const { data, isPending, error, refetch } = usePlan(planId)
  if (data) return <Outfits plan={data} today={today} />
  // A plan that failed to load may contain today, so nothing else is suggested.
  return isPending ? (
    <TodayLoading />
  ) : (
    <TodayLoadError error={error} today={today} onRetry={() => void refetch()} />
  )
}

interface OutfitsProps {
  readonly plan: PlanReply | null
  readonly today: CalendarDate
}

function Outfits({ plan, today }: OutfitsProps) {
  const [at, setAt] = useState(0)
  const [hasStepped, setHasStepped] = useState(false)
  // The ids of an outfit that was worn from here: it stays where its button is.
  const [wornHere, setWornHere] = useState<readonly string[]>([])
  const planned = plan?.dailyOutfits.find(({ date, pieces }) => date === today && pieces.length > 0)
  const { data, isPending, isFetching, error, refetch } = useOutfitsForDay(today, {
    // If the day is planned, only for 'Another'.
    enabled: !planned || at > 0,
  })
  const entries = useEntriesOfDay(today).filter(({ pieces }) => pieces.length > 0)
  const worn = entries.map(({ itemIds }) => itemIds)
  const others = data ? orderOfOutfits(data, planned ? [] : worn) : []
  const suggestions = planned
    ? others.filter(
        ({ pieces }) =>
          !sameIds(
            pieces.map(({ item }) => item.id),
            planned.itemIds,
          ),
      )
    : others
  const [latest] = entries
  const suggestedIds = others.map(({ pieces }) => pieces.map(({ item }) => item.id))
  const isShownAsWorn =
    planned?.isWorn || suggestedIds.some((suggested) => worn.some((ids) => sameIds(suggested, ids)))
  if (latest && !isShownAsWorn && !sameIds(latest.itemIds, wornHere))
    return (
      <WornToday
        entry={latest}
        count={entries.length}
        weather={planned?.weather ?? data?.weather ?? null}
        // The focus moves to the outfit that is shown instead.
        onUndo={() => setHasStepped(true)}
      />
    )
  const count = suggestions.length + (planned ? 1 : 0)
  const isEnd = data !== undefined && at >= count - 1
  const step = (to: number) => {
    setHasStepped(true)
    setAt(to)
  }
  const steps = {
    at,
    isPending: isFetching && !data,
    hasStepped,
    onAnother: () => {
      if (data && count <= 1) return showToast({ title: 'Nothing else fits today' })
      step(isEnd ? 0 : at + 1)
    },
    onBack: () => step(Math.max(0, at - 1)),
  }
  if (plan && planned && (at === 0 || (data && suggestions.length === 0)))
    return <PlannedToday plan={plan} day={planned} steps={steps} onWorn={setWornHere} />
  const outfit = suggestions[at - (planned ? 1 : 0)] ?? suggestions[0]
  if (data && outfit)
    return <SuggestedToday outfit={outfit} reply={data} steps={steps} onWorn={setWornHere} />
  if (data) return <NothingFits reply={data} />
  return isPending ? (
    <TodayLoading />
  ) : (
    <TodayLoadError error={error} today={today} onRetry={() => void refetch()} />
  )
}
