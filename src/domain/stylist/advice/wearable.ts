import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/garment-tags.ts'
import { isWholeSuit } from '../../closet/is-whole-suit.ts'
import { suitsWearer } from '../../closet/suits-wearer.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { isForOccasion } from '../to-find/fill-gap.ts'
import type { GarmentToFind } from '../to-find/garments-to-find.ts'
import { wantsBright } from './advice-colors.ts'
import type { AdviceInput } from './advice-input.ts'
import type { Asker } from './read-asker.ts'

// Formality from which a dress stays an option below freezing.
const DRESSED_UP = 3
const BLACK_TIE_FROM = 4.4
const SMART_FROM = 3
const SNOW_CELSIUS = 2
const HOT_FROM_CELSIUS = 26
const MILD_CELSIUS = 20
const hats: readonly GarmentTag[] = ['beanie', 'cap', 'sun hat', 'dress hat']

/** Whether the asker would wear it on such a day; what the occasion rules out is not asked. */
export function isWearable(
  toFind: GarmentToFind,
  { reading, asker, lean, isLeanGuessed, preference }: AdviceInput,
  isAskedFor: (toFind: GarmentToFind) => boolean,
): boolean {
  const { needs } = reading
  const occasions = occasionIds({ reading, asker })
  const isForThis = isForOccasion(toFind, occasions) || isAskedFor(toFind)
  // A sports hijab is for sport and hiking alone.
  if (toFind.piece.garment.type === 'sports-hijab')
    return isHelpful(toFind, asker) && needs.activities.some((one) => one === 'sport' || one === 'hiking')
  const isMaternity = toFind.piece.garment.tags.has('maternity')
  if (isMaternity && lean === 'men') return false
  if (isMaternity && !asker.rows.some(({ wantTags }) => wantTags?.includes('maternity'))) return false
  // A garment with `for` is advised for those occasions alone: no sari at a Nigerian wedding.
  if (!isForThis) return false
  if (isBareInFrost(toFind, reading) && !isAskedFor(toFind)) return false
  if (lean === 'men' && isWideOnMan(toFind, preference)) return false
  // Men go to yoga and the gym in shorts or joggers.
  if (lean === 'men' && isIndoorSport(reading) && toFind.piece.garment.tags.has('leggings')) return false
  if (wantsBright(reading) && toFind.name.includes('black ')) return false
  // Below smart casual nobody wears a suit unasked.
  if (isWholeSuit(toFind.piece.garment) && needs.formality.ideal < SMART_FROM && !isAskedFor(toFind))
    return false
  // Over trousers, on the way: nobody sits in an office in them.
  if (toFind.name === 'rain pants' && isBusiness(reading) && !isAskedFor(toFind)) return false
  if (toFind.name === 'snow boots' && !isSnow(needs)) return false
  if (toFind.name === 'pointed flats' && isOnFoot(needs)) return false
  if (toFind.name === 'velvet flats' && isWarm(needs)) return false
  if (toFind.name === 'flannel shirt' && (isWarm(needs) || isInterview(reading))) return false
  // Business casual leaves the suit at home.
  if (isWholeSuit(toFind.piece.garment) && isCasualCode(reading) && !isAskedFor(toFind)) return false
  // Sleeveless and ribbed: for sport and hot days.
  if (toFind.name === 'tank top' && !isForSweat(needs) && !isAskedFor(toFind)) return false
  // Over a T-shirt it is too casual for a set table.
  if (toFind.name === 'cardigan' && needs.formality.ideal >= SMART_FROM) return false
  // A birth partner is not a patient.
  if (
    lean === 'men' &&
    !isLeanGuessed &&
    reading.event?.id === 'birth' &&
    hasTag(toFind.piece.garment, ['sleepwear', 'slippers', 'loungewear'])
  )
    return false
  // Pool slides are for the pool.
  if (toFind.name === 'slides' && needs.formality.ideal >= DRESSED_UP) return false
  // Guests of a church wedding wear suits, unless the invitation says black tie.
  if (toFind.name.startsWith('tuxedo') && needs.formality.ideal < BLACK_TIE_FROM && !isAskedFor(toFind))
    return false
  if (
    lean === 'women' &&
    asker.rows.some(({ id }) => id === 'orthodox family') &&
    hasLegs(toFind.piece.garment)
  )
    return false
  if (lean === 'men' && isSilkForMuslims(toFind, occasions)) return false
  // For the office, and for a day without an event, only what both women and men wear.
  if (
    isLeanGuessed &&
    (isBusiness(reading) || !reading.event) &&
    !isAskedFor(toFind) &&
    !isForEveryone(toFind)
  )
    return false
  return isOf(toFind, lean) && isAllowed(toFind, asker)
}

