import type { DailyOutfit, PlannedPiece, WeeklyPlan } from '../../contract/planner.ts'
import type { OfferedOutfit } from '../../domain/planner/offered-outfits.ts'

/** A piece of a planned day, as it was when it was planned. */
export type StoredPiece = Omit<PlannedPiece, 'isGone'>

/** The outfit of a day and what is said of it; the rest of a day stays when another is chosen. */
export interface DayOutfit extends Pick<
  DailyOutfit,
  | 'itemIds'
  | 'outfitDescription'
  | 'stylingNotes'
  | 'weatherConsiderations'
  | 'occasionDetails'
  | 'weather'
  | 'isLocked'
  | 'isByHand'
  | 'leftOut'
> {
  readonly pieces: readonly StoredPiece[]
}

/** What undo needs of an outfit; its texts are written again. */
export interface SetAside extends Pick<DayOutfit, 'isLocked' | 'isByHand'> {
  readonly pieces: readonly StoredPiece[]
}

/** What a plan says of a day besides its weather. */
export type DayWishes = Pick<StoredDay, 'dayOfWeek' | 'occasion' | 'leftOut'>

/** A day of a plan, as it is stored. */
export interface StoredDay
  extends DayOutfit, Pick<DailyOutfit, 'id' | 'dayOfWeek' | 'date' | 'isWorn' | 'occasion' | 'note'> {
  /** The entry that was written when it was worn; null once that is deleted, and the day is not worn any more. */
  readonly outfitHistoryId: string | null
  /** What had its turn when the day was chosen anew, the oldest first. */
  readonly offered: readonly OfferedOutfit[]
  /** The outfit it had before it was left free; null for any other day. */
  readonly setAside: SetAside | null
}

/** A plan and its seven days, Monday first, as they are stored. */
export interface StoredPlan {
  readonly plan: WeeklyPlan
  /** The seed that decided between what was equally good; '' where nobody noted it. */
  readonly solvedWith: string
  readonly days: readonly StoredDay[]
}
