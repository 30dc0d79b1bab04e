import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { EventReading } from '../occasions/read-event.ts'
import { isForOccasion } from '../catalog/fill-gap.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
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

/** Whether the asker would wear a garment on such a day. Does not check what the occasion rules out. */
export function isWearable(
  candidate: CatalogGarment,
  { reading, asker, lean, isLeanGuessed, preference }: AdviceInput,
  isRequested: (candidate: CatalogGarment) => boolean,
): boolean {
  const { needs } = reading
  const occasions = occasionIds({ reading, asker })
  const isForThis = isForOccasion(candidate, occasions) || isRequested(candidate)
  // A sports hijab is only for sport and hiking.
  if (candidate.piece.garment.type === 'sports-hijab')
    return isHelpful(candidate, asker) && needs.activities.some((one) => one === 'sport' || one === 'hiking')
  const isMaternity = candidate.piece.garment.tags.has('maternity')
  if (isMaternity && lean === 'men') return false
  if (isMaternity && !asker.rows.some(({ wantTags }) => wantTags?.includes('maternity'))) return false
  // A garment with `for` is only for those occasions: no sari at a Nigerian wedding.
  if (!isForThis) return false
  if (isBareInFrost(candidate, reading) && !isRequested(candidate)) return false
  if (lean === 'men' && isWideOnMan(candidate, preference)) return false
  // Men go to yoga and the gym in shorts or joggers.
  if (lean === 'men' && isIndoorSport(reading) && candidate.piece.garment.tags.has('leggings')) return false
  if (wantsBright(reading) && candidate.name.includes('black ')) return false
  // Below smart casual, suits are only for those who request one.
  if (isWholeSuit(candidate.piece.garment) && needs.formality.ideal < SMART_FROM && !isRequested(candidate))
    return false
  // Rain pants are for the commute, not for an office.
  if (candidate.name === 'rain pants' && isBusiness(reading) && !isRequested(candidate)) return false
  if (candidate.name === 'snow boots' && !isSnow(needs)) return false
  if (candidate.name === 'pointed flats' && isOnFoot(needs)) return false
  if (candidate.name === 'velvet flats' && isWarm(needs)) return false
  if (candidate.name === 'flannel shirt' && (isWarm(needs) || isInterview(reading))) return false
  // Business casual excludes suits.
  if (isWholeSuit(candidate.piece.garment) && isCasualCode(reading) && !isRequested(candidate)) return false
  // A tank top is for sport and hot days.
  if (candidate.name === 'tank top' && !isForSweat(needs) && !isRequested(candidate)) return false
  // Over a T-shirt, a cardigan is too casual for a set table.
  if (candidate.name === 'cardigan' && needs.formality.ideal >= SMART_FROM) return false
  // A birth partner is not a patient.
  if (
    lean === 'men' &&
    !isLeanGuessed &&
    reading.event?.id === 'birth' &&
    hasTag(candidate.piece.garment, ['sleepwear', 'slippers', 'loungewear'])
  )
    return false
  // Pool slides are too casual.
  if (candidate.name === 'slides' && needs.formality.ideal >= DRESSED_UP) return false
  // Guests of a church wedding wear suits, unless the invitation says black tie.
  if (
    candidate.name.startsWith('tuxedo') &&
    needs.formality.ideal < BLACK_TIE_FROM &&
    !isRequested(candidate)
  )
    return false
  if (
    lean === 'women' &&
    asker.rows.some(({ id }) => id === 'orthodox family') &&
    hasLegs(candidate.piece.garment)
  )
    return false
  if (lean === 'men' && isSilkForMuslims(candidate, occasions)) return false
  // If the choice of menswear or womenswear is a guess, office and eventless days get only garments that both women and
  // men wear.
  if (
    isLeanGuessed &&
    (isBusiness(reading) || !reading.event) &&
    !isRequested(candidate) &&
    !isForEveryone(candidate)
  )
    return false
  return isMadeFor(candidate, lean) && isAllowed(candidate, asker)
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

// Thin pointed shoes suit a table or desk, not walking.
const isOnFoot = ({ activities, setting }: OccasionNeeds) =>
  setting === 'outdoors' ||
  activities.some((one) => ['walking', 'standing', 'dancing', 'playing with children'].includes(one))

const isIndoorSport = ({ event }: EventReading) =>
  ['gym', 'yoga', 'pilates', 'dance class'].some((id) => id === event?.id || id === event?.family)

// Few men want wide-leg trousers, except with a trendy or edgy preference.
const isWideOnMan = ({ name }: CatalogGarment, preference: AdviceInput['preference']) =>
  name === 'wide-leg trousers' && preference !== 'trendy' && preference !== 'edgy'

// Whether the event is business, but not black tie.
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

const isForEveryone = ({ piece: { garment } }: CatalogGarment) =>
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

/** Returns the ids that match a garment's `for`: of the event, its circumstances and the asker. */
export function occasionIds({ reading, asker }: Pick<AdviceInput, 'reading' | 'asker'>): string[] {
  const { event, needs } = reading
  const ofAsker = asker.rows.map(({ id }) => id)
  return [event?.id, event?.family, ...(needs.profiles ?? []), ...ofAsker].filter((id) => id !== undefined)
}

// Events at which Muslim men don't wear silk.
const muslim: ReadonlySet<string> = new Set([
  'eid',
  'eid prayer',
  'iftar',
  'mosque',
  'muslim wedding',
  'muslim funeral',
])

function isSilkForMuslims({ piece }: CatalogGarment, occasions: readonly string[]): boolean {
  return piece.garment.material === 'silk' && occasions.some((id) => muslim.has(id))
}

// Below freezing, casual outfits cover the calves, even on the way to a pub.
function isBareInFrost({ piece: { garment } }: CatalogGarment, { needs }: EventReading): boolean {
  const isFrost = needs.temperatureCelsius !== null && needs.temperatureCelsius < 0
  if (!isFrost || needs.formality.ideal >= DRESSED_UP) return false
  return garment.bares.has('lower legs') || hasTag(garment, ['skirt']) || garment.slot === 'dress'
}

/** Whether a garment is from the asker's choice of menswear or womenswear. */
export function isMadeFor({ piece }: CatalogGarment, lean: AdviceInput['lean']): boolean {
  return piece.garment.wornBy === null || piece.garment.wornBy === lean
}

/** Whether the asker's limits allow a garment. */
export function isAllowed(
  { piece, name, for: madeFor }: CatalogGarment,
  { wearer, neverTags, neverWords, rows }: Asker,
): boolean {
  const { garment } = piece
  if (rows.some(({ onlySkirts }) => onlySkirts) && hasLegs(garment)) return false
  if (rows.some(({ coversArms }) => coversArms) && baresArms(garment)) return false
  // Nonbinary askers get neither a blouse nor a tie, but a tuxedo for black tie.
  const isForBlackTie = garment.set === 'tuxedo' || garment.tags.has('dress shirt')
  if (rows.some(({ onlyForAnyone }) => onlyForAnyone) && garment.wornBy !== null && !isForBlackTie)
    return false
  // A short jacket made for wheelchair users is allowed, although coats bunch up when sitting.
  const others = rows.filter(({ id }) => !madeFor?.includes(id))
  const never = others.length === rows.length ? [...neverTags] : others.flatMap((row) => row.neverTags ?? [])
  if (never.some((tag) => garment.tags.has(tag))) return false
  if (mentions(name, neverWords)) return false
  if (wearer.coverage === 'hair, arms and legs' && (hasTag(garment, hats) || isMidi(name))) return false
  // A burkini is only for those who cover up.
  if (garment.type === 'burkini' && !coversToSwim(wearer)) return false
  return suitsWearer(garment, { ...wearer, wears: null })
}

// Replacements for other garments, with no advantage of their own.
const substitutes: ReadonlySet<string> = new Set([
  'cotton suit',
  'padded coat',
  'microfiber dress shoes',
  'cotton tie',
])

// A midi hem leaves the calves bare.
const isMidi = (name: string) => /\bmidi\b/.test(name)

const coversToSwim = ({ coverage }: Asker['wearer']) =>
  coverage === 'hair, arms and legs' || coverage === 'arms and legs'

const baresArms = ({ slot, bares, tags }: Garment) =>
  (slot === 'dress' || slot === 'top') && bares.has('arms') && !tags.has('swimwear')

const hasLegs = ({ slot, tags, kind, set }: Garment) =>
  (slot === 'bottom' && !tags.has('skirt')) || kind === 'jumpsuit' || (slot === 'outer' && set === 'suit')

/** Whether the asker's circumstances call for a garment: flat shoes in a pregnancy. */
export function isHelpful({ piece, name, for: madeFor }: CatalogGarment, { rows }: Asker): boolean {
  if (rows.some(({ id }) => madeFor?.includes(id) && !substitutes.has(name))) return true
  if (name.startsWith('long-sleeve') && rows.some(({ coversArms }) => coversArms)) return true
  return rows.some(({ wantTags }) => wantTags?.some((tag) => piece.garment.tags.has(tag)))
}

/** Whether a shoe is wrong for rain: low or open, of mesh, a sneaker on wet grass, or a rain boot on a bicycle. */
export function isWrongInRain(
  { piece: { garment } }: CatalogGarment,
  { activities }: OccasionNeeds,
): boolean {
  const isLow = hasTag(garment, ['loafers', 'flats', 'sandals', 'pumps', 'canvas shoes'])
  const isLoose = activities.includes('cycling') && garment.tags.has('rain boots')
  const isOnWetGrass = activities.includes('on grass') && garment.tags.has('sneakers')
  const isMesh = !activities.includes('sport') && garment.tags.has('running shoes')
  return garment.slot === 'shoes' && (isLow || isLoose || isOnWetGrass || isMesh)
}

/** Whether a text contains one of the words, in singular or plural. */
export function mentions(text: string, words: ReadonlySet<string>): boolean {
  const plain = ` ${plainWords(text)} `
  return [...words].some((word) => {
    const sought = plainWords(word)
    return plain.includes(` ${sought} `) || plain.includes(` ${sought}s `)
  })
}

// Treats 'lace-up' like 'lace up'.
const plainWords = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')
