import { useState } from 'react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { HIGH_RATING, type OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { Button } from '../../ui/button.tsx'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { monthAndYear, monthName, yearOf } from '../../../domain/words/dates.ts'
import { HistoryRow, type EntryActions } from './history-row.tsx'
import { counted, formatCount } from '../../../domain/words/english.ts'

/** Number of entries rendered per page. */
const PAGE = 40

const filters = [
  { value: 'all', text: 'All' },
  { value: 'high', text: 'Highly rated' },
] as const

interface HistoryListProps extends EntryActions {
  readonly entries: readonly OutfitHistory[]
  readonly closet: readonly ClosetItem[]
  readonly today: CalendarDate
  /** Error message if the last change was not saved. */
  readonly errorMessage: string | null
}

/** The logged outfits, latest day first. */
export function HistoryList({ entries, closet, today, errorMessage, ...actions }: HistoryListProps) {
  const [filter, setFilter] = useState<'all' | 'high'>('all')
  const [pages, setPages] = useState(1)
  const found = filter === 'all' ? entries : entries.filter(({ rating }) => (rating ?? 0) >= HIGH_RATING)
  const shown = found.slice(0, pages * PAGE)
  return (
    <section aria-labelledby="outfit-history" className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-3">
        <div>
          <h2 id="outfit-history" tabIndex={-1} className="type-title outline-none">
            Outfit history
          </h2>
          <p className="type-note text-quiet mt-1">{sinceWhen(entries, today)}</p>
        </div>
        <ChipRadios
          label="Outfits shown"
          options={filters}
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen)
            setPages(1)
          }}
        />
      </header>
      {errorMessage && (
        <p role="alert" className="type-ui text-thread pb-3">
          {errorMessage}
        </p>
      )}
      <ul className="border-ink border-t">
        {shown.map((entry) => (
          <HistoryRow key={entry.id} {...{ entry, closet, today }} {...actions} />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-quiet py-8">
          No outfits with {HIGH_RATING} stars or more yet. Rate an outfit at the end of its row.
        </p>
      )}
      {found.length > shown.length && (
        <div className="pt-5">
          <Button look="quiet" size="small" onClick={() => setPages(pages + 1)}>
            Show more of {formatCount(found.length)} outfits
          </Button>
        </div>
      )}
    </section>
  )
}

function sinceWhen(entries: readonly OutfitHistory[], today: CalendarDate): string {
  const first = entries.at(-1)?.wornDate
  if (!first) return ''
  const since = yearOf(first) === yearOf(today) ? monthName(first) : monthAndYear(first)
  return `${counted(entries.length, 'outfit')} since ${since}`
}
