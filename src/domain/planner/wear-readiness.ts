import type { StylistPiece } from '../stylist/outfit.ts'
import { daysToRest, wearsBeforeWash } from './laundry-rules.ts'
import { daysBetween } from '../calendar-days.ts'
import type { WeekToSolve } from './week-to-solve.ts'

/**
 * Whether a piece may have its turn: 'rested' it may, 'resting' it would come sooner than it should, 'worn out' it was
 * worn as often as it can be before it is washed.
 */
export type WearReadiness = 'rested' | 'resting' | 'worn out'

/** What is worn on each day of the week, Monday first; null for a day that is still open. */
export type WornWeek = readonly (readonly StylistPiece[] | null)[]

/** Makes the question whose turn it is on the day at `at`, whatever is worn on that day now; the other days count. */
export function turnsOn(
  at: number,
  worn: WornWeek,
  days: WeekToSolve['days'],
): (piece: StylistPiece) => WearReadiness {
  const others = new Map<string, number[]>()
  for (const [day, pieces] of worn.entries()) {
    if (day === at) continue
    for (const { id } of pieces ?? []) others.set(id, [...(others.get(id) ?? []), day])
  }
  const date = days[at]?.date ?? ''
  return (piece) => turnOf(piece, { date, at, wornOn: others.get(piece.id) ?? [] })
}

/** As `turnsOn`, counting only the days before: of two wears too near, the later one is the repeat. */
export function turnsSoFar(
  at: number,
  worn: WornWeek,
  days: WeekToSolve['days'],
): (piece: StylistPiece) => WearReadiness {
  return turnsOn(at, worn.slice(0, at), days)
}

interface AskedTurn {
  /** Of the day that asks, and its place in the week. */
  readonly date: string
  readonly at: number
  /** Places in the week of the other days on which it is worn. */
  readonly wornOn: readonly number[]
}

/** Whether a piece may have its turn on a day. */
export function turnOf(
  { garment, lastWornDate }: StylistPiece,
  { date, at, wornOn }: AskedTurn,
): WearReadiness {
  const limit = wearsBeforeWash(garment)
  if (limit !== null && wornOn.length >= limit) return 'worn out'
  const rest = daysToRest(garment)
  if (wornOn.some((day) => Math.abs(day - at) < rest)) return 'resting'
  if (lastWornDate === null || rest === 0) return 'rested'
  const since = daysBetween(lastWornDate, date)
  return since >= 0 && since < rest ? 'resting' : 'rested'
}
