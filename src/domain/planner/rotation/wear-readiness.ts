import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { daysToRest, wearsBeforeWash } from './rest-and-laundry-rules.ts'
import { daysBetween } from '../../calendar-days.ts'
import type { WeekToSolve } from '../week-to-solve.ts'

/**
 * Whether a piece can be worn on a day: 'rested' yes, 'resting' too soon, 'to wash' after a wash, for which there are
 * days in between, 'worn out' needs a wash, and was worn just before or will be just after.
 */
export type WearReadiness = 'rested' | 'resting' | 'to wash' | 'worn out'

/** The pieces worn on each day of the week, Monday first; null for an open day. */
export type WornWeek = readonly (readonly StylistPiece[] | null)[]

/** Returns a function for the readiness of pieces on the day at index `at`, based on the wears of all other days. */
export function readinessOn(
  at: number,
  worn: WornWeek,
  days: WeekToSolve['days'],
): (piece: StylistPiece) => WearReadiness {
  const others = new Map<string, number[]>()
  for (const [day, pieces] of worn.entries()) {
    if (day === at) continue
    for (const { id } of pieces ?? []) others.set(id, [...(others.get(id) ?? []), day])
  }
  const date = days[at]?.date
  return (piece) => wearReadiness(piece, { date, at, wornOn: others.get(piece.id) ?? [] })
}

/** Like `readinessOn`, but counts only earlier days: of two wears too close together, the later one is the repeat. */
export function readinessSoFar(
  at: number,
  worn: WornWeek,
  days: WeekToSolve['days'],
): (piece: StylistPiece) => WearReadiness {
  return readinessOn(at, worn.slice(0, at), days)
}

interface WearContext {
  /** Date of the day, and its index in the week. */
  readonly date: CalendarDate | undefined
  readonly at: number
  /** Indexes of the other days on which the piece is worn. */
  readonly wornOn: readonly number[]
}

/** Returns the readiness of a piece on a day. */
export function wearReadiness(
  { garment, lastWornDate }: StylistPiece,
  { date, at, wornOn }: WearContext,
): WearReadiness {
  const limit = wearsBeforeWash(garment)
  const rest = daysToRest(garment)
  const isTooSoon = wornOn.some((day) => Math.abs(day - at) < rest)
  if (limit !== null && wornOn.length >= limit) return isTooSoon ? 'worn out' : 'to wash'
  if (isTooSoon) return 'resting'
  if (!date || lastWornDate === null || rest === 0) return 'rested'
  const since = daysBetween(lastWornDate, date)
  return since >= 0 && since < rest ? 'resting' : 'rested'
}
