import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { ColorRole, CatalogGarment } from '../catalog/garment-catalog.ts'
import { isSoberOccasion, wantsBright } from './occasion-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { HOT_CELSIUS } from './choose-outer-layer.ts'
import { isHeavyBootInHeat, isLongSleevedInHeat, isStickyInHeat, SUIT_FROM } from './too-warm.ts'
import { isHelpful } from './wearable.ts'

const SMART_CASUAL_BELOW = 3.2
const SUIT_AT_PARTY_FROM = 3.5
const GALA_FROM = 4.7
const DRESS_FROM = 3.4
const LINEN_FROM = 19
const COLD_RUN_CELSIUS = 8
const COLD_WATER_CELSIUS = 17
const FROST_CELSIUS = 4
const COOL_CELSIUS = 13
// Added to `Ranked.value`: for garments made for the occasion or helpful to the asker, and penalties.
const MADE_FOR = 0.15
const MADE_FOR_THIS = 0.2
const HELPFUL = 0.5
const SUITS_PREFERENCE = 0.15
const CREASED = 0.4
const HEAVY_IN_HEAT = 0.3
const SUMMER_CLOTH = 0.3
const IN_COLOR = 0.5
// Requested garments come before all other suitable ones, and owned garments before those.
const REQUESTED = 1
const OWNED = 3
// Small pseudo-random bonuses, so that requests differ where nothing else decides.
const steps = Array.from({ length: 12 }, (_, at) => at / 110)

/** Returns a function that gives a garment's bonus to `Ranked.value` for the asker, the occasion and the weather. */
export function garmentBonus(isRequested: (candidate: CatalogGarment) => boolean, input: AdviceInput) {
  const { asker, preference, reading, pick } = input
  const { dressCode, event } = reading
  // In rain, a layer has to keep dry rather than express the preference.
  const expresses = ({ suits, part }: CatalogGarment) =>
    suits?.includes(preference) && !(part === 'layer' && reading.needs.isWet)
  return (candidate: CatalogGarment): number =>
    madeForBonus(candidate, input) +
    // Morning dress is asked for by name, whatever the day.
    (dressCode && (!event || dressCode.id === 'morning dress') && candidate.for?.includes(dressCode.id)
      ? CREASED
      : 0) +
    tuxedoBonus(candidate, input) +
    (event?.family === 'costume' && candidate.for?.includes(event.id) ? CREASED : 0) +
    (isHelpful(candidate, asker) ? HELPFUL : 0) +
    (expresses(candidate) ? SUITS_PREFERENCE : 0) +
    (isRequested(candidate) ? REQUESTED : 0) +
    (isCreasedForBusiness(candidate, input) ? -CREASED : 0) +
    (isStickyInHeat(candidate, input) ? -HEAVY_IN_HEAT : 0) +
    (isHeavyBootInHeat(candidate, input) ? -CREASED : 0) +
    (isLongSleevedInHeat(candidate, input) ? -CREASED : 0) +
    (isTooLoud(candidate, input) ? -CREASED : 0) +
    (isBareOnColdRun(candidate, input) ? -CREASED : 0) +
    (isThinInCold(candidate, input) ? -CREASED : 0) +
    (isWetsuitInColdWater(candidate, input) ? OWNED : 0) +
    (isForTheGround(candidate, input) ? MADE_FOR + MADE_FOR_THIS : 0) +
    (isForTheGround(candidate, input) && reading.needs.activities.includes('on grass') ? CREASED : 0) +
    (isSuitAtParty(candidate, input) ? -CREASED : 0) +
    (isShortsUnprompted(candidate, input) ? -CREASED : 0) +
    (isSuitForMan(candidate, input) ? CREASED : 0) +
    (isSkirtOnBicycle(candidate, input) ? -CREASED : 0) +
    (isPartyDress(candidate, input) ? MADE_FOR : 0) +
    (isGirlsPartyDress(candidate, input) ? CREASED : 0) +
    (isGalaGown(candidate, input) ? CREASED : 0) +
    (isPartyVelvet(candidate, input) ? CREASED : 0) +
    (isInColor(candidate, input) ? IN_COLOR : 0) +
    (isOfNamedCloth(candidate, input) ? CREASED : 0) +
    (isSummerCloth(candidate, input) ? -SUMMER_CLOTH : 0) +
    (candidate.isOwned ? OWNED : 0) +
    (pick(candidate.name, steps) ?? 0)
}

// Party clothes of another taste get no bonus, nor do evening flats for someone who wears heels.
function madeForBonus(
  { for: madeFor, name, suits }: CatalogGarment,
  { asker, preference, reading: { event } }: AdviceInput,
): number {
  const isOfOtherTaste = suits?.includes(preference) === false
  if (!madeFor || isOfOtherTaste || (name === 'velvet flats' && asker.wearer.heels === 'any')) return 0
  return MADE_FOR + (event && madeFor.includes(event.id) ? MADE_FOR_THIS : 0)
}

