import type { LeftOut, WeekDay } from '../../contract/planner.ts'
import type { DayWeather } from '../../contract/weather.ts'
import type { OfferedOutfit } from './offered-outfits.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'

/** A day that is to be dressed for. */
export interface DayToDress {
  readonly day: WeekDay
  /** As '2026-11-23'. */
  readonly date: string
  /** Null where no forecast reaches it and no place is known. */
  readonly weather: DayWeather | null
  /** The plan's theme and occasion, what the day of the week makes of them, and the weather. */
  readonly needs: OutfitNeeds
  /** What is locked or worn: it stays, and counts for the other days. Null for a day to be chosen. */
  readonly fixed: readonly StylistPiece[] | null
  /** Its own occasion, where it has one. */
  readonly ownOccasion?: string | null
  /** Why it gets no outfit; `fixed` is empty then. */
  readonly leftOut?: LeftOut | null
  /** Outfits that it had before; others are preferred. */
  readonly offered?: readonly OfferedOutfit[]
}

/** Seven days, one closet. */
export interface WeekToSolve {
  /** Monday first. */
  readonly days: readonly DayToDress[]
  /** What may be worn, each piece once. */
  readonly closet: readonly StylistPiece[]
  /** As '2026-11-23'. */
  readonly today: string
  /** Decides between what is equally good; the same seed gives the same week. */
  readonly seed: string
}

/** How a day was solved. */
export interface SolvedDay {
  readonly day: WeekDay
  /** Null where the closet has nothing to wear. */
  readonly outfit: Outfit | null
  /** Ids of pieces that come again sooner than they should, because nothing else was there. */
  readonly repeatedIds: readonly string[]
  readonly leftOut?: LeftOut | null
}
