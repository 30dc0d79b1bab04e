import type { DailyOutfit, PlannedPiece, WeeklyPlan } from '../../contract/planner/planner.ts'
import type { DayWeather } from '../../contract/weather.ts'
import type { FormerOutfits } from '../../domain/planner/re-solve/re-solve-day.ts'
import type { OfferedOutfit } from '../../domain/planner/rotation/offered-outfits.ts'
import { AppError } from '../http/app-error.ts'

/** A snapshot of a piece of a planned day. */
export type StoredPiece = Omit<PlannedPiece, 'isGone'>

/** The outfit of a day with its texts: the part of a day that changes with the outfit. */
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

/** The part of an outfit that undo needs; its texts are regenerated. */
export interface SetAside extends Pick<StoredDayOutfit, 'isLocked' | 'isByHand'> {
  readonly pieces: readonly StoredPiece[]
}

/** The user's wishes for a day. */
export type DayWishes = Pick<StoredDay, 'dayOfWeek' | 'occasion' | 'leftOut'>

export interface StoredDay
  extends StoredDayOutfit, Pick<DailyOutfit, 'id' | 'dayOfWeek' | 'date' | 'isWorn' | 'occasion' | 'note'> {
  /** The history entry of the worn day; null after its deletion, when the day is not worn any more. */
  readonly outfitHistoryId: string | null
  /** Outfits of earlier solutions of the day, oldest first. */
  readonly offered: readonly OfferedOutfit[]
  /** The outfit of a free day before it was left free; null for other days. */
  readonly setAside: SetAside | null
}

/** A stored plan and its seven days, Monday first. */
export interface StoredPlan {
  readonly plan: WeeklyPlan
  /** The seed that broke ties; '' if it was not recorded. */
  readonly solvedWith: string
  readonly days: readonly StoredDay[]
}

/** Current and earlier outfits of days. */
export function formerOutfits(days: readonly Pick<StoredDay, 'pieces' | 'offered'>[]): FormerOutfits {
  return {
    formerIds: new Set(days.flatMap(({ pieces }) => pieces.map(({ item }) => item.id))),
    offered: days.flatMap(({ offered }) => offered),
  }
}

/** Notes of a day that no other day of the week should repeat. */
export function notesOf({
  stylingNotes,
  weatherConsiderations,
}: Pick<StoredDayOutfit, 'stylingNotes' | 'weatherConsiderations'>): string[] {
  return [stylingNotes, weatherConsiderations]
}

/** URLs of the pictures that days show, or would show after undo. */
export function picturesOf(days: readonly Pick<StoredDay, 'pieces' | 'setAside'>[]): string[] {
  return days.flatMap(({ pieces, setAside }) =>
    [...pieces, ...(setAside?.pieces ?? [])].map(({ item }) => item.imageUrl),
  )
}

/**
 * Rejects another outfit for a worn day, because its wears are counted.
 * @throws AppError day_not_changeable
 */
export function rejectWornDay({ dayOfWeek, isWorn }: StoredDay): void {
  if (!isWorn) return
  const message = `${dayOfWeek} is marked as worn. Undo that to change the outfit.`
  throw new AppError('day_not_changeable', { message })
}

/** The weather that days were planned for, where known. */
export function weatherOfDays(days: readonly Pick<StoredDay, 'weather'>[]): DayWeather[] {
  return days.flatMap(({ weather }) => weather ?? [])
}
