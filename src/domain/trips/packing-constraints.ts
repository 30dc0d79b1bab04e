import type { Garment, GarmentSlot } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/tags/garment-tags.ts'
import { seededRandomOf } from '../planner/rotation/seeded-random-of.ts'
import type { OtherDays } from '../planner/day/day-space.ts'
import type { WornWeek } from '../planner/rotation/wear-readiness.ts'
import type { Variety } from '../planner/rotation/week-variety.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { isBody } from '../stylist/search/outfit-slots.ts'
import { tripReadiness } from './laundry-on-trip.ts'
import { pieceLoad } from './piece-load.ts'
import { TRAVEL_AT, type TripToPack } from './trip-to-pack.ts'

// Points of the score per unit of fit, as in the planner.
const POINTS = 24
// Cost in fit of packing a further piece.
const newPiece: Readonly<Record<GarmentSlot, number>> = {
  top: 0.2,
  mid: 0.3,
  dress: 0.35,
  bottom: 0.4,
  bag: 0.5,
  extra: 0.15,
  shoes: 0.8,
  outer: 0.8,
}
// Of the first bag, and of what keeps warm or dry: small, and worn every day at no further cost.
const FOR_EVERY_DAY = 0.02
const forWeather: readonly GarmentTag[] = ['winter scarf', 'warm accessory', 'gloves', 'beanie', 'umbrella']
// Dressy days reduce that cost: wedding clothes may be worn only once.
const DRESSY_FROM = 3.4
const DRESSY_SHARE = 0.4
// Bonus for wearing a piece that the user put on the list.
const KEPT_GAIN = 0.3
const EACH_WEAR = 0.02
const NEXT_DAY = 0.08
// Cost of each repeat of the same top and bottom, or the same dress.
const SAME_PAIR = 0.28
// Bonus for wearing bulky pieces, such as boots and a parka, while traveling.
const BULKY_GAIN_PER_LITER = 0.04
const CHANCE = 0.02

/** Returns the constraints on the day at index `at`: pieces worn on other days are packed, all others cost. */
export function packingConstraints(
  at: number,
  worn: WornWeek,
  trip: TripToPack,
  pair: OtherDays['pair'],
): OtherDays {
  return {
    readiness: tripReadiness(at, worn, trip.laundryEvery),
    variety: packingVariety(at, worn, trip),
    pair,
  }
}

function packingVariety(at: number, worn: WornWeek, { days, keptIds, seed }: TripToPack): Variety {
  const formality = days[at]?.needs.occasion?.formality.ideal ?? 0
  const newness = formality >= DRESSY_FROM ? DRESSY_SHARE : 1
  const wears = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const [day, pieces] of worn.entries()) {
    if (day === at || !pieces) continue
    for (const { id } of pieces) wears.set(id, (wears.get(id) ?? 0) + 1)
    const pair = pairOf(pieces)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const hasBag = worn.some(
    (pieces, day) => day !== at && pieces?.some(({ garment }) => garment.slot === 'bag'),
  )
  const costOf = ({ slot, tags }: Garment, isPacked: boolean, worns: number) => {
    const isForEveryDay =
      slot === 'extra' ? hasTag({ tags }, forWeather) : slot === 'bag' && (isPacked || !hasBag)
    if (isForEveryDay) return isPacked ? 0 : FOR_EVERY_DAY
    return isPacked ? EACH_WEAR * worns : newness * newPiece[slot]
  }
  const nextDays = new Set([worn[at - 1], worn[at + 1]].flatMap((pieces) => clothesOf(pieces ?? [])))
  const pieceCost = (piece: StylistPiece) => {
    const worns = wears.get(piece.id) ?? 0
    const isPacked = worns > 0 || keptIds.has(piece.id)
    return (
      costOf(piece.garment, isPacked, worns) -
      (keptIds.has(piece.id) && worns === 0 ? KEPT_GAIN : 0) +
      (nextDays.has(piece.id) ? NEXT_DAY : 0) -
      (at === TRAVEL_AT ? bulkyGain(piece) : 0) +
      CHANCE * seededRandomOf(piece, seed)
    )
  }
  const outfitCost = (pieces: readonly StylistPiece[]) =>
    POINTS *
    (pieces.reduce((sum, piece) => sum + pieceCost(piece), 0) + SAME_PAIR * (pairs.get(pairOf(pieces)) ?? 0))
  // SAME_PAIR is the only cost of a repeated pair; a small bag may require it.
  return { pieceCost, outfitCost, daysOfPair: () => 0 }
}

function bulkyGain({ garment }: StylistPiece): number {
  const isOutside = garment.slot === 'outer' || garment.slot === 'shoes'
  return isOutside ? BULKY_GAIN_PER_LITER * pieceLoad(garment).liters : 0
}

// Returns a key for the top and bottom, or the dress, of an outfit.
function pairOf(pieces: readonly StylistPiece[]): string {
  return clothesOf(pieces).toSorted().join(' ')
}

function clothesOf(pieces: readonly StylistPiece[]): string[] {
  return pieces.filter(({ garment }) => isBody(garment)).map(({ id }) => id)
}
