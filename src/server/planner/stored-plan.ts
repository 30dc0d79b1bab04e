import type { DailyOutfit, PlannedPiece, WeeklyPlan } from '../../contract/planner.ts'
import type { DayWeather } from '../../contract/weather.ts'
import type { FormerOutfits } from '../../domain/planner/re-solve-day.ts'
import type { OfferedOutfit } from '../../domain/planner/offered-outfits.ts'
import { AppError } from '../http/app-error.ts'

/** A piece of a planned day, as it was when it was planned. */
export type StoredPiece = Omit<PlannedPiece, 'isGone'>

/** The outfit of a day and what is said of it; the rest of a day stays when another is chosen. */
export interface StoredDayOutfit extends Pick<
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
export interface SetAside extends Pick<StoredDayOutfit, 'isLocked' | 'isByHand'> {
  readonly pieces: readonly StoredPiece[]
}

/** What a plan says of a day besides its weather. */
export type DayWishes = Pick<StoredDay, 'dayOfWeek' | 'occasion' | 'leftOut'>

/** A day of a plan, as it is stored. */
export interface StoredDay
  extends StoredDayOutfit, Pick<DailyOutfit, 'id' | 'dayOfWeek' | 'date' | 'isWorn' | 'occasion' | 'note'> {
  /** The entry that was written when it was worn; null once that is deleted, and the day is not worn any more. */
  readonly outfitHistoryId: string | null
  /** The outfits that earlier solutions of the day had, the oldest first. */
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

/** What days wear now and were offered before. */
export function formerOutfits(days: readonly Pick<StoredDay, 'pieces' | 'offered'>[]): FormerOutfits {
  return {
    formerIds: new Set(days.flatMap(({ pieces }) => pieces.map(({ item }) => item.id))),
    offered: days.flatMap(({ offered }) => offered),
  }
}

/** What is said of a day that no other day of the week should say again. */
export function notesOf({
  stylingNotes,
  weatherConsiderations,
}: Pick<StoredDayOutfit, 'stylingNotes' | 'weatherConsiderations'>): string[] {
  return [stylingNotes, weatherConsiderations]
}

/** Addresses of the pictures that days show, or would show if undone. */
export function picturesOf(days: readonly Pick<StoredDay, 'pieces' | 'setAside'>[]): string[] {
  return days.flatMap(({ pieces, setAside }) =>
    [...pieces, ...(setAside?.pieces ?? [])].map(({ item }) => item.imageUrl),
  )
}

/**
 * Refuses another outfit for a day that was worn: its wears are counted.
 * @throws AppError day_not_changeable
 */
export function rejectWornDay({ dayOfWeek, isWorn }: StoredDay): void {
  if (!isWorn) return
  const message = `${dayOfWeek} is marked as worn. Undo that to change the outfit.`
  throw new AppError('day_not_changeable', { message })
}

/** The weather that days were planned for, where it was known. */
export function weatherOfDays(days: readonly Pick<StoredDay, 'weather'>[]): DayWeather[] {
  return days.flatMap(({ weather }) => weather ?? [])
}
