import type { Garment } from '../../closet/garment.ts'
import { hasLegs } from '../../closet/garment-facts/has-legs.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { isFestiveDress, wantsBright } from './occasion-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import { isWarmDay } from './is-warm-day.ts'
import {
  areShoesOutOfPlace,
  areShoesUnusual,
  DRESSED_UP,
  type GarmentRule as Rule,
  SANDALS_CELSIUS,
} from './shoes-out-of-place.ts'

const BLACK_TIE_FROM = 4.4
const GOWN_FROM = 4.2
const SMART_FROM = 3
const SUIT_FROM = 3.7
const NO_FLANNEL_FROM = 3.2
const HOT_FROM_CELSIUS = 26
const KNIT_BELOW_CELSIUS = 24
const SWIM_CELSIUS = 18
const LINEN_CELSIUS = 19
const BARE_LEGS_CELSIUS = 12

/** Whether a garment doesn't belong at this occasion, even if the request names it. */
export const isOutOfPlace: Rule = (candidate, input) => strict.some((rule) => rule(candidate, input))

/** Whether a garment is only for those who request it. */
export const isUnusual: Rule = (candidate, input) => usual.some((rule) => rule(candidate, input))

const strict: readonly Rule[] = [
  areShoesOutOfPlace,
  ({ name }, { department, preference }) => department === 'men' && isWideOnMan(name, preference),
  // Men go to yoga and the gym in shorts or joggers.
  ({ piece }, { department, reading }) =>
    department === 'men' && isIndoorSport(reading) && piece.garment.tags.has('leggings'),
  ({ name }, { reading }) => wantsBright(reading) && name.includes('black '),
  ({ name }, { reading }) =>
    name === 'flannel shirt' &&
    (isWarmDay(reading.needs) || isJudgedAtWork(reading) || reading.needs.formality.ideal >= NO_FLANNEL_FROM),
  // Over a T-shirt, a cardigan is too casual for a set table, and no clothing for a trail.
  ({ name }, { reading: { needs } }) =>
    name === 'cardigan' && (needs.formality.ideal >= SMART_FROM || needs.activities.includes('hiking')),
  // A leather jacket is too casual for mourning, and no jacket to work or sail in.
  ({ part, piece }, { reading }) =>
    part === 'layer' &&
    piece.garment.material === 'leather' &&
    (reading.needs.mood === 'grave' || ['work with hands', 'boat'].includes(idOf(reading))),
  // A birth partner is not a patient.
  ({ piece }, { department, isDepartmentGuessed, reading }) =>
    department === 'men' &&
    !isDepartmentGuessed &&
    reading.event?.id === 'birth' &&
    hasTag(piece.garment, ['sleepwear', 'slippers', 'loungewear']),
  // 'A white top and black bottoms' excludes dresses and suits.
  ({ part }, { stated }) => part === 'whole' && stated.has('top') && stated.has('bottom'),
  // At home in the evening, boots, party shoes and cocktail dresses are too much.
  ({ piece }, { reading }) =>
    reading.needs.activities.includes('staying in') && hasTag(piece.garment, tooDressyAtHome),
  // A bride who wants no white wears no wedding dress in another color.
  ({ name }, { asker }) =>
    asker.wearer.neverColors.includes('white')
      ? /^(?:wedding dress|bridal veil|ivory bridal .*)$/.test(name)
      : name === 'crepe cocktail dress',
  // On a bicycle, legs are bare only if it isn't cool.
  ({ name }, { celsius }) =>
    celsius !== null && celsius < BARE_LEGS_CELSIUS ? name === 'bike shorts' : name === 'cycling tights',
  // Nobody needs shade indoors, in the cold or after dark.
  ({ name }, { celsius, reading: { needs } }) =>
    name === 'sun hat' &&
    (needs.setting === 'indoors' ||
      needs.dayTime === 'night' ||
      (celsius !== null && celsius < SANDALS_CELSIUS)),
  // By the water, swimwear comes before soft trousers.
  ({ name }, { asker, reading }) =>
    name === 'elastic-waist trousers' &&
    isByWater(reading) &&
    !asker.rows.some(({ id }) => id === 'not swimming'),
  // Sweaters and knitted polos are too warm for summer days.
  ({ piece }, { celsius }) =>
    celsius !== null && celsius >= KNIT_BELOW_CELSIUS && hasTag(piece.garment, ['sweater', 'chunky knit']),
  ({ name }, { celsius }) => celsius !== null && celsius >= HOT_FROM_CELSIUS && /\bknit(?:ted)?\b/.test(name),
  // A walk on a cool beach needs no swimwear.
  ({ piece }, { reading, words }) =>
    (isCoolBeach(reading) || isBeachWalk(reading, words)) && hasTag(piece.garment, coolBeachNever),
  ({ piece }, { asker, department }) =>
    department === 'women' && asker.rows.some(({ id }) => inSkirts.has(id)) && hasLegs(piece.garment),
  ({ piece }, { department, reading }) =>
    department === 'men' && piece.garment.material === 'silk' && isMuslimEvent(reading),
]