// For sober occasions and work: satin is evening wear, and men's wide trousers are too informal.
function isTooLoud({ piece: { garment } }: CatalogGarment, { reading, department }: AdviceInput): boolean {
  if (!isSoberOccasion(reading.needs) && reading.event?.family !== 'work') return false
  const isWide = garment.slot === 'bottom' && garment.silhouette === 'loose' && !garment.tags.has('skirt')
  const isShiny = garment.material === 'satin' && reading.needs.dayTime !== 'evening'
  return (isWide && department === 'men') || isShiny
}

function isBareOnColdRun({ piece: { garment } }: CatalogGarment, { celsius, reading }: AdviceInput): boolean {
  const isCold = celsius !== null && celsius < COLD_RUN_CELSIUS && reading.needs.activities.includes('sport')
  const isBare = garment.slot === 'top' ? garment.bares.has('arms') : garment.tags.has('shorts')
  return isCold && isBare
}

// On cold water, a wetsuit comes before swim trunks.
const isWetsuitInColdWater = ({ name }: CatalogGarment, { celsius, reading }: AdviceInput) =>
  name === 'wetsuit' &&
  /^(?:surf|open water)$/.test(reading.event?.id ?? '') &&
  celsius !== null &&
  celsius < COLD_WATER_CELSIUS

// Sneakers and low shoes are too thin for hours in the frost, and bare legs too cold for walking on a cool day.
function isThinInCold({ piece: { garment } }: CatalogGarment, { celsius, reading }: AdviceInput): boolean {
  const { activities, formality, setting } = reading.needs
  if (celsius === null || celsius >= COOL_CELSIUS || activities.includes('sport')) return false
  const isFrost = celsius < FROST_CELSIUS && (setting === 'outdoors' || activities.includes('walking'))
  if (garment.slot === 'shoes')
    return isFrost && hasTag(garment, ['sneakers', 'canvas shoes', 'loafers', 'flats', 'boat shoes'])
  const isDress = garment.slot === 'dress' && garment.kind !== 'jumpsuit'
  const isBareLegged = isDress || garment.tags.has('skirt') || garment.bares.has('lower legs')
  const isOutside = setting === 'outdoors' || activities.includes('walking')
  return isBareLegged && isOutside && formality.ideal < SMART_CASUAL_BELOW
}

// Roles that can be bright; suits, denim and leather come in quiet colors only.
const colored: ReadonlySet<ColorRole | undefined> = new Set<ColorRole>(['main', 'light', 'jewel'])

const socialMeals: ReadonlySet<string> = new Set([
  'dinner',
  'date',
  'first date',
  'family',
  'in-laws',
  'brunch',
  'tea',
])

// For a celebration, women should get a dress rather than an office suit, and men no suit at smart casual.
function isSuitAtParty(
  { piece: { garment } }: CatalogGarment,
  { reading, department, asker, preference }: AdviceInput,
): boolean {
  if (asker.neverTags.has('day dress')) return false
  const isOffice = garment.slot === 'outer' && garment.tags.has('suiting') && !garment.tags.has('black tie')
  const { mood, dayTime, formality } = reading.needs
  const isSmartCasual = formality.ideal < (preference === 'formal' ? SMART_CASUAL_BELOW : SUIT_AT_PARTY_FROM)
  // At the opera, an office suit does not suit women.
  const isNightOut = reading.family === 'theater' && dayTime === 'evening' && department === 'women'
  // For women, 'cocktail attire' excludes a business suit too.
  const isDressCode =
    department === 'women' && !reading.event && reading.dressCode !== null && formality.ideal >= DRESS_FROM
  // At a table with family or friends, a suit and tie looks like the office.
  const isMeal =
    socialMeals.has(reading.family ?? '') && formality.ideal < SUIT_FROM && preference !== 'formal'
  const isParty = mood === 'festive' || isNightOut || isDressCode
  return isOffice && (isMeal || (isParty && (department === 'women' || isSmartCasual)))
}

// Rain boots for mud and downpours, snow boots for snow.
function isForTheGround(
  { for: madeFor = [], name, part }: CatalogGarment,
  { reading: { needs } }: AdviceInput,
): boolean {
  const isRough = needs.profiles?.some((id) => id === 'mud' || id === 'downpour') === true
  const isSnowy =
    needs.profiles?.some((id) => id.startsWith('snow')) === true &&
    (needs.setting === 'outdoors' || needs.profiles.includes('walking'))
  if (isSnowy && name === 'snow boots') return true
  // Rain boots are loose on pedals.
  return part === 'shoes' && isRough && madeFor.includes('mud') && !needs.activities.includes('cycling')
}

// Shorts without a known temperature.
function isShortsUnprompted(
  { piece: { garment } }: CatalogGarment,
  { celsius, reading }: AdviceInput,
): boolean {
  const isForSport = garment.purpose === 'sport' || reading.needs.activities.includes('on sand')
  return garment.tags.has('shorts') && celsius === null && !isForSport
}

