import { plainText } from '../occasions/matching/clauses.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import { ruleAgainst } from './garment-rules.ts'
import { eventGroups } from './advice-lists.ts'

export const HOT_CELSIUS = 28
const MILD_CELSIUS = 17
const BREEZY_CELSIUS = 21
// Wind after sunset cools even a summer evening.
const BREEZY_EVENING_CELSIUS = 27
export const COLD_CELSIUS = 10
const COAT_CLO = 0.37
// Degrees Celsius below which a leather jacket is not warm enough.
const NEAR_FREEZING = 5
const FROST_COAT_CLO = 0.42
// Degrees Celsius from which a down coat or parka is needed instead of a wool coat.
const FREEZING_HARD = -15
const WINTER_COAT_CLO = 0.7
// Formality below which a trench coat is unsuitable, such as in the hills or on an allotment.
const TRENCH_FROM = 2.4
const TRENCH_IN_MUD_FROM = 3
// Minimum formality at which short rain jackets are too casual.
const DRESSED_FROM = 3.4

/** Returns whether a layer suits the day and the worn garments. */
export function layersOfUse(
  worn: readonly Garment[],
  input: AdviceInput,
): (candidate: CatalogGarment) => boolean {
  const isWrong = ruleAgainst('layers', input, worn)
  const isAtOwnHome = isHostInside(input)
  return (candidate) => !isAtOwnHome && isWarmEnough(candidate.piece.garment, input) && !isWrong(candidate)
}

// In their own rooms, nobody needs a coat or a jacket, unless they feel cold there.
const isHostInside = ({ asker, reading: { needs }, words }: AdviceInput) =>
  needs.setting === 'indoors' &&
  !needs.activities.some((one) => one === 'walking' || one === 'traveling') &&
  !asker.rows.some(({ isColdInSummer }) => isColdInSummer) &&
  !needs.profiles?.some((id) => id === 'unheated' || id === 'cold room') &&
  (asker.rows.some(({ id }) => id === 'runs hot' || id === 'hot flashes' || id === 'sweat')
    ? asker.rows.some(({ id }) => id === 'hosting')
    : ownHome.test(plainText(words)))
const ownHome =
  /\b(?:photos?|party|dinner|lunch|brunch|shower|club|hosting|christmas|thanksgiving|evening) (?:\w+ ){0,3}(?:at|in) (?:home|my (?:own )?(?:home|house|place|apartment|flat))\b/

/** Whether it is hot, dry and without wind. */
export const isHotAndCalm = ({ celsius, reading: { needs } }: AdviceInput) =>
  celsius !== null && celsius >= HOT_CELSIUS && !needs.isWet && !needs.isWindy

const isOnIceOutdoors = ({ activities, setting }: OccasionNeeds) =>
  activities.includes('on ice') && setting !== 'indoors'

// Sport keeps the wearer warm, except on ice.
const feelsCold = (celsius: number, needs: OccasionNeeds) =>
  celsius < COLD_CELSIUS && (!needs.activities.includes('sport') || isOnIceOutdoors(needs))

const JACKET_FROM = 3.4

/** Whether it is a jacket for a family ceremony, where men wear one unless it is hot. */
export function isBlazerForMan(
  garment: Garment,
  { department, celsius, reading: { needs } }: AdviceInput,
): boolean {
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  return (
    department === 'men' &&
    needs.mood === 'festive' &&
    needs.formality.ideal >= JACKET_FROM &&
    !isHot &&
    garment.tags.has('tailored')
  )
}

