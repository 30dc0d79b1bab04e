import { useState } from 'react'
import type { OutfitHistory } from '../../../contract/history.ts'
import type { PlannedDay } from '../../../contract/planned-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CalendarDay } from '../../../domain/history/calendar-day.ts'
import type { LogStart } from '../../history/form/log-form-values.ts'
import { useHistory } from '../../history/history-queries.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { LoggedOutfit, NoOutfit, PlannedOutfit, WornByHand } from './day-outfits.tsx'
import { OutfitChoice } from './outfit-choice.tsx'
import { useLogDay } from './use-log-day.ts'

const LogDialog = lazyDialog(async () => (await import('../../history/form/log-dialog.tsx')).LogDialog)

interface DayPaneProps {
  readonly date: CalendarDate
  /** Undefined if the day has no data. */
  readonly day: CalendarDay | undefined
  readonly today: CalendarDate
}

/** The panel open over a day: the choice of another outfit, or the form; for an entry, or (null) a new one. */
type Opened =
  | { readonly as: 'choice'; readonly entry: OutfitHistory | null }
  | { readonly as: 'form'; readonly entry: OutfitHistory | null }

/** One day: the worn or planned outfit, with actions to log another one. */
export function DayPane({ date, day, today }: DayPaneProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data: entries = [] } = useHistory()
  const { log, change, errorMessage, isPending } = useLogDay(date)
  const planned = day?.planned ?? null
  const start: LogStart = { wornDate: date, occasion: planned?.occasion ?? 'casual' }
  if (opened?.as === 'choice') {
    const { entry } = opened
    return (
      <OutfitChoice
        without={[entry?.itemIds ?? (planned ? idsOf(planned) : [])]}
        onChoose={(itemIds) => {
          if (entry) change(entry, itemIds)
          else log({ itemIds, occasion: start.occasion ?? '' })
          setOpened(null)
        }}
        onPick={() => setOpened({ as: 'form', entry })}
        onClose={() => setOpened(null)}
      />
    )
  }
  return (
    <div className="grid gap-6">
      <Outfits
        {...{ date, day, today, isPending }}
        onEdit={(entry) => setOpened({ as: 'form', entry })}
        onOther={(entry) => setOpened({ as: 'choice', entry })}
        onWear={(plan) => log({ itemIds: idsOf(plan), occasion: plan.occasion })}
      />
      {errorMessage && (
        <p role="alert" className="type-ui text-thread">
          {errorMessage}
        </p>
      )}
      {opened && (
        <LogDialog entry={opened.entry} {...{ start, entries, today }} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}

interface OutfitsProps extends DayPaneProps {
  readonly isPending: boolean
  readonly onEdit: (entry: OutfitHistory) => void
  /** Null if nothing was logged. */
  readonly onOther: (entry: OutfitHistory | null) => void
  readonly onWear: (plan: PlannedDay) => void
}

function Outfits({ date, day, today, isPending, onEdit, onOther, onWear }: OutfitsProps) {
  const entries = day?.entries ?? []
  const byHand = day?.byHand ?? []
  const plan = entries.length === 0 ? (day?.planned ?? null) : null
  return (
    <>
      {entries.map((entry) => (
        <LoggedOutfit
          key={entry.id}
          {...{ entry, today }}
          onEdit={() => onEdit(entry)}
          onOther={() => onOther(entry)}
        />
      ))}
      {byHand.length > 0 && <WornByHand pieces={byHand} />}
      {plan && (
        <PlannedOutfit
          {...{ plan, today, isPending }}
          onWear={() => onWear(plan)}
          onOther={() => onOther(null)}
        />
      )}
      {entries.length === 0 && !plan && (
        <NoOutfit isPast={date <= today} hasWears={byHand.length > 0} onLog={() => onOther(null)} />
      )}
    </>
  )
}

function idsOf({ pieces }: PlannedDay): string[] {
  return pieces.filter(({ isGone }) => !isGone).map(({ id }) => id)
}
