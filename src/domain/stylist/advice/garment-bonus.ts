import type { ColorRole, CatalogGarment } from '../catalog/garment-catalog.ts'
import type { AdviceInput } from './advice-input.ts'
import { ruleBonus } from './garment-rules.ts'
import { wantsBright } from './occasion-colors.ts'
import { isHelpful } from './wearable.ts'

// Added to `Ranked.value` for garments made for the occasion, helpful to the asker or of the preference.
const MADE_FOR = 0.15
const MADE_FOR_THIS = 0.2
const NAMED = 0.4
const HELPFUL = 0.5
const SUITS_PREFERENCE = 0.15
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
  const bonusByRules = ruleBonus(input)
  // Morning dress is asked for by name, whatever the day.
  const isOfCode = ({ for: madeFor }: CatalogGarment) =>
    dressCode && (!event || dressCode.id === 'morning dress') && madeFor?.includes(dressCode.id)
  const isCostume = ({ for: madeFor }: CatalogGarment) =>
    event?.family === 'costume' && madeFor?.includes(event.id)
  // In rain, a layer has to keep dry rather than express the preference.
  const expresses = ({ suits, part }: CatalogGarment) =>
    suits?.includes(preference) && !(part === 'layer' && reading.needs.isWet)
  return (candidate: CatalogGarment): number =>
    bonusByRules(candidate) +
    madeForBonus(candidate, input) +
    (isOfCode(candidate) ? NAMED : 0) +
    (isCostume(candidate) ? NAMED : 0) +
    (isHelpful(candidate, asker) ? HELPFUL : 0) +
    (expresses(candidate) ? SUITS_PREFERENCE : 0) +
    (isRequested(candidate) ? REQUESTED : 0) +
    (isInColor(candidate, input) ? IN_COLOR : 0) +
    (isOfNamedCloth(candidate, input) ? NAMED : 0) +
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

// Roles that can be bright; suits, denim and leather come in quiet colors only.
const colored: ReadonlySet<ColorRole | undefined> = new Set<ColorRole>(['main', 'light', 'jewel'])

// A colored garment where the occasion calls for bright colors, even at a funeral.
const isInColor = ({ color, part }: CatalogGarment, { reading }: AdviceInput): boolean =>
  (part === 'whole' || part === 'top') && colored.has(color) && wantsBright(reading)

// 'Everyone in white linen'.
function isOfNamedCloth({ piece: { garment } }: CatalogGarment, { words, asker }: AdviceInput): boolean {
  const { material, slot } = garment
  if (!material || slot === 'shoes' || asker.wearer.neverMaterials.includes(material)) return false
  const isBefore = (at: number, reach: number, some: RegExp) =>
    words.slice(Math.max(0, at - reach), at).some(({ plain }) => some.test(plain))
  return words.some(
    ({ plain }, at) =>
      plain === material &&
      isBefore(at, 3, /^(?:in|wear|wearing|love|loves|like|prefer|want|only|code)$/) &&
      !isBefore(at, 4, /^(?:no|not|dont|never|cant|hate)$/),
  )
}