/** Whether a layer is warm enough for the day: neither a shawl nor a blazer replaces a coat. */
function isWarmEnough(garment: Garment, input: AdviceInput): boolean {
  const { celsius, reading } = input
  // Such jackets are worn at the party itself, unlike a coat.
  const isForParty = garment.material === 'velvet' && reading.needs.setting === 'indoors'
  if (celsius === null || isForParty || isBlazerForMan(garment, input)) return true
  const { activities, formality, isWet, isWindy } = reading.needs
  const isSport = activities.includes('sport')
  // On a bicycle, the longest coats don't work, and pedaling warms.
  const isStill = !isSport && !activities.includes('cycling')
  if (celsius <= FREEZING_HARD && isStill && garment.warmthClo < WINTER_COAT_CLO) return false
  const isNearFreezing = celsius < NEAR_FREEZING
  if (isNearFreezing && isOnIceOutdoors(reading.needs) && garment.tags.has('fleece')) return false
  if (!feelsCold(celsius, reading.needs)) return true
  // Prefers one coat that is both warm and waterproof to a second one over it.
  const isCoatForDry = hasTag(garment, ['coat', 'down']) && !keepsDry(garment)
  if (isWet && formality.ideal >= DRESSED_FROM && isCoatForDry) return false
  const keepsOut = (isWet || isWindy) && garment.rain === 'keeps out'
  return keepsOut || garment.warmthClo >= (isNearFreezing ? FROST_COAT_CLO : COAT_CLO)
}

// In an air-conditioned or similarly cold room.
const isInDraft = ({ needs }: AdviceInput['reading']) => needs.profiles?.includes('cold room') === true

/** Whether the weather, air conditioning or the asker's coverage calls for this layer. */
export function isForWeather(garment: Garment, { celsius, reading, asker }: AdviceInput): boolean {
  const isForCover = asker.wearer.coverage !== 'as I like' && garment.tags.has('shawl')
  const isForAircon = isInDraft(reading) && garment.warmthClo < COAT_CLO
  const isCold = asker.rows.some(({ isColdInSummer }) => isColdInSummer)
  const { dayTime, isWindy, setting } = reading.needs
  const isEveningOut = setting === 'outdoors' && (dayTime === 'evening' || dayTime === 'night')
  // A season alone doesn't say that the wind is warm.
  const isFelt = isEveningOut || (reading.degrees === null && setting === 'outdoors')
  const isBreezy =
    isWindy && (celsius === null ? isFelt : celsius < (isFelt ? BREEZY_EVENING_CELSIUS : BREEZY_CELSIUS))
  return (
    isCold ||
    isBreezy ||
    (celsius !== null && celsius < MILD_CELSIUS) ||
    reading.needs.isWet ||
    isForCover ||
    isForAircon
  )
}

/** Whether the event is in a crowd, such as a concert or a match. */
export const isInCrowd = ({ event }: AdviceInput['reading']) =>
  [event?.id, event?.family].some((id) => id !== undefined && eventGroups.inCrowd.includes(id))

// Long coats get into spokes and hinder a golf swing.
const isLongCoat = (garment: Garment) => hasTag(garment, ['coat', 'trench', 'dress coat'])

/** Whether a layer protects from rain. */
export function keepsDry({ rain, tags }: Garment): boolean {
  return rain === 'keeps out' || tags.has('trench')
}

/** Sorts garments by formality, the most formal first. */
export function dressiestFirst(all: readonly CatalogGarment[]): CatalogGarment[] {
  return all.toSorted((one, other) => other.piece.garment.formality - one.piece.garment.formality)
}

/** Returns rain layers, the most suitable first. Casual ones count too, since they come off at the door. */
export function rainLayers(wearable: readonly CatalogGarment[], { reading }: AdviceInput): CatalogGarment[] {
  const { activities, formality } = reading.needs
  // Long coats don't suit cycling or sport.
  const isOnTheMove = activities.includes('cycling') || activities.includes('sport')
  const layers = wearable.filter(
    ({ part, piece: { garment } }) =>
      part === 'layer' &&
      keepsDry(garment) &&
      !(isOnTheMove && isLongCoat(garment)) &&
      !(isInCrowd(reading) && garment.tags.has('trench')),
  )
  const isInMud = reading.needs.profiles?.includes('mud') === true
  return formality.ideal < (isInMud ? TRENCH_IN_MUD_FROM : TRENCH_FROM)
    ? layers.toSorted((one, other) => one.piece.garment.formality - other.piece.garment.formality)
    : dressiestFirst(layers)
}
