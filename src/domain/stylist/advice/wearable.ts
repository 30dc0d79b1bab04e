import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import { suitsWearer } from '../../closet/wearer/suits-wearer.ts'
import { type OccasionNeeds, staysHome } from '../outfit-needs.ts'
import { isForOccasion } from '../catalog/fill-gap.ts'
import type { CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import { hasLegs, hasWaistband } from '../../closet/garment-facts/has-legs.ts'
import { plainText } from '../occasions/matching/clauses.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { ruleAgainst } from './garment-rules.ts'
import { askerGroups, eventGroups } from './advice-lists.ts'
import type { Asker } from './request/read-asker.ts'

const hats: readonly GarmentTag[] = ['beanie', 'cap', 'sun hat', 'dress hat']

/** Returns whether the asker would wear a garment on such a day. Does not check what the occasion rules out. */
export function wearableFor(
  input: AdviceInput,
  isRequested: (candidate: CatalogGarment) => boolean,
): (candidate: CatalogGarment) => boolean {
  const { reading, asker, department } = input
  const { activities } = reading.needs
  const occasions = occasionIds(input)
  const isOutOfPlace = ruleAgainst('never', input)
  const isUnusual = ruleAgainst('unusual', input)
  const isInMaternityWear =
    department === 'women' && asker.rows.some(({ wantTags }) => wantTags?.includes('maternity'))
  // Nobody does sport in a dress.
  const isWholeOnly = asker.rows.some(({ onlyWhole }) => onlyWhole) && !activities.includes('sport')
  return (candidate) => {
    const { garment } = candidate.piece
    const isNamed = isRequested(candidate)
    // A sports hijab is only for sport and hiking.
    if (garment.type === 'sports-hijab')
      return isHelpful(candidate, asker) && activities.some((one) => one === 'sport' || one === 'hiking')
    return (
      // At home hair is not covered.
      !(garment.tags.has('headscarf') && staysHome(activities) && !isNamed) &&
      (isInMaternityWear || !garment.tags.has('maternity')) &&
      // A garment with `for` is only for those occasions: no sari at a Nigerian wedding.
      (isNamed || isForOccasion(candidate, occasions)) &&
      !isCostume(candidate, input) &&
      !isOutOfPlace(candidate) &&
      !isAgainstWords(candidate, input) &&
      (isNamed || !(isUnusual(candidate) || isUnasked(candidate, input))) &&
      !(isWholeOnly && hasWaistband(garment)) &&
      (isMadeFor(candidate, department) ||
        isForAnyone(candidate, asker) ||
        (isNamed && isOwnTaste(candidate, input))) &&
      isAllowed(candidate, asker)
    )
  }
}

// 'A white top and black bottoms' excludes dresses and suits, and the customs of some families women's trousers.
const isAgainstWords = ({ part, piece }: CatalogGarment, { asker, department, stated }: AdviceInput) =>
  (part === 'whole' && stated.has('top') && stated.has('bottom')) ||
  (department === 'women' &&
    asker.rows.some(({ id }) => id === 'orthodox family' || id === 'jehovahs witness') &&
    hasLegs(piece.garment))

function isUnasked(
  candidate: CatalogGarment,
  { isDepartmentGuessed, preference, reading }: AdviceInput,
): boolean {
  const { dressCode, event, needs } = reading
  const idOfEvent = event?.family ?? event?.id ?? ''
  // Nobody needs a suit for business casual.
  const isCasualCode =
    /^(?:business|smart) casual$/.test(dressCode?.id ?? '') &&
    ((event?.weight ?? 1) < 3 || idOfEvent === 'work' || idOfEvent === 'first day')
  // Party satin is for those who like it.
  const isOfOtherTaste =
    candidate.for?.includes('night out') && candidate.suits?.includes(preference) === false
  // If the choice of menswear or womenswear is a guess, office and eventless days get only garments that both women and
  // men wear, and casual ones only such shoes.
  const isForBoth =
    isDepartmentGuessed &&
    ((eventGroups.business.includes(idOfEvent) && needs.formality.ideal < BLACK_TIE_FROM) ||
      (!event && !dressCode) ||
      (candidate.part === 'shoes' && needs.formality.ideal < SMART_FROM))
  return (
    (isCasualCode && isWholeSuit(candidate.piece.garment)) ||
    (isOfOtherTaste === true && candidate.part === 'top' && candidate.piece.garment.material === 'satin') ||
    (isForBoth && !isForEveryone(candidate))
  )
}

const BLACK_TIE_FROM = 4.4
const SMART_FROM = 3
const isForEveryone = ({ piece: { garment } }: CatalogGarment) =>
  garment.wornBy === null && !hasTag(garment, ofOneGender)
// prettier-ignore
const ofOneGender = ['heels', 'high heels', 'block heels', 'pumps', 'flats', 'tie', 'skirt', 'day dress', 'clutch'] as const

// 'I'm a guy who likes skirts', 'I'm a man and want to wear a dress'.
const isOwnTaste = ({ piece: { garment } }: CatalogGarment, { words }: AdviceInput) =>
  ownTaste.test(plainText(words)) &&
  (garment.slot === 'dress' || hasTag(garment, ['skirt', 'highland', 'heels', 'block heels', 'pumps']))
const ownTaste =
  /\b(?:i|id|who|(?:im|as) an? (?:man|guy|bloke|dude)) (?:\w+ ){0,2}?(?:loves?|likes?|adores?|prefers?|wants?|enjoys?|wears?)\b/

// A kurta is worn by all genders.
const isForAnyone = ({ name }: CatalogGarment, { rows }: Asker) =>
  name.endsWith(' kurta') && rows.some(({ onlyForAnyone }) => onlyForAnyone)

// Who hates costumes gets no clothes made for the theme.
const isCostume = ({ for: madeFor }: CatalogGarment, { asker, reading: { event } }: AdviceInput) =>
  asker.rows.some(({ id }) => id === 'hates costumes') &&
  [event?.id, event?.family].includes('costume') &&
  madeFor?.some((id) => id === event?.id || id === 'costume' || id === 'pirate' || id === 'masquerade') ===
    true

/** Returns the ids that match a garment's `for`: of the event, its circumstances and the asker. */
export function occasionIds({ reading, asker }: Pick<AdviceInput, 'reading' | 'asker'>): string[] {
  const { event, needs } = reading
  const ofAsker = asker.rows.map(({ id }) => id)
  return [event?.id, event?.family, ...(needs.profiles ?? []), ...ofAsker].filter((id) => id !== undefined)
}

/** Whether a garment is from the asker's choice of menswear or womenswear. */
export function isMadeFor({ piece }: CatalogGarment, department: AdviceInput['department']): boolean {
  return piece.garment.wornBy === null || piece.garment.wornBy === department
}

/** Whether the asker's limits allow a garment. */
export function isAllowed(candidate: CatalogGarment, asker: Asker): boolean {
  const { piece, name, for: madeFor } = candidate
  const { wearer, neverTags, neverWords, rows } = asker
  const { garment } = piece
  // Nobody skis or swims in a skirt alone.
  const isGear = hasTag(garment, ['skiing', 'swimwear'])
  if (rows.some(({ onlySkirts }) => onlySkirts) && hasLegs(garment) && !isGear) return false
  if (rows.some(({ coversArms }) => coversArms) && baresArms(garment)) return false
  // Nonbinary askers get neither a blouse nor a tie, but a tuxedo for black tie.
  const isForBlackTie = garment.set === 'tuxedo' || garment.tags.has('dress shirt')
  const isOfOneGender = garment.wornBy !== null && !isForBlackTie && !isForAnyone(candidate, asker)
  if (rows.some(({ onlyForAnyone }) => onlyForAnyone) && isOfOneGender) return false
  // A short jacket made for wheelchair users is allowed, although coats bunch up when sitting.
  const others = rows.filter(({ id }) => !madeFor?.includes(id))
  const lifted = new Set(rows.filter((row) => !others.includes(row)).flatMap((row) => row.neverTags ?? []))
  const never = [...neverTags].filter(
    (tag) => !lifted.has(tag) || others.some((row) => row.neverTags?.includes(tag)),
  )
  // Swim trunks are shorts too, but nobody swims in trousers.
  const isBanned = (tag: GarmentTag) =>
    garment.tags.has(tag) &&
    !(tag === 'shorts' && garment.tags.has('swimwear')) &&
    // A synthetic jacket looks like a down jacket.
    !(tag === 'down' && garment.material === 'synthetic')
  if (never.some(isBanned)) return false
  if (mentions(name, neverWords)) return false
  // 'Long sleeves not allowed'.
  if (neverWords.has('long sleeves') && hasLongSleeves(garment)) return false
  if (wearer.coverage === 'hair, arms and legs' && (hasTag(garment, hats) || isMidi(name))) return false
  // A burkini is only for those who cover up.
  if (garment.type === 'burkini' && !coversToSwim(wearer)) return false
  return suitsWearer(garment, { ...wearer, wears: null })
}

// A midi hem leaves the calves bare.
const isMidi = (name: string) => /\bmidi\b/.test(name)

const coversToSwim = ({ coverage }: Asker['wearer']) =>
  coverage === 'hair, arms and legs' || coverage === 'arms and legs'

const hasLongSleeves = ({ slot, bares }: Garment) =>
  (slot === 'top' || slot === 'dress') && !bares.has('arms')
const baresArms = ({ slot, bares, tags }: Garment) =>
  (slot === 'dress' || slot === 'top') && bares.has('arms') && !tags.has('swimwear')

/** Whether the asker's circumstances call for a garment: flat shoes in a pregnancy. */
export function isHelpful({ piece, name, for: madeFor }: CatalogGarment, { rows }: Asker): boolean {
  if (rows.some(({ id }) => madeFor?.includes(id) && !askerGroups.substituteGarments.includes(name)))
    return true
  if (name.startsWith('long-sleeve') && rows.some(({ coversArms }) => coversArms)) return true
  return rows.some(({ wantTags }) => wantTags?.some((tag) => piece.garment.tags.has(tag)))
}

/** Whether a shoe is wrong for rain: low or open, of mesh, a sneaker on wet grass, a polished shoe in a field, or a rain boot on a bicycle. */
export function isWrongInRain(
  { piece: { garment } }: CatalogGarment,
  { activities, profiles = [] }: OccasionNeeds,
): boolean {
  const isLow = hasTag(garment, ['loafers', 'flats', 'sandals', 'pumps', 'canvas shoes'])
  const isLoose = activities.includes('cycling') && garment.tags.has('rain boots')
  const isOnWetGrass = activities.includes('on grass') && garment.tags.has('sneakers')
  const isInField =
    profiles.some((id) => id === 'camping' || id === 'mud') && hasTag(garment, ['dress shoes'])
  const isMesh = !activities.includes('sport') && garment.tags.has('running shoes')
  return garment.slot === 'shoes' && (isLow || isLoose || isOnWetGrass || isInField || isMesh)
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