const usual: readonly Rule[] = [
  areShoesUnusual,
  ({ piece }, { reading }) => isBareInFrost(piece.garment, reading.needs),
  // Below smart casual, and for business casual, nobody needs a suit.
  ({ piece }, { reading }) =>
    isWholeSuit(piece.garment) &&
    (reading.needs.formality.ideal < SMART_FROM || isCasualCode(reading) || isToldCasual(reading)),
  // Who asks for formal clothes wants no T-shirt at a table or a party.
  ({ piece }, { preference, reading }) =>
    preference === 'formal' &&
    reading.needs.formality.ideal >= SMART_FROM &&
    hasTag(piece.garment, ['t-shirt', 'sweatshirt', 'hoodie']),
  // Suits come in dark colors: who has to wear white wears a shirt and trousers.
  ({ piece }, { department, reading }) =>
    department === 'men' && reading.wantedWords.includes('white') && isWholeSuit(piece.garment),
  // A high collar is too hot to dance in, and in the way at the doctor's.
  ({ piece }, { reading }) =>
    (reading.needs.activities.includes('dancing') || idOf(reading) === 'doctor') &&
    hasTag(piece.garment, ['turtleneck']),
  // A knitted dress is for a cool room, not for a march, a field or a stove.
  ({ name }, { celsius, reading }) =>
    name === 'sweater dress' &&
    (reading.needs.setting === 'outdoors' || reading.event?.id === 'cooking class') &&
    (celsius === null || celsius >= SANDALS_CELSIUS),
  // Linen suits crease, so they are for warm days.
  ({ name, part }, { celsius, reading }) =>
    part === 'whole' &&
    name.endsWith('linen suit') &&
    (celsius === null ? reading.needs.setting === 'indoors' : celsius < LINEN_CELSIUS),
  // A floppy sun hat is too sweet for an edgy outfit.
  ({ name }, { preference }) => name === 'sun hat' && preference === 'edgy',
  // In the wind, a jacket that closes comes before a blazer.
  ({ part, piece }, { reading: { needs } }) =>
    part === 'layer' &&
    piece.garment.tags.has('blazer') &&
    needs.isWindy &&
    needs.formality.ideal < SMART_FROM,
  // Festive dress gets a shawl and dress shoes, not a leather jacket and boots.
  ({ name, part, piece }, { department, reading }) =>
    department === 'women' &&
    isFestiveDress(reading.event) &&
    (name === 'blazer' ||
      (part === 'layer' && piece.garment.material === 'leather') ||
      (part === 'shoes' && hasTag(piece.garment, ['ankle boots', 'sneakers']))),
  // Rain pants are for the way there, not for an office or a party.
  ({ name }, { reading }) =>
    name === 'rain pants' &&
    (isWarmDay(reading.needs) ||
      isBusiness(reading) ||
      reading.event?.setting === 'indoors' ||
      reading.event?.mood === 'festive'),
  // Party satin is for evenings off duty, and for those who like it.
  (candidate, { preference, reading }) =>
    isPartySatin(candidate) && (!isNightOut(reading) || candidate.suits?.includes(preference) === false),
  // A tank top is for sport and hot days.
  ({ name }, { reading }) => name === 'tank top' && !isForSweat(reading.needs),
  // Gowns are for black tie, the closest family and those who cover up.
  ({ piece }, { asker, preference, reading }) =>
    piece.garment.tags.has('gown') &&
    reading.needs.formality.ideal < GOWN_FROM &&
    preference !== 'formal' &&
    asker.wearer.coverage === 'as I like' &&
    !asker.rows.some(({ id }) => inGown.has(id)),
  // Guests of a church wedding wear suits, unless the invitation says black tie.
  ({ name }, { reading }) => name.startsWith('tuxedo') && reading.needs.formality.ideal < BLACK_TIE_FROM,
  // If the choice of menswear or womenswear is a guess, office and eventless days get only garments that both women and
  // men wear, and casual ones only such shoes.
  (candidate, { isDepartmentGuessed, reading }) =>
    isDepartmentGuessed &&
    (isBusiness(reading) ||
      (!reading.event && !reading.dressCode) ||
      (candidate.part === 'shoes' && reading.needs.formality.ideal < SMART_FROM)) &&
    !isForEveryone(candidate),
]

