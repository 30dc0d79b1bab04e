import type { Garment, GarmentSlot, OwnSlot } from '../../closet/garment.ts'
import { hasTag, type GarmentSet, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { fitsUnder, fitsOver } from '../layers/fits-over.ts'
import type { MissingSlot, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { extraRole } from './extra-role.ts'

/** The form of an outfit: a dress, a top with a bottom, or a suit that is stored as one piece. */
export type OutfitForm = 'dress' | 'separates' | 'suit'

/** In display order: from the outside in, then down to the feet. */
// prettier-ignore
export const slotOrder: readonly GarmentSlot[] = ['outer', 'mid', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']

export const MAX_EXTRAS = 4
const OUTER_BELOW_CELSIUS = 18
const NO_OUTER_FROM_CELSIUS = 22
// Higher than `NO_OUTER_FROM_CELSIUS`, since a raincoat is of use at higher temperatures.
const NO_RAINCOAT_FROM_CELSIUS = 26
const FREEZING_CELSIUS = 0

/** Whether the day needs a coat or jacket. */
export function outerwearNeed(needs: OutfitNeeds | null): 'needed' | 'optional' | 'no' {
  if (needs?.occasion?.activities.includes('staying in')) return 'no'
  const celsius = temperatureFor(needs)
  if (celsius === null) return 'optional'
  // A run above freezing needs no jacket, nor does a class indoors.
  const isInGym = needs?.occasion?.setting === 'indoors'
  const isRun =
    needs?.occasion?.activities.includes('sport') === true && (isInGym || celsius >= FREEZING_CELSIUS)
  if (celsius < OUTER_BELOW_CELSIUS) return isRun ? 'optional' : 'needed'
  const isWet = needs?.occasion?.isWet ?? false
  if (celsius < (isWet ? NO_RAINCOAT_FROM_CELSIUS : NO_OUTER_FROM_CELSIUS)) return 'optional'
  // Dressy occasions may have a jacket in the heat too.
  const isDressy = (needs?.occasion?.formality.ideal ?? 0) >= 3.5
  return isDressy && celsius < 27 ? 'optional' : 'no'
}

/** The slots that a complete outfit fills. */
export function neededSlots(form: OutfitForm, needs: OutfitNeeds | null): OwnSlot[] {
  const body: OwnSlot[] = form === 'dress' ? ['dress'] : ['top', 'bottom']
  return [...body, 'shoes', ...(outerwearNeed(needs) === 'needed' ? (['outer'] as const) : [])]
}

/** The form that pieces imply; null if they leave it open. */
export function formOf(pieces: readonly StylistPiece[]): OutfitForm | null {
  if (pieces.some(({ garment }) => garment.slot === 'dress')) return 'dress'
  const isInTwo = pieces.some(
    ({ garment }) => garment.slot === 'top' || garment.slot === 'bottom' || isWholeSuit(garment),
  )
  return isInTwo ? 'separates' : null
}

/**
 * Whether a piece has a free slot among the others: one piece per slot, up to `MAX_EXTRAS` extras in different places,
 * and a mid layer only over a piece that it fits over.
 */
export function hasSlotAmong(piece: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  const { garment } = piece
  const { slot } = garment
  const find = (...slots: readonly GarmentSlot[]) =>
    pieces.find((other) => slots.includes(other.garment.slot))?.garment
  const at = (...slots: readonly GarmentSlot[]) => find(...slots) !== undefined
  const mid = find('mid')
  if (pieces.some(({ id }) => id === piece.id)) return false
  if (!goesWithDress(piece, pieces)) return false
  if (slot === 'bottom') return !at('bottom') && !pieces.some((other) => isWholeSuit(other.garment))
  if (slot === 'dress' || slot === 'top') return !at(slot) && (!mid || fitsOver(mid, garment))
  if (isWholeSuit(garment) && at('bottom', 'dress')) return false
  if (slot === 'outer') return !at('outer') && (!mid || fitsUnder(mid, garment))
  if (slot === 'mid') {
    const under = find('top', 'dress')
    return (
      !mid && under !== undefined && fitsOver(garment, under) && fitsUnder(garment, find('outer') ?? null)
    )
  }
  if (slot !== 'extra') return !at(slot)
  const extras = pieces.filter((other) => other.garment.slot === 'extra')
  const hasOwnPlace = extras.every((other) => extraRole(other.garment) !== extraRole(garment))
  return extras.length < MAX_EXTRAS && hasOwnPlace
}

// Dresses that are worn over their own blouse, and those that are worn over trousers.
const overBlouse: ReadonlySet<GarmentSet> = new Set<GarmentSet>(['sari', 'tracht', 'bunad'])
const overTrousers: ReadonlySet<GarmentSet> = new Set<GarmentSet>(['ao dai', 'kurta set'])
const MAX_YUKATA_FORMALITY = 2.8
const notUnderDress: readonly GarmentTag[] = ['skirt', 'shorts', 'athletic', 'sleepwear', 'jeans', 'denim']

/** Whether one garment is a dress and the other is worn with it: a sari and its blouse, dungarees and a T-shirt. */
export function areDressAndPart(one: Garment, other: Garment): boolean {
  const [dress, part] = one.slot === 'dress' ? [one, other] : [other, one]
  if (dress.slot !== 'dress') return false
  const isOfSet = dress.set !== null && dress.set === part.set
  // A kimono is worn with a hakama, not with other trousers; a yukata with neither.
  if (part.slot === 'bottom' && dress.culture === 'Japanese')
    return part.set === 'hakama' && dress.formality > MAX_YUKATA_FORMALITY
  if (part.slot === 'bottom')
    return dress.set !== null && overTrousers.has(dress.set) && (isOfSet || !hasTag(part, notUnderDress))
  if (dress.tags.has('overalls'))
    return part.layer === 'base' && part.culture === null && part.purpose === null
  return isOfSet && overBlouse.has(part.set)
}

/** True for tops, bottoms and dresses: the clothes that an outfit can't be without. */
export const isBody = ({ slot }: Pick<Garment, 'slot'>): boolean =>
  slot === 'dress' || slot === 'top' || slot === 'bottom'

/** Whether a dress has no top or trousers among the pieces, or the reverse, other than its own. */
export function goesWithDress({ garment }: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  const isDress = garment.slot === 'dress'
  const others = isBody(garment) ? pieces.map((piece) => piece.garment).filter(isBody) : []
  return others.every((other) => isDress === (other.slot === 'dress') || areDressAndPart(garment, other))
}

/** The pieces in the order of `slotOrder`. */
export function inSlotOrder(pieces: readonly StylistPiece[]): StylistPiece[] {
  return pieces.toSorted(
    (one, other) => slotOrder.indexOf(one.garment.slot) - slotOrder.indexOf(other.garment.slot),
  )
}

/** The slots that the pieces fill; a suit stored as one piece also fills that of the trousers. */
export function filledSlots(pieces: readonly StylistPiece[]): ReadonlySet<GarmentSlot> {
  return new Set(
    pieces.flatMap(({ garment }) => (isWholeSuit(garment) ? [garment.slot, 'bottom'] : [garment.slot])),
  )
}

// On the scale of `Garment.formality`.
const FESTIVE_FROM = 3.4
const BAG_FROM = 1.6

// No bag is suggested at a funeral, for rough work, or with festive folk dress.
function hasFreeHands(pieces: readonly StylistPiece[], { occasion }: OutfitNeeds): boolean {
  const { mood, formality, activities = [] } = occasion ?? {}
  const isOnTheWay = activities.includes('hiking') || activities.includes('traveling')
  const isFolkDress = pieces.some(({ garment: { culture, formality: own } }) => culture && own > FESTIVE_FROM)
  return isFolkDress || mood === 'grave' || (!isOnTheWay && (formality?.ideal ?? BAG_FROM) < BAG_FROM)
}

/** The needed slots that are empty, then the optional ones that would improve the outfit: bag and extra. */
export function missingSlots(
  pieces: readonly StylistPiece[],
  form: OutfitForm,
  needs: OutfitNeeds | null,
): MissingSlot[] {
  const filled = filledSlots(pieces)
  const needed = neededSlots(form, needs).filter((slot) => !filled.has(slot))
  const better = (['bag', 'extra'] as const).filter(
    (slot) => needs && !filled.has(slot) && !(slot === 'bag' && hasFreeHands(pieces, needs)),
  )
  return [
    ...needed.map((slot) => ({ slot, isNeeded: true })),
    ...better.map((slot) => ({ slot, isNeeded: false })),
  ]
}

/** An empty list for each slot. */
// prettier-ignore
export const inEachSlot = <Value>(): Record<GarmentSlot, Value[]> => ({
  outer: [], mid: [], dress: [], top: [], bottom: [], shoes: [], bag: [], extra: [],
})
