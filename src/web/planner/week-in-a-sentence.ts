import type { PlanReply } from '../../contract/planner.ts'
import { weekRange } from './week-range.ts'

/** A planned week in short: '23 to 29 November. Every day is dressed.' */
export function weekInASentence({ plan, dailyOutfits }: PlanReply): string {
  const monday = plan.weekStartDate
  const dressed = dailyOutfits.filter(({ pieces }) => pieces.length > 0).length
  const open = dailyOutfits.filter(({ needsNewChoice }) => needsNewChoice).map(({ dayOfWeek }) => dayOfWeek)
  const days = dressed === dailyOutfits.length ? 'Every day is dressed.' : `${dressed} of 7 days are dressed.`
  const choice = open.length > 0 ? ` ${open.join(', ')}: a new choice is due.` : ''
  return `${weekRange(monday, monday, 'long').replace(' – ', ' to ')}. ${days}${choice}`
}