// prettier-ignore
const tooDressyAtHome = ['cocktail', 'gown', 'pumps', 'heels', 'high heels', 'block heels', 'tights', 'black tie', 'ankle boots', 'tall boots'] as const

const isByWater = (reading: EventReading) => ['pool party', 'beach', 'swimming'].includes(idOf(reading))

// Degrees Celsius of a typical day at the beach.
const seasonCelsius = { spring: 15, summer: 25, fall: 12, winter: 3 }

const isCoolBeach = ({ event, needs }: EventReading) =>
  event?.id === 'beach' &&
  (needs.temperatureCelsius ?? seasonCelsius[needs.season ?? 'summer']) < SWIM_CELSIUS

// 'A long walk on the beach'.
const isBeachWalk = ({ event }: EventReading, words: AdviceInput['words']) =>
  event?.id === 'beach' && words.some(({ plain }) => /^(?:walk|walking|stroll)$/.test(plain))

// prettier-ignore
const coolBeachNever = ['swimwear', 'slides', 'flip-flops', 'sandals', 'espadrilles', 'shorts', 'beach bag'] as const
// prettier-ignore
const inGown: ReadonlySet<string> = new Set(['floor length', 'mother of the couple', 'close family of the couple', 'bridesmaid', 'bride'])

// Where women wear skirts and men wear suits.
const inSkirts: ReadonlySet<string> = new Set(['orthodox family', 'jehovahs witness'])

const idOf = ({ event }: EventReading) => event?.family ?? event?.id ?? ''

const isJudgedAtWork = (reading: EventReading) => ['interview', 'first day'].includes(idOf(reading))

const isPartySatin = ({ part, for: madeFor = [], piece: { garment } }: CatalogGarment) =>
  part === 'top' && madeFor.includes('night out') && garment.material === 'satin'

const isNightOut = (reading: EventReading) =>
  reading.needs.dayTime !== 'morning' &&
  reading.needs.dayTime !== 'day' &&
  !['work', 'conference', 'first day'].includes(idOf(reading)) &&
  !reading.rows.some(({ id }) => id === 'relaxed' || id === 'not fancy')

const isCasualCode = (reading: EventReading) =>
  reading.dressCode !== null &&
  /^(?:business|smart) casual$/.test(reading.dressCode.id) &&
  ((reading.event?.weight ?? 1) < 3 || ['work', 'first day'].includes(idOf(reading)))

// 'They said dress casual'.
const isToldCasual = ({ needs, rows }: EventReading) =>
  rows.some(({ id }) => id === 'relaxed') && needs.formality.ideal < SUIT_FROM

const isForSweat = ({ activities, temperatureCelsius }: OccasionNeeds) =>
  activities.includes('sport') ||
  activities.includes('on sand') ||
  (temperatureCelsius !== null && temperatureCelsius >= HOT_FROM_CELSIUS)

const isIndoorSport = ({ event }: EventReading) =>
  ['gym', 'yoga', 'pilates', 'dance class'].some((id) => id === event?.id || id === event?.family)

// Few men want wide-leg trousers, except with a trendy or edgy preference.
const isWideOnMan = (name: string, preference: AdviceInput['preference']) =>
  name === 'wide-leg trousers' && preference !== 'trendy' && preference !== 'edgy'

// Whether the event is business, but not black tie.
const isBusiness = (reading: EventReading) =>
  business.has(idOf(reading)) && reading.needs.formality.ideal < BLACK_TIE_FROM

// prettier-ignore
const business: ReadonlySet<string> = new Set(['work', 'interview', 'court', 'appointment', 'speaking', 'first day', 'camera'])

const isForEveryone = ({ piece: { garment } }: CatalogGarment) =>
  garment.wornBy === null && !hasTag(garment, ofOneGender)
// prettier-ignore
const ofOneGender = ['heels', 'high heels', 'block heels', 'pumps', 'flats', 'tie', 'skirt', 'day dress', 'clutch'] as const

// Events at which Muslim men don't wear silk.
// prettier-ignore
const muslim: ReadonlySet<string> = new Set(['eid', 'eid prayer', 'iftar', 'mosque', 'muslim wedding', 'arab wedding', 'muslim funeral'])

const isMuslimEvent = ({ event, needs }: EventReading) =>
  [event?.id, event?.family, ...(needs.profiles ?? [])].some((id) => id !== undefined && muslim.has(id))

// Below freezing, casual outfits cover the calves, even on the way to a pub.
function isBareInFrost(garment: Garment, { formality, temperatureCelsius }: OccasionNeeds): boolean {
  const isFrost = temperatureCelsius !== null && temperatureCelsius < 0
  if (!isFrost || formality.ideal >= DRESSED_UP) return false
  return garment.bares.has('lower legs') || hasTag(garment, ['skirt']) || garment.slot === 'dress'
}