const isSnow = ({ temperatureCelsius, season, profiles = [] }: OccasionNeeds) =>
  (temperatureCelsius !== null && temperatureCelsius <= SNOW_CELSIUS) ||
  season === 'winter' ||
  profiles.some((id) => id.startsWith('snow'))

const isInterview = ({ event }: EventReading) => (event?.family ?? event?.id) === 'interview'

const isCasualCode = ({ event, dressCode }: EventReading) =>
  dressCode !== null && /^(?:business|smart) casual$/.test(dressCode.id) && (event?.weight ?? 1) < 3

const isWarm = ({ season, temperatureCelsius }: OccasionNeeds) =>
  temperatureCelsius === null ? season === 'summer' : temperatureCelsius >= MILD_CELSIUS

const isForSweat = ({ activities, temperatureCelsius }: OccasionNeeds) =>
  activities.includes('sport') ||
  activities.includes('on sand') ||
  (temperatureCelsius !== null && temperatureCelsius >= HOT_FROM_CELSIUS)

// A thin pointed shoe is for a table or a desk.
const isOnFoot = ({ activities, setting }: OccasionNeeds) =>
  setting === 'outdoors' ||
  activities.some((one) => ['walking', 'standing', 'dancing', 'playing with children'].includes(one))

const isIndoorSport = ({ event }: EventReading) =>
  ['gym', 'yoga', 'pilates', 'dance class'].some((id) => id === event?.id || id === event?.family)

// A fashion that few men want unasked.
const isWideOnMan = ({ name }: GarmentToFind, preference: AdviceInput['preference']) =>
  name === 'wide-leg trousers' && preference !== 'trendy' && preference !== 'edgy'

// Work in an office, short of a black-tie evening.
function isBusiness({ event, needs }: EventReading): boolean {
  const family = event?.family ?? event?.id ?? ''
  return business.has(family) && needs.formality.ideal < BLACK_TIE_FROM
}

const business: ReadonlySet<string> = new Set([
  'work',
  'interview',
  'court',
  'appointment',
  'speaking',
  'first day',
  'camera',
])

const isForEveryone = ({ piece: { garment } }: GarmentToFind) =>
  garment.wornBy === null &&
  !hasTag(garment, [
    'heels',
    'high heels',
    'block heels',
    'pumps',
    'flats',
    'tie',
    'skirt',
    'day dress',
    'clutch',
  ])

/** The ids that a garment of the catalog can be for here: of the event, of its circumstances and of who asks. */
export function occasionIds({ reading, asker }: Pick<AdviceInput, 'reading' | 'asker'>): string[] {
  const { event, needs } = reading
  const ofAsker = asker.rows.map(({ id }) => id)
  return [event?.id, event?.family, ...(needs.profiles ?? []), ...ofAsker].filter((id) => id !== undefined)
}

// Islam keeps silk to women.
const muslim: ReadonlySet<string> = new Set([
  'eid',
  'eid prayer',
  'iftar',
  'mosque',
  'muslim wedding',
  'muslim funeral',
])

function isSilkForMuslims({ piece }: GarmentToFind, occasions: readonly string[]): boolean {
  return piece.garment.material === 'silk' && occasions.some((id) => muslim.has(id))
}

// Below freezing casual outfits cover the calves, also on the way to a pub.
function isBareInFrost({ piece: { garment } }: GarmentToFind, { needs }: EventReading): boolean {
  const isFrost = needs.temperatureCelsius !== null && needs.temperatureCelsius < 0
  if (!isFrost || needs.formality.ideal >= DRESSED_UP) return false
  return garment.bares.has('lower legs') || hasTag(garment, ['skirt']) || garment.slot === 'dress'
}

