import { hasTag } from '../../closet/garment-tags.ts'
import type { ColorRole, GarmentToFind } from '../to-find/garments-to-find.ts'
import { isSoberOccasion, wantsBright } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { HOT_CELSIUS } from './advice-layer.ts'
import { isHelpful } from './wearable.ts'

/** Formality from which a suit is worn in any weather. */
export const SUIT_FROM = 3.9
const SMART_CASUAL_BELOW = 3.2
const GALA_FROM = 4.7
const DRESS_FROM = 3.4
const NO_JEANS_FROM = 25
const COLD_RUN_CELSIUS = 8
const FROST_CELSIUS = 4
const COOL_CELSIUS = 13
// Of `Ranked.value`: made for the occasion, helpful to the asker, and what makes requests differ where reasons do not.
const MADE_FOR = 0.15
const MADE_FOR_THIS = 0.2
const HELPFUL = 0.5
const SUITS_PREFERENCE = 0.15
const CREASED = 0.4
const HEAVY_IN_HEAT = 0.3
const SUMMER_CLOTH = 0.3
const IN_COLOR = 0.5
// What is asked for by its name goes before all else that is right, and what the asker has before that.
const ASKED_FOR = 1
const OWNED = 3
const steps = Array.from({ length: 12 }, (_, at) => at / 110)

/**
 * Returns the score that a garment gets on top of its rank (`Ranked.value`): for the asker, the occasion and the weather.
 */
export function preferred(isAskedFor: (toFind: GarmentToFind) => boolean, input: AdviceInput) {
  const { asker, preference, reading, pick } = input
  const { dressCode, event } = reading
  // In the rain a coat keeps dry first.
  const expresses = ({ suits, part }: GarmentToFind) =>
    suits?.includes(preference) && !(part === 'layer' && reading.needs.isWet)
  return (toFind: GarmentToFind): number =>
    (toFind.for ? MADE_FOR : 0) +
    (event && toFind.for?.includes(event.id) ? MADE_FOR_THIS : 0) +
    (!event && dressCode && toFind.for?.includes(dressCode.id) ? CREASED : 0) +
    (isTuxedoForMan(toFind, input) ? MADE_FOR_THIS : 0) +
    (event?.family === 'costume' && toFind.for?.includes(event.id) ? CREASED : 0) +
    (isHelpful(toFind, asker) ? HELPFUL : 0) +
    (expresses(toFind) ? SUITS_PREFERENCE : 0) +
    (isAskedFor(toFind) ? ASKED_FOR : 0) +
    (isCreasedForBusiness(toFind, input) ? -CREASED : 0) +
    (isStickyInHeat(toFind, input) ? -HEAVY_IN_HEAT : 0) +
    (isTooLoud(toFind, input) ? -CREASED : 0) +
    (isBareOnColdRun(toFind, input) ? -CREASED : 0) +
    (isThinInCold(toFind, input) ? -CREASED : 0) +
    (isForTheGround(toFind, input) ? MADE_FOR + MADE_FOR_THIS : 0) +
    (isSuitAtParty(toFind, input) ? -CREASED : 0) +
    (isShortsUnasked(toFind, input) ? -CREASED : 0) +
    (isSuitForMan(toFind, input) ? CREASED : 0) +
    (isSkirtOnBicycle(toFind, input) ? -CREASED : 0) +
    (isPartyDress(toFind, input) ? MADE_FOR : 0) +
    (isPartyVelvet(toFind, input) ? CREASED : 0) +
    (isInColor(toFind, input) ? IN_COLOR : 0) +
    (isSummerCloth(toFind, input) ? -SUMMER_CLOTH : 0) +
    (toFind.isOwned ? OWNED : 0) +
    (pick(toFind.name, steps) ?? 0)
}

