import type { GarmentSlot, OwnSlot } from '../closet/garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { neededSlots } from '../stylist/search/slots-asked.ts'
import { type DayChoices, dayChoices, type Suitability } from './day-choices.ts'
import { dressDay } from './dress-day.ts'
import { constraintsFromOtherDays } from './constraints-from-other-days.ts'
import { pairsOnce } from './pairs-once.ts'
import type { DayToDress } from './week-to-solve.ts'

interface ClosetForDay {
  readonly day: DayToDress
  /** What may be worn, each piece once. */
  readonly closet: readonly StylistPiece[]
  /** Decides between what is equally good. */
  readonly seed: string
  /** Outfits wanted at most. */
  readonly count: number
}

/** What a closet has for one day. */
interface DistinctOutfits {
  /** Whole outfits, the best first, no two with the same top or dress. */
  readonly outfits: readonly (readonly StylistPiece[])[]
  /** Places for which nothing that bears the day is there; none where there is an outfit. */
  readonly lacking: readonly OwnSlot[]
}

/** From here on the weather is bad for a piece; the one before it is for another occasion or season. */
const SPOILED: Suitability = 4
const BENT: Suitability = 1

/**
 * The outfits of a closet for one day beside each other, a few milliseconds at a time. Each is chosen as if the ones
 * before it were worn the days before, so that they have little in common, but never one more at fault. The same closet in any order gives the same.
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
  const choices = bearable(dayChoices(day, pieces))
  yield
  const pair = pairsOnce()
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
    if (at > 0 && (!isUnlike(dressed.pieces, outfits) || !isSuited(dressed.pieces, choices))) break
    outfits.push(dressed.pieces)
    mostFault = dressed.score.hardFault
    mostCombinationFaults = dressed.score.faultCount
  }
  return { outfits, lacking: outfits.length > 0 ? [] : lackingFor(day, choices) }
}

// What was put on today is no reason to suggest something else for the same day.
function notWornOn(piece: StylistPiece, date: string): StylistPiece {
  return piece.lastWornDate === date ? { ...piece, lastWornDate: null } : piece
}

function bearable({ outer, mid, dress, top, bottom, shoes, bag, extra }: DayChoices): DayChoices {
  return {
    outer: unspoiled(outer),
    mid: unspoiled(mid),
    dress: unspoiled(dress),
    top: unspoiled(top),
    bottom: unspoiled(bottom),
    shoes: unspoiled(shoes),
    bag: unspoiled(bag),
    extra: unspoiled(extra),
  }
}

function unspoiled(choices: DayChoices[GarmentSlot]): DayChoices[GarmentSlot] {
  return choices.filter(({ suitability }) => suitability < SPOILED)
}

function isUnlike(pieces: readonly StylistPiece[], outfits: readonly (readonly StylistPiece[])[]): boolean {
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
