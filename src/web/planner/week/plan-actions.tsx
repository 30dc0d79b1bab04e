import { useState } from 'react'
import { calendarFileAddress, type DailyOutfit, type WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { isOpenDay } from '../is-open-day.ts'

const CopyPlanDialog = lazyDialog(async () => (await import('./copy-plan-dialog.tsx')).CopyPlanDialog)

interface PlanActionsProps {
  readonly plan: WeeklyPlan
  readonly dailyOutfits: readonly DailyOutfit[]
  readonly isSolving: boolean
  readonly today: CalendarDate
  readonly onSolve: () => void
  readonly onOpen: (id: string) => void
}

const underlined = 'decoration-edge underline decoration-1 underline-offset-6'

/** Actions for a whole week. */
export function PlanActions({ plan, dailyOutfits, isSolving, today, onSolve, onOpen }: PlanActionsProps) {
  const [isCopying, setCopying] = useState(false)
  const open = dailyOutfits.filter((day) => isOpenDay(day, today)).length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {open > 0 && (
        <Button look="quiet" size="small" aria-disabled={isSolving} onClick={onSolve}>
          {isSolving ? 'Choosing...' : open < 7 ? 'Choose new outfits for open days' : 'Choose new outfits'}
        </Button>
      )}
      <Button look="text" size="small" className="px-1!" onClick={() => setCopying(true)}>
        <span className={underlined}>Copy to another week</span>
      </Button>
      <a
        href={calendarFileAddress(plan.id)}
        download
        className={classNames(buttonClass('text', 'small'), 'px-1!')}
      >
        <span className={underlined}>Download calendar file</span>
      </a>
      {isCopying && (
        <CopyPlanDialog plan={plan} today={today} onCopied={onOpen} onClose={() => setCopying(false)} />
      )}
    </div>
  )
}