// Satin shows every drop, and jeans are heavy on a summer day.
function isStickyInHeat(
  { name, piece: { garment } }: GarmentToFind,
  { celsius, reading }: AdviceInput,
): boolean {
  const { material } = garment
  // Who runs in the heat wants bare arms and legs.
  const isCovering =
    garment.tags.has('running') &&
    garment.slot !== 'shoes' &&
    !garment.bares.has('arms') &&
    !garment.bares.has('lower legs')
  const isSticky =
    (garment.tags.has('leggings') && garment.purpose !== 'sport') ||
    material === 'satin' ||
    material === 'velvet' ||
    material === 'leather' ||
    (material === 'wool' &&
      (reading.needs.formality.ideal < SUIT_FROM || !hasTag(garment, ['suiting', 'tailored', 'business'])))
  // A half-lined suit breathes.
  const isLinedSuit = name === 'wool suit' && reading.needs.formality.ideal >= SUIT_FROM - 0.2
  if (isLinedSuit && celsius !== null && celsius >= HOT_CELSIUS) return true
  const isHeavy = garment.slot === 'bottom' && garment.tags.has('jeans') && !garment.isOpen
  if (isHeavy) return celsius !== null && celsius >= NO_JEANS_FROM && reading.needs.dayTime !== 'evening'
  return celsius !== null && celsius >= HOT_CELSIUS && garment.slot !== 'shoes' && (isSticky || isCovering)
}

// Satin is for the evening, and wide trousers are not for a judge.
function isTooLoud({ piece: { garment } }: GarmentToFind, { reading, lean }: AdviceInput): boolean {
  if (!isSoberOccasion(reading.needs) && reading.event?.family !== 'work') return false
  const isWide = garment.slot === 'bottom' && garment.silhouette === 'loose' && !garment.tags.has('skirt')
  const isShiny = garment.material === 'satin' && reading.needs.dayTime !== 'evening'
  return (isWide && lean === 'men') || isShiny
}

function isBareOnColdRun({ piece: { garment } }: GarmentToFind, { celsius, reading }: AdviceInput): boolean {
  const isCold = celsius !== null && celsius < COLD_RUN_CELSIUS && reading.needs.activities.includes('sport')
  return isCold && garment.slot === 'top' && garment.bares.has('arms')
}

// Hours outdoors in the frost go through sneakers, and a cold day of walking around bare legs.
function isThinInCold({ piece: { garment } }: GarmentToFind, { celsius, reading }: AdviceInput): boolean {
  const { activities, formality, setting } = reading.needs
  if (celsius === null || celsius >= COOL_CELSIUS || activities.includes('sport')) return false
  const isFrost = celsius < FROST_CELSIUS && (setting === 'outdoors' || activities.includes('walking'))
  if (garment.slot === 'shoes') return isFrost && hasTag(garment, ['sneakers', 'canvas shoes'])
  const isDress = garment.slot === 'dress' && garment.kind !== 'jumpsuit'
  const isBareLegged = isDress || garment.tags.has('skirt') || garment.bares.has('lower legs')
  const isOutside = setting === 'outdoors' || activities.includes('walking')
  return isBareLegged && isOutside && formality.ideal < SMART_CASUAL_BELOW
}

// Suits, denim and leather come in quiet colors only.
const colored: ReadonlySet<ColorRole | undefined> = new Set<ColorRole>(['main', 'light', 'jewel'])

// For a celebration, women are advised a dress before an office suit, and men no suit where smart casual will do.
function isSuitAtParty(
  { piece: { garment } }: GarmentToFind,
  { reading, lean, asker }: AdviceInput,
): boolean {
  if (asker.neverTags.has('day dress')) return false
  const isOffice = garment.slot === 'outer' && garment.tags.has('suiting') && !garment.tags.has('black tie')
  const { mood, dayTime, formality } = reading.needs
  const isSmartCasual = formality.ideal < SMART_CASUAL_BELOW
  // To the opera no woman is advised what she wears to the bank.
  const isNightOut = reading.family === 'theater' && dayTime === 'evening' && lean === 'women'
  // 'Cocktail attire' asks a woman for no business suit either.
  const isDressCode =
    lean === 'women' && !reading.event && reading.dressCode !== null && formality.ideal >= DRESS_FROM
  return (mood === 'festive' || isNightOut || isDressCode) && isOffice && (lean === 'women' || isSmartCasual)
}