// Men wear a whole suit to a prom or a funeral.
function isSuitForMan(
  { part, piece: { garment } }: CatalogGarment,
  { reading, department }: AdviceInput,
): boolean {
  const isSuit = part === 'whole' && hasTag(garment, ['suiting', 'black tie'])
  return isSuit && department === 'men' && reading.needs.formality.ideal >= SUIT_FROM
}

// A tuxedo comes first for men from black tie on. Few women want one, unless they like it edgy or trendy.
function tuxedoBonus({ name, piece: { garment } }: CatalogGarment, input: AdviceInput): number {
  const { department, preference, reading } = input
  const isForMan = garment.set === 'tuxedo' && department === 'men'
  if (isForMan) return reading.needs.formality.ideal >= GALA_FROM ? MADE_FOR_THIS : 0
  const isEdgy = preference === 'edgy' || preference === 'trendy'
  return name === 'tuxedo suit' && department === 'women' && !isEdgy ? -CREASED : 0
}

// A skirt can catch in the chain.
function isSkirtOnBicycle(
  { piece: { garment } }: CatalogGarment,
  { reading: { needs } }: AdviceInput,
): boolean {
  const hasSkirt = hasTag(garment, ['skirt']) || (garment.slot === 'dress' && garment.kind !== 'jumpsuit')
  return hasSkirt && needs.activities.includes('cycling')
}

// At a formal party, a dress comes before a blouse with trousers.
function isPartyDress({ piece: { garment } }: CatalogGarment, { reading: { needs } }: AdviceInput): boolean {
  return garment.slot === 'dress' && needs.mood === 'festive' && needs.formality.ideal >= SUIT_FROM
}

// Girls wear a dress to their communion or a wedding.
const isGirlsPartyDress = (
  { piece }: CatalogGarment,
  { asker, department, reading: { needs } }: AdviceInput,
) =>
  department === 'women' &&
  piece.garment.slot === 'dress' &&
  needs.mood === 'festive' &&
  needs.formality.ideal >= DRESS_FROM &&
  asker.rows.some(({ id }) => id === 'young child')

// At a gala, a gown comes before a woman's tuxedo, except for an edgy or minimalist taste.
function isGalaGown(
  { piece: { garment } }: CatalogGarment,
  { reading: { needs }, preference }: AdviceInput,
): boolean {
  const isForSuits = preference === 'edgy' || preference === 'minimalist'
  return garment.tags.has('gown') && needs.formality.ideal >= GALA_FROM && !isForSuits
}

// A velvet blazer is worn at the party itself, unlike a coat.
function isPartyVelvet({ part, piece }: CatalogGarment, { reading: { needs } }: AdviceInput): boolean {
  const isParty = needs.mood === 'festive' && needs.setting === 'indoors'
  return part === 'layer' && isParty && piece.garment.material === 'velvet'
}

// A colored garment where the occasion calls for bright colors, even at a funeral.
function isInColor({ color, part }: CatalogGarment, { reading }: AdviceInput): boolean {
  const isBody = part === 'whole' || part === 'top'
  return isBody && colored.has(color) && wantsBright(reading)
}

// 'Everyone in white linen'.
function isOfNamedCloth({ piece: { garment } }: CatalogGarment, { words, asker }: AdviceInput): boolean {
  const { material, slot } = garment
  if (!material || slot === 'shoes' || asker.wearer.neverMaterials.includes(material)) return false
  return words.some(
    ({ plain }, at) =>
      plain === material &&
      words
        .slice(Math.max(0, at - 3), at)
        .some((word) => /^(?:in|wear|wearing|love|loves|like|prefer|want|only|code)$/.test(word.plain)) &&
      !words
        .slice(Math.max(0, at - 4), at)
        .some((word) => /^(?:no|not|dont|never|cant|hate)$/.test(word.plain)),
  )
}

// Linen without a known temperature, on a cool day or on an evening that is not hot.
function isSummerCloth(
  { piece: { garment } }: CatalogGarment,
  { celsius, reading, season }: AdviceInput,
): boolean {
  const isEvening = reading.needs.dayTime === 'evening' || reading.needs.dayTime === 'night'
  const isSummer = celsius !== null && celsius >= (isEvening ? HOT_CELSIUS : LINEN_FROM)
  // Rope soles are for the summer, too.
  const isColdSeason = reading.needs.season === 'winter' || season === 'winter' || season === 'fall'
  const isRopeSole =
    garment.tags.has('espadrilles') && (isColdSeason || (celsius !== null && celsius < LINEN_FROM))
  return isRopeSole || (garment.material === 'linen' && !isSummer)
}

// Linen creases within an hour, which looks wrong in court or at an interview.
function isCreasedForBusiness({ piece: { garment } }: CatalogGarment, { reading }: AdviceInput): boolean {
  const isStrict = reading.rows.some(({ id }) => id === 'law firm')
  const isJudged = isSoberOccasion(reading.needs) || reading.event?.family === 'interview' || isStrict
  return garment.material === 'linen' && hasTag(garment, ['tailored']) && isJudged
}
