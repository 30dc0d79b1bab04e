import type { DailyOutfit, PlanReply } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { whereabouts, type Whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import { today, isPast, type Clock } from '../ports/clock.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'

/** Builds the API's response of a plan and its days. Looks up whether their pieces still exist. */
export async function planReply(db: Database, { plan, days }: StoredPlan, clock: Clock): Promise<PlanReply> {
  const ids = days.flatMap(({ pieces }) => pieces.map(({ item }) => item.id))
  const known = await whereabouts(db, plan.userId, ids)
  const context = { plan, known, today: today(clock), now: clock.now() }
  return { plan, dailyOutfits: days.map((day) => toDailyOutfit(day, context)) }
}

function toDailyOutfit(
  day: StoredDay,
  context: {
    readonly plan: { readonly id: string }
    readonly known: ReadonlyMap<string, Whereabouts>
    readonly today: CalendarDate
    readonly now: Date
  },
): DailyOutfit {
  // A locked day ignores the wash: the user may wash the piece in time or wear it unwashed.
  const mindsWash = day.date >= context.today && !day.isLocked && !day.isWorn
  const pieces = day.pieces.map(({ slot, item, reasoning }) => {
    const now = context.known.get(item.id)
    return { slot, item, reasoning, isGone: now === 'gone' || (now === 'in the wash' && mindsWash) }
  })
  return {
    id: day.id,
    planId: context.plan.id,
    dayOfWeek: day.dayOfWeek,
    date: day.date,
    outfitDescription: day.outfitDescription,
    itemIds: [...day.itemIds],
    pieces,
    stylingNotes: day.stylingNotes,
    weatherConsiderations: day.weatherConsiderations,
    occasionDetails: day.occasionDetails,
    weather: day.weather,
    occasion: day.occasion,
    note: day.note,
    leftOut: day.leftOut,
    isByHand: day.isByHand && !day.isWorn,
    // A worn day counts as locked. Its own lock is kept for undo.
    isLocked: day.isLocked || day.isWorn,
    isWorn: day.isWorn,
    // A past day is never solved again.
    needsNewChoice: !day.isWorn && !isPast(day.date, context.now) && pieces.some(({ isGone }) => isGone),
  }
}
