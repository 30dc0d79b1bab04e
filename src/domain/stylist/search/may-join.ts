import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import { OPEN_SHOES_FROM_CELSIUS } from '../../weather/is-too-bare.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { seasonsFor } from '../score/seasons-for.ts'
import { showsSkin } from '../score/shows-skin.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { isNearSeason } from './is-near-season.ts'
import { isWornFor } from './is-worn-for.ts'
import type { Strictness } from './strictness.ts'

// Steps of formality outside what the occasion asks for: beyond these a missing piece is better than this one.
const formalityMargin: Readonly<Record<Strictness, number>> = { strict: 0.1, lenient: 0.6, makeshift: 0.6 }
// A coat is taken off at the door, and on a day told to be cold it is worn whatever the occasion; a jacket of a suit is no coat.
const COAT_MARGIN = 1
const tailored = kindSet('blazer', 'waistcoat')
const wornOpen = kindSet('knit-vest', 'waistcoat', 'blazer')
// A dress to the floor bends no dress code.
const EVENING_WEAR = 4.5
const COAT_BELOW_CELSIUS = 12
const KNIT_MARGIN = 1
const WARM_TOP_CLO = 0.25
const FROST_CELSIUS = 3
const COLD_CELSIUS = 8
const WARM_COAT_CLO = 0.5
const HOT_CELSIUS = 24
const HEAVY_CLO = 0.32

const slippery = kindSet('pumps', 'sandals', 'ballet-flats', 'loafers', 'oxfords')
const notForSport = kindSet('pumps', 'sandals', 'ballet-flats', 'loafers', 'oxfords', 'tall-boots')

/** Makes the question whether a garment may be put in an outfit for `needs` at all. */
export function mayJoin(needs: OutfitNeeds, strictness: Strictness): (garment: Garment) => boolean {
  const seasons = seasonsFor(needs)
  const celsius = temperatureFor(needs)
  const { occasion } = needs
  const isTold = occasion !== null && occasion.temperatureCelsius !== null
  return (garment) =>
    suitsWearer(garment, needs.wearer) &&
    !(strictness === 'strict' && isWornOpen(garment)) &&
    isNearSeason(garment, needs, seasons, strictness) &&
    isWornFor(garment, needs, strictness) &&
    suitsDegrees(garment, celsius, strictness) &&
    (occasion === null || suitsOccasion(garment, occasion, strictness)) &&
    (occasion === null || isNearFormality(garment, occasion, marginOf(garment, celsius, isTold, strictness)))
}

// Made to be worn over something: as the only top it is second to a shirt or sweater.
function isWornOpen({ slot, kind }: Garment): boolean {
  return slot === 'top' && kind !== null && wornOpen.has(kind)
}

function marginOf(
  { slot, kind, warmthClo }: Garment,
  celsius: number | null,
  isTold: boolean,
  strictness: Strictness,
): number {
  const isCoat = slot === 'outer' && celsius !== null && celsius < COAT_BELOW_CELSIUS
  if (strictness === 'strict') return formalityMargin.strict
  if (isTold && isKnitInFrost(slot, warmthClo, celsius)) return KNIT_MARGIN
  if (!isCoat) return formalityMargin[strictness]
  const isFrozen = isTold && celsius <= COLD_CELSIUS && !(kind && tailored.has(kind))
  return isFrozen ? Number.POSITIVE_INFINITY : COAT_MARGIN
}

// Under the coat the warm sweater is better than a T-shirt that suits the place.
function isKnitInFrost(slot: GarmentSlot, clo: number, celsius: number | null): boolean {
  return slot === 'top' && clo >= WARM_TOP_CLO && celsius !== null && celsius <= FROST_CELSIUS
}

function isNearFormality({ formality, slot }: Garment, { formality: asked }: OccasionNeeds, margin: number) {
  const isGown = slot === 'dress' && formality >= EVENING_WEAR
  const above = isGown ? formalityMargin.strict : margin
  return formality >= asked.least - margin && formality <= asked.most + above
}

function suitsDegrees(garment: Garment, celsius: number | null, strictness: Strictness): boolean {
  if (celsius === null) return true
  if (garment.slot === 'outer' && celsius <= COLD_CELSIUS)
    return strictness === 'makeshift' || garment.warmthClo >= WARM_COAT_CLO
  if (garment.slot === 'shoes') return !garment.isOpen || celsius >= OPEN_SHOES_FROM_CELSIUS
  return celsius < HOT_CELSIUS || garment.warmthClo <= HEAVY_CLO
}

function suitsOccasion(garment: Garment, occasion: OccasionNeeds, strictness: Strictness): boolean {
  return (
    !(occasion.asksCover && showsSkin(garment)) &&
    !(occasion.isWet && isSpoiledByRain(garment)) &&
    !isAvoided(garment, occasion, strictness) &&
    suitsActivities(garment, occasion)
  )
}

// A shirt or a cardigan under a coat stays dry; jewelry does not mind.
function isSpoiledByRain({ slot, rain }: Garment): boolean {
  return rain === 'spoils' && slot !== 'top' && slot !== 'mid' && slot !== 'extra'
}

function isAvoided(
  { slot, color }: Garment,
  { avoidColors }: OccasionNeeds,
  strictness: Strictness,
): boolean {
  // A white shirt at a wedding is no white dress.
  const isLarge = slot === 'dress' || slot === 'outer' || slot === 'bottom'
  if (!isLarge && !((slot === 'top' || slot === 'mid') && strictness === 'strict')) return false
  return color !== null && avoidColors.some(({ family }) => family === color.family)
}

function suitsActivities({ slot, kind, isOpen }: Garment, { activities }: OccasionNeeds): boolean {
  if (slot !== 'shoes') return true
  if (activities.includes('on ice') && (isOpen || (kind !== null && slippery.has(kind)))) return false
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  return !(isSporty && kind !== null && notForSport.has(kind))
}

function kindSet(...kinds: readonly GarmentKind[]): ReadonlySet<GarmentKind> {
  return new Set(kinds)
}
