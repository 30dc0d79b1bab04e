import type { LeftOut } from '../../contract/planner/planner.ts'
import type { WeekDay } from '../../contract/values/week-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { DayWeather } from '../../contract/weather.ts'
import type { OfferedOutfit } from './rotation/offered-outfits.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'

export interface DayToDress {
  readonly day: WeekDay
  readonly date: CalendarDate
  /** Null if there is no forecast and no location for an estimate. */
  readonly weather: DayWeather | null
  /** Derived from the plan's theme and occasion, the day of the week and the weather. */
  readonly needs: OutfitNeeds
  /** Locked or worn pieces, which stay and count as wears for the other days. Null for an open day. */
  readonly fixed: readonly StylistPiece[] | null
  /** The day's own occasion, if it has one. */
  readonly ownOccasion?: string | null
  /** Why the day gets no outfit; `fixed` is empty then. */
  readonly leftOut?: LeftOut | null
  /** Former outfits of the day, which rank last. */
  readonly offered?: readonly OfferedOutfit[]
}

/** A week to solve: seven days and one closet. */
export interface WeekToSolve {
  /** Monday first. */
  readonly days: readonly DayToDress[]
  /** Wearable pieces, each once. */
  readonly closet: readonly StylistPiece[]
  readonly today: CalendarDate
  /** Breaks ties; the same seed gives the same week. */
  readonly seed: string
}

/** The solution of a day. */
export interface SolvedDay {
  readonly day: WeekDay
  /** Null if the closet has nothing to wear. */
  readonly outfit: Outfit | null
  /** Ids of pieces repeated too soon for lack of alternatives. */
  readonly repeatedIds: readonly string[]
  readonly leftOut?: LeftOut | null
}
