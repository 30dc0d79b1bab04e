import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import type { OwnSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { neededSlots } from '../stylist/search/outfit-slots.ts'
import { type DayChoices, dayChoices, type Suitability } from './day/day-choices.ts'
import { filteredChoices } from './day/filtered-choices.ts'
import { dressDay } from './day/dress-day.ts'
import { constraintsFromOtherDays } from './week/constraints-from-other-days.ts'
import { cachedPairFit } from './week/cached-pair-fit.ts'
import type { DayToDress } from './week-to-solve.ts'

interface ClosetForDay {
  readonly day: DayToDress
  /** Wearable pieces, each once. */
  readonly closet: readonly StylistPiece[]
  /** Breaks ties. */
  readonly seed: string
  /** Maximum number of outfits. */
  readonly count: number
}

/** Outfits of a closet for one day. */
interface DistinctOutfits {
  /** Complete outfits, best first; no two share a top or dress. */
  readonly outfits: readonly (readonly StylistPiece[])[]
  /** Slots without a bearable piece; empty if there is an outfit. */
  readonly lacking: readonly OwnSlot[]
}

/** Suitability from which the weather rules a piece out; see `Suitability`. */
const SPOILED: Suitability = 4
const BENT: Suitability = 1

/**
 * Returns alternative outfits for one day; yields every few milliseconds. Each outfit is chosen as if the previous ones
 * were worn on the days before, which keeps them distinct. Stops before an outfit with more faults than the previous
 * one. The order of the closet does not matter.
 */
export function* distinctOutfitsForDay({
  day,
  closet,
  seed,
  count,
}: ClosetForDay): Generator<undefined, DistinctOutfits> {
  const days = Array.from({ length: count }, () => day)
  const pieces = closet
    .map((piece) => notWornOn(piece, day.date))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const choices = filteredChoices(dayChoices(day, pieces), ({ suitability }) => suitability < SPOILED)
  yield
  const pair = cachedPairFit()
  const week = { days, closet: pieces, today: day.date, seed }
  const outfits: (readonly StylistPiece[])[] = []
  let mostFault = Number.POSITIVE_INFINITY
  let mostCombinationFaults = Number.POSITIVE_INFINITY
  while (outfits.length < count) {
    const at = outfits.length
    const worn = days.map((_, other) => outfits[other] ?? null)
    const dressed = yield* dressDay(day, choices, constraintsFromOtherDays(at, worn, week, pair))
    if (!dressed || dressed.score.lacks > 0 || dressed.score.hardFault > mostFault) break
    if (dressed.score.faultCount > mostCombinationFaults) break
    if (at > 0 && (!isDistinct(dressed.pieces, outfits) || !isSuited(dressed.pieces, choices))) break
    outfits.push(dressed.pieces)
    mostFault = dressed.score.hardFault
    mostCombinationFaults = dressed.score.faultCount
  }
  return { outfits, lacking: outfits.length > 0 ? [] : lackingFor(day, choices) }
}

// A wear logged for this very day must not rule the piece out.
function notWornOn(piece: StylistPiece, date: CalendarDate): StylistPiece {
  return piece.lastWornDate === date ? { ...piece, lastWornDate: null } : piece
}

function isDistinct(pieces: readonly StylistPiece[], outfits: readonly (readonly StylistPiece[])[]): boolean {
  const known = new Set(outfits.flat().map(({ id }) => id))
  return pieces.every(({ id, garment: { slot } }) => (slot !== 'top' && slot !== 'dress') || !known.has(id))
}

function isSuited(pieces: readonly StylistPiece[], choices: DayChoices): boolean {
  return pieces.every(({ id, garment }) =>
    choices[garment.slot].some(({ piece, suitability }) => piece.id === id && suitability <= BENT),
  )
}

function lackingFor({ needs }: DayToDress, choices: DayChoices): OwnSlot[] {
  const isCovered = (slot: OwnSlot) => (slot === 'top' || slot === 'bottom') && choices.dress.length > 0
  return neededSlots('separates', needs).filter((slot) => choices[slot].length === 0 && !isCovered(slot))
}