/** Whether it is made for someone who dresses as the asker does. */
export function isOf({ piece }: GarmentToFind, lean: AdviceInput['lean']): boolean {
  return piece.garment.wornBy === null || piece.garment.wornBy === lean
}

/** Whether nothing of it is what the asker never wears. */
export function isAllowed(
  { piece, name, for: madeFor }: GarmentToFind,
  { wearer, neverTags, neverWords, rows }: Asker,
): boolean {
  const { garment } = piece
  if (rows.some(({ onlySkirts }) => onlySkirts) && hasLegs(garment)) return false
  if (rows.some(({ coversArms }) => coversArms) && baresArms(garment)) return false
  // A nonbinary asker gets neither a blouse nor a tie, and a tuxedo where it is black tie.
  const isForBlackTie = garment.set === 'tuxedo' || garment.tags.has('dress shirt')
  if (rows.some(({ onlyForAnyone }) => onlyForAnyone) && garment.wornBy !== null && !isForBlackTie)
    return false
  // A short jacket made for wheelchair users is allowed, although coats bunch up when sitting.
  const others = rows.filter(({ id }) => !madeFor?.includes(id))
  const never = others.length === rows.length ? [...neverTags] : others.flatMap((row) => row.neverTags ?? [])
  if (never.some((tag) => garment.tags.has(tag))) return false
  if (mentions(name, neverWords)) return false
  if (wearer.coverage === 'hair, arms and legs' && (hasTag(garment, hats) || isMidi(name))) return false
  // A swimsuit that covers is for those who cover.
  if (garment.type === 'burkini' && !coversToSwim(wearer)) return false
  return suitsWearer(garment, { ...wearer, wears: null })
}

// They take the place of others, and are no better where nobody needs those.
const substitutes: ReadonlySet<string> = new Set([
  'cotton suit',
  'padded coat',
  'microfiber dress shoes',
  'cotton tie',
])

// Its hem leaves the calves bare.
const isMidi = (name: string) => /\bmidi\b/.test(name)

const coversToSwim = ({ coverage }: Asker['wearer']) =>
  coverage === 'hair, arms and legs' || coverage === 'arms and legs'

const baresArms = ({ slot, bares, tags }: Garment) =>
  (slot === 'dress' || slot === 'top') && bares.has('arms') && !tags.has('swimwear')

const hasLegs = ({ slot, tags, kind, set }: Garment) =>
  (slot === 'bottom' && !tags.has('skirt')) || kind === 'jumpsuit' || (slot === 'outer' && set === 'suit')

/** Whether it is what the asker's circumstances call for: flat shoes in a pregnancy. */
export function isHelpful({ piece, name, for: madeFor }: GarmentToFind, { rows }: Asker): boolean {
  if (rows.some(({ id }) => madeFor?.includes(id) && !substitutes.has(name))) return true
  if (name.startsWith('long-sleeve') && rows.some(({ coversArms }) => coversArms)) return true
  return rows.some(({ wantTags }) => wantTags?.some((tag) => piece.garment.tags.has(tag)))
}

/** Whether a shoe is wrong for rain: it is cut low or open, is made of mesh, soaks on wet grass, or is a rain boot on a bicycle. */
export function isWrongInRain({ piece: { garment } }: GarmentToFind, { activities }: OccasionNeeds): boolean {
  const isLow = hasTag(garment, ['loafers', 'flats', 'sandals', 'pumps', 'canvas shoes'])
  const isLoose = activities.includes('cycling') && garment.tags.has('rain boots')
  const isOnWetGrass = activities.includes('on grass') && garment.tags.has('sneakers')
  const isMesh = !activities.includes('sport') && garment.tags.has('running shoes')
  return garment.slot === 'shoes' && (isLow || isLoose || isOnWetGrass || isMesh)
}

/** Whether a text has one of the words, in singular or plural. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  const plain = ` ${plainWords(text)} `
  return [...words].some((word) => {
    const sought = plainWords(word)
    return plain.includes(` ${sought} `) || plain.includes(` ${sought}s `)
  })
}

// 'Lace-up' is 'lace up', as it is in other names.
const plainWords = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')
