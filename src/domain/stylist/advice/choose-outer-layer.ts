import { plainText } from '../occasions/matching/clauses.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { type OccasionNeeds, staysHome } from '../outfit-needs.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'

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
const HARD_FROST_CELSIUS = -8
const PARKA_CLO = 0.9
// Formality below which a jacket is too casual to go over a suit or tuxedo.
const OVER_SUIT = 2.9
// Formality below which a trench coat is unsuitable, such as in the hills or on an allotment.
const TRENCH_FROM = 2.4
const SET_TABLE_FROM = 3
const TRENCH_IN_MUD_FROM = 3
// Minimum formality at which short rain jackets are too casual.
const DRESSED_FROM = 3.4

/** Whether a layer suits the day and the worn garments. */
export function isLayerOfUse(garment: Garment, worn: readonly Garment[], input: AdviceInput): boolean {
  return (
    !staysHome(input.reading.needs.activities) &&
    !isHostInside(input) &&
    suitsWeatherAndMovement(garment, input) &&
    !isBlazerInHeat(garment, input) &&
    !isNeedlessShawl(garment, worn, input) &&
    isWarmEnough(garment, input) &&
    goesOverDress(garment, worn, input) &&
    goesOverTraditionalDress(garment, worn, input) &&
    goesOverLayers(garment, worn, input)
  )
}

// Who covers her hair wears a headscarf, and a shawl only over shoulders that would be bare.
const isNeedlessShawl = ({ tags }: Garment, worn: readonly Garment[], { asker }: AdviceInput) =>
  tags.has('shawl') &&
  asker.wearer.coverage === 'hair, arms and legs' &&
  !worn.some(({ bares }) => bares.has('shoulders') || bares.has('arms'))

// In the heat, a jacket is only for events that call for a suit, and for cold rooms.
const isBlazerInHeat = (garment: Garment, { celsius, reading }: AdviceInput) =>
  garment.tags.has('tailored') &&
  celsius !== null &&
  celsius >= HOT_CELSIUS &&
  !isInDraft(reading) &&
  reading.needs.formality.ideal < BLAZER_IN_HEAT_FROM
const BLAZER_IN_HEAT_FROM = 3.9

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

/** Whether a layer suits wind, rain and movement. */
function suitsWeatherAndMovement(garment: Garment, input: AdviceInput): boolean {
  const { celsius, reading } = input
  const { activities, isWet, isWindy, setting } = reading.needs
  // Knits and fleece are not windproof; a fleece goes under a rain jacket.
  if (isWindy && setting === 'outdoors' && hasTag(garment, ['cardigan', 'shawl'])) return false
  if (isWindy && !isWet && setting === 'outdoors' && garment.tags.has('fleece')) return false
  // A dry, calm day in the heat needs no shell.
  if (isHotAndCalm(input) && hasTag(garment, ['rain jacket', 'windbreaker'])) return false
  const isSport = activities.includes('sport')
  if (isSport && !isWet && hasTag(garment, ['rain jacket', 'hoodie', 'sweatshirt'])) return false
  // Fleece is too casual for a set table.
  if (garment.tags.has('fleece') && reading.needs.formality.ideal >= SET_TABLE_FROM) return false
  // Long coats are impractical in a crowd.
  if (garment.tags.has('trench') && isInCrowd(reading)) return false
  // A trench coat is for rain; in dry cold a wool coat is warmer.
  if (garment.tags.has('trench') && !isWet && celsius !== null && celsius < COLD_CELSIUS) return false
  // Skating outdoors doesn't keep one warm.
  const isDownOnIce = isOnIceOutdoors(reading.needs) && garment.tags.has('down')
  // A changing robe warms after a cold swim.
  if (garment.type === 'changing-robe' && celsius !== null && celsius >= MILD_CELSIUS) return false
  const isOnTheMove = activities.includes('cycling') || isSport
  // In hard frost, a short down jacket is right on a bicycle too.
  const isHardFrost = celsius !== null && celsius < HARD_FROST_CELSIUS
  const isShortDown = isHardFrost && garment.tags.has('down') && garment.warmthClo < PARKA_CLO
  return !isOnTheMove || !isLongCoat(garment) || isDownOnIce || isShortDown
}

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
  // On a bicycle, the longest coats are no choice, and pedaling warms.
  const isStill = !isSport && !activities.includes('cycling')
  if (celsius <= FREEZING_HARD && !isSport && garment.tags.has('fleece')) return false
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