// Rain boots in the mud and the pouring rain.
function isForTheGround(
  { for: madeFor = [], name, part }: GarmentToFind,
  { reading: { needs } }: AdviceInput,
): boolean {
  const isRough = needs.profiles?.some((id) => id === 'mud' || id === 'downpour') === true
  const isSnowy = needs.profiles?.some((id) => id.startsWith('snow')) === true && needs.setting === 'outdoors'
  if (isSnowy && name === 'snow boots') return true
  // Rain boots are loose on pedals.
  return part === 'shoes' && isRough && madeFor.includes('mud') && !needs.activities.includes('cycling')
}

// Nobody said that it is warm.
function isShortsUnasked({ piece: { garment } }: GarmentToFind, { celsius, reading }: AdviceInput): boolean {
  const isForSport = garment.purpose === 'sport' || reading.needs.activities.includes('on sand')
  return garment.tags.has('shorts') && celsius === null && !isForSport
}

// Men wear one to a prom and a funeral, and not the trousers alone.
function isSuitForMan({ part, piece: { garment } }: GarmentToFind, { reading, lean }: AdviceInput): boolean {
  const isSuit = part === 'whole' && hasTag(garment, ['suiting', 'black tie'])
  return isSuit && lean === 'men' && reading.needs.formality.ideal >= SUIT_FROM
}

// Guests of a gala wear dinner jackets.
function isTuxedoForMan({ piece: { garment } }: GarmentToFind, { reading, lean }: AdviceInput): boolean {
  return garment.set === 'tuxedo' && lean === 'men' && reading.needs.formality.ideal >= GALA_FROM
}

// A skirt catches in the chain.
function isSkirtOnBicycle(
  { piece: { garment } }: GarmentToFind,
  { reading: { needs } }: AdviceInput,
): boolean {
  const hasSkirt = hasTag(garment, ['skirt']) || (garment.slot === 'dress' && garment.kind !== 'jumpsuit')
  return hasSkirt && needs.activities.includes('cycling')
}

// Where guests dress up, a dress says so before a blouse with trousers does.
function isPartyDress({ piece: { garment } }: GarmentToFind, { reading: { needs } }: AdviceInput): boolean {
  return garment.slot === 'dress' && needs.mood === 'festive' && needs.formality.ideal >= SUIT_FROM
}

// A velvet blazer is part of the party; the coat stays in the hall.
function isPartyVelvet({ part, piece }: GarmentToFind, { reading: { needs } }: AdviceInput): boolean {
  const isParty = needs.mood === 'festive' && needs.setting === 'indoors'
  return part === 'layer' && isParty && piece.garment.material === 'velvet'
}

// The dead wanted everyone in bright colors.
function isInColor({ color, part }: GarmentToFind, { reading }: AdviceInput): boolean {
  const isBody = part === 'whole' || part === 'top'
  return isBody && colored.has(color) && wantsBright(reading)
}

// Nobody said that it is summer, or it is worn on an evening that is not hot.
function isSummerCloth({ piece: { garment } }: GarmentToFind, { celsius, reading }: AdviceInput): boolean {
  const isEvening = reading.needs.dayTime === 'evening' || reading.needs.dayTime === 'night'
  const isSummer = celsius !== null && (!isEvening || celsius >= HOT_CELSIUS)
  return garment.material === 'linen' && !isSummer
}

// Linen creases within the hour, in front of a judge too.
function isCreasedForBusiness({ piece: { garment } }: GarmentToFind, { reading }: AdviceInput): boolean {
  const isJudged = isSoberOccasion(reading.needs) || reading.event?.family === 'interview'
  return garment.material === 'linen' && hasTag(garment, ['tailored']) && isJudged
}
