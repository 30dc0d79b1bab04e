import type { PlanReply } from '../../contract/planner/planner.ts'
import { weekRange } from './week-range.ts'

/** A planned week in short: 'November 23 to 29. All 7 days planned.' */
export function weekInASentence({ plan, dailyOutfits }: PlanReply): string {
  const monday = plan.weekStartDate
  const dressed = dailyOutfits.filter(({ pieces }) => pieces.length > 0).length
  const open = dailyOutfits.filter(({ needsNewChoice }) => needsNewChoice).map(({ dayOfWeek }) => dayOfWeek)
  const free = dailyOutfits.filter(({ leftOut }) => leftOut === 'free').length
  const days =
    dressed === dailyOutfits.length
      ? 'All 7 days planned.'
      : `${dressed} of 7 days planned${free > 0 ? `, ${free} left free` : ''}.`
  const choice = open.length > 0 ? ` Choose a new outfit for ${open.join(', ')}.` : ''
  return `${weekRange(monday, monday, 'long').replace(/ ?– ?/, ' to ')}. ${days}${choice}`
}