/** Whether a layer goes over a dress or gown: a shawl or coat does, and nothing does in the heat. */
function goesOverDress(
  garment: Garment,
  worn: readonly Garment[],
  { celsius, reading }: AdviceInput,
): boolean {
  const { isWet } = reading.needs
  const isOverGown = worn.some(({ tags }) => hasTag({ tags }, ['gown', 'evening']))
  if (isOverGown && hasTag(garment, ['blazer', 'cardigan', 'trench'])) return false
  const isHot = celsius !== null && celsius >= HOT_CELSIUS
  if (garment.tags.has('shawl')) {
    const isCold = celsius !== null && feelsCold(celsius, reading.needs)
    const isDraped = worn.some(({ slot, tags }) => slot === 'dress' && tags.has('traditional'))
    if (isWet || isCold || isHot || isDraped) return false
  }
  return !isHot || isWet || isInDraft(reading) || worn.every(({ slot }) => slot !== 'dress')
}

/** Whether a layer goes with traditional dress: a Nehru jacket over a kurta, a shawl over a sari. */
function goesOverTraditionalDress(
  garment: Garment,
  worn: readonly Garment[],
  { celsius, reading }: AdviceInput,
): boolean {
  if (garment.culture !== null) return worn.every(({ slot }) => slot !== 'outer')
  const isTraditional = worn.some(({ culture, slot }) => culture !== null && slot !== 'shoes')
  const isCoat = hasTag(garment, ['shawl', 'coat', 'dress coat']) && !garment.tags.has('trench')
  const isCold = celsius !== null && celsius < COLD_CELSIUS
  return !isTraditional || isCoat || reading.needs.isWet || isCold
}

/** Whether a layer goes over the worn jackets and knits. */
function goesOverLayers(
  garment: Garment,
  worn: readonly Garment[],
  { celsius, reading }: AdviceInput,
): boolean {
  const { activities } = reading.needs
  const outer = worn.filter(({ slot }) => slot === 'outer')
  // A shawl goes over a suit only in air conditioning.
  const isOverSuit = garment.tags.has('shawl') && outer.some(({ tags }) => tags.has('tailored'))
  if (isOverSuit && !isInDraft(reading)) return false
  // A cycling jacket goes over a suit on the commute.
  if (outer.length > 0 && activities.includes('cycling') && garment.tags.has('cycling')) return true
  // In the hardest frost, a parka goes over a suit.
  const isParka = celsius !== null && celsius <= FREEZING_HARD && garment.warmthClo >= WINTER_COAT_CLO
  const isTooCasual = garment.formality < OVER_SUIT && !isParka
  if (outer.length > 0 && (garment.tags.has('tailored') || isTooCasual)) return false
  const isRepeat = (['cardigan', 'sweatshirt', 'denim'] as const).some(
    (tag) => garment.tags.has(tag) && worn.some(({ tags }) => tags.has(tag)),
  )
  const isKnitOverKnit =
    garment.tags.has('cardigan') && worn.some(({ tags }) => hasTag({ tags }, ['sweater', 'turtleneck']))
  // A cardigan worn as the top is a layer already.
  const isOverCardigan =
    hasTag(garment, ['hoodie', 'hooded', 'fleece']) && worn.some(({ tags }) => tags.has('cardigan'))
  return !isRepeat && !isKnitOverKnit && !(isOverCardigan && garment.warmthClo < COAT_CLO)
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
  inCrowd.has(event?.id ?? '') || inCrowd.has(event?.family ?? '')

const inCrowd: ReadonlySet<string> = new Set([
  'concert',
  'festival',
  'match',
  'touchline',
  'parade',
  'carnival',
])

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
