import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { GarmentToFind } from '../to-find/garments-to-find.ts'
import type { AdviceInput } from './advice-input.ts'

export const HOT_CELSIUS = 28
const MILD_CELSIUS = 17
const BREEZY_CELSIUS = 21
const COLD_CELSIUS = 10
const COAT_CLO = 0.37
// A leather jacket is none for the snow.
const NEAR_FREEZING = 5
const FROST_COAT_CLO = 0.42
// From here a down coat or a parka; a wool coat is not enough.
const FREEZING_HARD = -15
const WINTER_COAT_CLO = 0.7
// Over a suit or a tuxedo goes a coat, no casual jacket.
const OVER_SUIT = 2.9
// Below, as in the hills or on the allotment, nobody wears a trench coat.
const TRENCH_FROM = 2.4
const TRENCH_IN_MUD_FROM = 3
// In formality: no short rain jackets from here.
const DRESSED_FROM = 3.4

/** Whether a layer adds something to what is worn, on such a day. */
export function isLayerOfUse(
  garment: Garment,
  worn: readonly Garment[],
  { celsius, reading }: AdviceInput,
): boolean {
  const { activities, formality, isWet, isWindy, setting } = reading.needs
  // The wind goes through a cardigan.
  if (isWindy && setting === 'outdoors' && hasTag(garment, ['cardigan', 'shawl'])) return false
  const [isSport, isOnBicycle] = [activities.includes('sport'), activities.includes('cycling')]
  if (isSport && !isWet && hasTag(garment, ['rain jacket', 'hoodie', 'sweatshirt'])) return false
  // Over a gown goes a shawl or a coat, over a suit no shawl.
  if (
    hasTag(garment, ['blazer', 'cardigan']) &&
    worn.some(({ tags }) => hasTag({ tags }, ['gown', 'evening']))
  )
    return false
  const isInDraft = reading.needs.profiles?.includes('cold room') === true
  const isOverTailoring = worn.some(({ slot, tags }) => slot === 'outer' && tags.has('tailored'))
  if (garment.tags.has('shawl') && isOverTailoring && !isInDraft) return false
  // Over a kurta goes a Nehru jacket, over a sari a shawl.
  const isTraditional = worn.some(({ culture, slot }) => culture !== null && slot !== 'shoes')
  const isCoat = hasTag(garment, ['shawl', 'coat', 'dress coat']) && !garment.tags.has('trench')
  const isWestern = garment.culture === null && !isCoat
  if (garment.culture !== null && worn.some(({ slot }) => slot === 'outer')) return false
  if (isTraditional && isWestern && !isWet && (celsius === null || celsius >= COLD_CELSIUS)) return false
  const isFreezingHard = celsius !== null && celsius <= FREEZING_HARD && !isSport
  if (isFreezingHard && garment.warmthClo < WINTER_COAT_CLO) return false
  // Skating outdoors is slow enough to freeze.
  const isOnIce = activities.includes('on ice') && setting !== 'indoors'
  const isDownOnIce = isOnIce && garment.tags.has('down')
  if ((isOnBicycle || isSport) && isLongCoat(garment) && !isDownOnIce) return false
  // Neither a shawl nor a blazer replaces a coat.
  const isCold = celsius !== null && celsius < COLD_CELSIUS && (!isSport || isOnIce)
  // One coat that is warm and keeps dry, in place of a second one over it.
  const isCoatForDry = hasTag(garment, ['coat', 'down']) && !keepsDry(garment)
  if (isCold && isWet && formality.ideal >= DRESSED_FROM && isCoatForDry) return false
  const isNearFreezing = celsius !== null && celsius < NEAR_FREEZING
  if (isNearFreezing && isOnIce && garment.tags.has('fleece')) return false
  if (
    isCold &&
    garment.warmthClo < (isNearFreezing ? FROST_COAT_CLO : COAT_CLO) &&
    !((isWet || isWindy) && garment.rain === 'keeps out')
  )
    return false
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  if (garment.tags.has('shawl')) {
    const isDraped = worn.some(({ slot, tags }) => slot === 'dress' && tags.has('traditional'))
    if (isWet || isCold || isHot || isDraped) return false
  }
  // In the heat nothing goes over a dress.
  if (isHot && !isWet && worn.some(({ slot }) => slot === 'dress')) return false
  const isOverOuter = worn.some(({ slot }) => slot === 'outer')
  // Over the suit on the way to the office.
  if (isOverOuter && isOnBicycle && garment.tags.has('cycling')) return true
  if (isOverOuter && (garment.tags.has('tailored') || garment.formality < OVER_SUIT)) return false
  const isKnitOverKnit =
    garment.tags.has('cardigan') && worn.some(({ tags }) => tags.has('sweater') || tags.has('turtleneck'))
  if (garment.tags.has('denim') && worn.some(({ tags }) => tags.has('denim'))) return false
  const isRepeat = (['cardigan', 'sweatshirt'] as const).some(
    (tag) => garment.tags.has(tag) && worn.some(({ tags }) => tags.has(tag)),
  )
  // Who is at home all day may still walk the dog.
  const staysIn = activities.includes('staying in') && !activities.includes('walking')
  return !isRepeat && !isKnitOverKnit && !staysIn
}

/** Whether the weather, the air conditioning or the asker's coverage calls for a layer like it. */
export function isForWeather(garment: Garment, { celsius, reading, asker }: AdviceInput): boolean {
  const isForCover = asker.wearer.coverage !== 'as I like' && garment.tags.has('shawl')
  const isForAircon = reading.needs.profiles?.includes('cold room') === true && garment.warmthClo < COAT_CLO
  const isBreezy = reading.needs.isWindy && celsius !== null && celsius < BREEZY_CELSIUS
  return (
    isBreezy ||
    (celsius !== null && celsius < MILD_CELSIUS) ||
    reading.needs.isWet ||
    isForCover ||
    isForAircon
  )
}

// It gets into the spokes, and in the way of a golf swing.
const isLongCoat = (garment: Garment) => hasTag(garment, ['coat', 'trench', 'dress coat'])

/** Whether a layer keeps its wearer dry. */
export function keepsDry({ rain, tags }: Garment): boolean {
  return rain === 'keeps out' || tags.has('trench')
}

/** Garments by how dressy they are, the dressiest first. */
export function dressiestFirst(all: readonly GarmentToFind[]): GarmentToFind[] {
  return all.toSorted((one, other) => other.piece.garment.formality - one.piece.garment.formality)
}

/** Layers against the rain, the most fitting first: however casual one is, it comes off at the door. */
export function rainLayers(wearable: readonly GarmentToFind[], { reading }: AdviceInput): GarmentToFind[] {
  const { activities, formality } = reading.needs
  const isOnBicycle = activities.includes('cycling')
  const layers = wearable.filter(
    ({ part, piece: { garment } }) =>
      part === 'layer' && keepsDry(garment) && !(isOnBicycle && isLongCoat(garment)),
  )
  const isInMud = reading.needs.profiles?.includes('mud') === true
  return formality.ideal < (isInMud ? TRENCH_IN_MUD_FROM : TRENCH_FROM)
    ? layers.toSorted((one, other) => one.piece.garment.formality - other.piece.garment.formality)
    : dressiestFirst(layers)
}
