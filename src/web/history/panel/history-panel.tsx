import { ArrowRight } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { historyInsights } from '../../../domain/history/history-insights.ts'
import { yearOf } from '../../../domain/words/dates.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { useLoadedCloset } from '../../stylist/looks/use-loaded-closet.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { useToday } from '../../ui/hooks/use-today.ts'
import { useHistory, useWornPieces } from '../history-queries.ts'
import { MoreInsights } from '../insights/more-insights.tsx'
import { Ratings } from '../insights/ratings.tsx'
import { ThreeFacts } from '../insights/three-facts.tsx'
import { HistoryList } from '../list/history-list.tsx'
import { HistoryFailed, HistorySkeleton, NoHistory } from './history-states.tsx'
import { reviewAddress } from '../review/review-address.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useLogToday, type PlanDayToLog } from './use-log-today.ts'

const LogDialog = lazyDialog(async () => (await import('../form/log-dialog.tsx')).LogDialog)

interface HistoryPanelProps {
  /** Today's planned outfit; null if none. */
  readonly today?: PlanDayToLog | null
  /** The calendar, which also shows plans. */
  readonly calendar?: ReactNode
}

/** The history: entries, ratings and insights, with buttons to log an outfit. */
export function HistoryPanel({ today: planned = null, calendar }: HistoryPanelProps) {
  const today = useToday()
  const { data: entries, error, refetch, isFetching } = useHistory()
  const { data: closet = [] } = useClosetItems()
  const actions = useEntryActions(today)
  const [edited, setEdited] = useState<OutfitHistory | 'new' | null>(null)
  const isFailed = error !== null && !entries && !isFetching
  return (
    <div className="tablet:beside-rail grid grid-cols-1 gap-8">
      <aside aria-label="Log an outfit and see insights" className="min-w-0">
        <LogButtons {...{ today, planned, entries }} onDetails={() => setEdited('new')} />
        {entries && entries.length > 0 && <HistoryInsights entries={entries} today={today} />}
      </aside>
      <div className="grid min-w-0 content-start gap-14">
        {isFailed && <HistoryFailed error={error} onRetry={() => void refetch()} />}
        {!isFailed && !entries && <HistorySkeleton />}
        {entries && calendar}
        {entries?.length === 0 && <NoHistory />}
        {entries && entries.length > 0 && (
          <HistoryList
            {...{ entries, closet, today }}
            errorMessage={actions.errorMessage}
            onRate={actions.rate}
            onRemove={actions.remove}
            onEdit={setEdited}
          />
        )}
      </div>
      {edited && (
        <LogDialog
          entry={edited === 'new' ? null : edited}
          entries={entries ?? []}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

interface LogButtonsProps {
  readonly today: CalendarDate
  readonly planned: PlanDayToLog | null
  /** Undefined until loaded. */
  readonly entries: readonly OutfitHistory[] | undefined
  readonly onDetails: () => void
}

function LogButtons({ today, planned, entries, onDetails }: LogButtonsProps) {
  const { log, isPending, hasFailed } = useLogToday(today, planned, entries)
  return (
    <div className="grid justify-items-center gap-1">
      <Button look="primary" className="w-full" aria-disabled={isPending} onClick={() => void log()}>
        {isPending ? 'Logging...' : "Log Today's Outfit"}
      </Button>
      <UnderlinedButton onClick={onDetails}>Log with details</UnderlinedButton>
      <p role="status" className="type-note text-thread empty:hidden">
        {hasFailed && "Couldn't log today's outfit. Try again."}
      </p>
    </div>
  )
}

function HistoryInsights({
  entries,
  today,
}: {
  readonly entries: readonly OutfitHistory[]
  readonly today: CalendarDate
}) {
  const closet = useLoadedCloset()
  const { data: worn } = useWornPieces()
  const insights = useMemo(
    () => worn && historyInsights({ entries, worn, closet: closet ?? [], today }),
    [entries, worn, closet, today],
  )
  if (!insights) return null
  return (
    <>
      <h2 className="sr-only">Insights</h2>
      <Ratings insights={insights} />
      <ThreeFacts insights={insights} />
      <MoreInsights insights={insights} />
      <Link
        href={reviewAddress(Number(yearOf(today)))}
        className="type-name border-line mt-4 flex items-center justify-between border-y py-3 hover:underline"
      >
        Your {yearOf(today)} in review
        <ArrowRight aria-hidden size={16} className="stroke-icon" />
      </Link>
    </>
  )
}
