import type { Garment, GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import type { GarmentSet } from '../../closet/garment-tags.ts'
import { isWholeSuit } from '../../closet/is-whole-suit.ts'
import { liesBeneath, liesOver } from '../layers/lies-over.ts'
import type { MissingSlot, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { extraRole } from './extra-role.ts'

/** How an outfit is built: in one piece, in two, or around a suit that is kept as one piece. */
export type OutfitForm = 'dress' | 'separates' | 'suit'

/** In the order in which an outfit is read from the outside to the feet. */
export const slotOrder: readonly GarmentSlot[] = [
  'outer',
  'mid',
  'dress',
  'top',
  'bottom',
  'shoes',
  'bag',
  'extra',
]

export const MOST_EXTRAS = 4
const OUTER_BELOW_CELSIUS = 18
const NO_OUTER_FROM_CELSIUS = 22
// A coat that keeps rain out is carried further.
const NO_RAINCOAT_FROM_CELSIUS = 26
const FREEZING_CELSIUS = 0

/** Whether the day asks for a coat or jacket: 'asked' it is part of the outfit, 'open' it may be. */
export function outerAsked(needs: OutfitNeeds | null): 'asked' | 'open' | 'no' {
  if (needs?.occasion?.activities.includes('staying in')) return 'no'
  const celsius = temperatureFor(needs)
  if (celsius === null) return 'open'
  // Who runs above freezing needs no jacket.
  const isRun = needs?.occasion?.activities.includes('sport') === true && celsius >= FREEZING_CELSIUS
  if (celsius < OUTER_BELOW_CELSIUS) return isRun ? 'open' : 'asked'
  const isWet = needs?.occasion?.isWet ?? false
  if (celsius < (isWet ? NO_RAINCOAT_FROM_CELSIUS : NO_OUTER_FROM_CELSIUS)) return 'open'
  // A jacket is part of being dressed up, in the heat too.
  const isDressy = (needs?.occasion?.formality.ideal ?? 0) >= 3.5
  return isDressy && celsius < 27 ? 'open' : 'no'
}

/** The places that the outfit is not complete without. */
export function neededSlots(form: OutfitForm, needs: OutfitNeeds | null): OwnSlot[] {
  const body: OwnSlot[] = form === 'dress' ? ['dress'] : ['top', 'bottom']
  return [...body, 'shoes', ...(outerAsked(needs) === 'asked' ? (['outer'] as const) : [])]
}

/** The form that pieces already have; null where they leave it open. */
export function formOf(pieces: readonly StylistPiece[]): OutfitForm | null {
  if (pieces.some(({ garment }) => garment.slot === 'dress')) return 'dress'
  const isInTwo = pieces.some(
    ({ garment }) => garment.slot === 'top' || garment.slot === 'bottom' || isWholeSuit(garment),
  )
  return isInTwo ? 'separates' : null
}

/**
 * Whether a piece has a place among the others: one a slot, up to four extras that are not worn in the same place, and over a
 * top or dress only what can be worn over it.
 */
export function hasPlace(piece: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  const { slot } = piece.garment
  const at = (...slots: readonly GarmentSlot[]) => pieces.some(({ garment }) => slots.includes(garment.slot))
  if (pieces.some(({ id }) => id === piece.id)) return false
  if (slot === 'bottom') return !at('dress', 'bottom') && !pieces.some((other) => isWholeSuit(other.garment))
  if (slot === 'dress')
    return !at('dress', 'bottom') && goesWithEach('top', piece, pieces) && isBeneathMid(piece, pieces)
  if (slot === 'top') return !at('top') && goesWithEach('dress', piece, pieces) && isBeneathMid(piece, pieces)
  if (isWholeSuit(piece.garment) && at('bottom', 'dress')) return false
  if (slot === 'outer') return !at('outer') && isOverMid(piece, pieces)
  if (slot === 'mid') return !at('mid') && isBetween(piece, pieces)
  if (slot !== 'extra') return !at(slot)
  const extras = pieces.filter(({ garment }) => garment.slot === 'extra')
  return (
    extras.length < MOST_EXTRAS &&
    extras.every(({ garment }) => extraRole(garment) !== extraRole(piece.garment))
  )
}

// Worn over a blouse of their own.
const overBlouse: ReadonlySet<GarmentSet> = new Set<GarmentSet>(['sari', 'tracht', 'bunad'])

/** Whether one of the two is the blouse that the other, a dress, is worn over: a sari and its blouse. */
export function areDressAndBlouse(one: Garment, other: Garment): boolean {
  return one.set !== null && one.set === other.set && overBlouse.has(one.set)
}

// A top and a dress are worn together only as these two.
function goesWithEach(slot: 'top' | 'dress', { garment }: StylistPiece, pieces: readonly StylistPiece[]) {
  return pieces.every((other) => other.garment.slot !== slot || areDressAndBlouse(garment, other.garment))
}

function isBeneathMid({ garment }: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  return pieces.every((other) => other.garment.slot !== 'mid' || liesOver(other.garment, garment))
}

function isOverMid({ garment }: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  return pieces.every((other) => other.garment.slot !== 'mid' || liesBeneath(other.garment, garment))
}

function isBetween({ garment: mid }: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  const under = pieces.find(({ garment: { slot } }) => slot === 'top' || slot === 'dress')
  const outer = pieces.find(({ garment }) => garment.slot === 'outer')
  return under !== undefined && liesOver(mid, under.garment) && liesBeneath(mid, outer?.garment ?? null)
}

/** The pieces from the outside to the feet. */
export function inSlotOrder(pieces: readonly StylistPiece[]): StylistPiece[] {
  return pieces.toSorted(
    (one, other) => slotOrder.indexOf(one.garment.slot) - slotOrder.indexOf(other.garment.slot),
  )
}

/** The places that the pieces take; a whole suit takes that of the trousers too. */
export function slotsFilled(pieces: readonly StylistPiece[]): ReadonlySet<GarmentSlot> {
  return new Set(
    pieces.flatMap(({ garment }) => (isWholeSuit(garment) ? [garment.slot, 'bottom'] : [garment.slot])),
  )
}

// In formality.
const FESTIVE_FROM = 3.4
const BAG_FROM = 1.6

// At a funeral, for farm work and with folk dress no bag is suggested.
function hasFreeHands(pieces: readonly StylistPiece[], { occasion }: OutfitNeeds): boolean {
  const { mood, formality, activities = [] } = occasion ?? {}
  const isOnTheWay = activities.includes('hiking') || activities.includes('traveling')
  const isFolkDress = pieces.some(({ garment: { culture, formality: own } }) => culture && own > FESTIVE_FROM)
  return isFolkDress || mood === 'grave' || (!isOnTheWay && (formality?.ideal ?? BAG_FROM) < BAG_FROM)
}

/** The needed places that nothing fills, and at most two that would lift the outfit: a bag, something warm or fine. */
export function missingSlots(
  pieces: readonly StylistPiece[],
  form: OutfitForm,
  needs: OutfitNeeds | null,
): MissingSlot[] {
  const filled = slotsFilled(pieces)
  const needed = neededSlots(form, needs).filter((slot) => !filled.has(slot))
  const better = (['bag', 'extra'] as const).filter(
    (slot) => needs && !filled.has(slot) && !(slot === 'bag' && hasFreeHands(pieces, needs)),
  )
  return [
    ...needed.map((slot) => ({ slot, isNeeded: true })),
    ...better.map((slot) => ({ slot, isNeeded: false })),
  ]
}
