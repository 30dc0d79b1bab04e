import { isRecognized } from '../occasions/is-recognized.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds, OccasionWant } from '../outfit-needs.ts'
import { isCarriedForUse, isFarOff, isReligiousWear } from '../score/faults/formality-fault.ts'
import { formalityFit } from '../score/terms/score-formality.ts'
import { precipitationOn } from '../score/terms/score-rain.ts'
import { dayToDressFor, isTooLight } from '../score/terms/score-season.ts'
import type { DayToDressFor } from '../score/score-fact.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'
import { isWarm, warmAccessories } from './weather-facts-of-piece.ts'

const FITS_WELL = 0.72

/** The first want of the occasion that only this piece meets, and that its sentence can name. */
export function calledForFacts({ piece, pieces, needs }: PieceInOutfit): PieceFact[] {
  const occasion = needs?.occasion
  if (!occasion) return []
  const { garment } = piece
  const day = dayToDressFor(needs)
  // On a dry day nobody needs telling that a rain jacket is called for.
  if (!occasion.isWet && garment.rain === 'keeps out' && garment.slot === 'outer') return []
  const isForRain = occasion.isWet && hasTag(garment, ['umbrella'])
  const isMetHereOnly = ({ of }: OccasionWant) =>
    pieces.every((one) => (one === piece) === isSelected(one.garment, of))
  const facts = (occasion.wants ?? []).flatMap((want): PieceFact[] => {
    const { what, weight, isForWeather } = want
    if (weight <= 1 || !isMetHereOnly(want) || repeats(what, occasion.phrase)) return []
    const known = qualitiesIn(what, garment, day)
    // Nothing is warm for a day that the outfit is too light for.
    if (isForWeather && isForCold(what) && isTooLight(pieces, needs)) return []
    if (!known || (isForWet.test(what) && (garment.rain === 'suffers' || garment.rain === 'spoils')))
      return []
    const use = /\b(?:for|against) .*/.exec(what)?.[0] ?? null
    // 'Boots for long halls' says nothing of ordinary boots.
    const isOrdinary = garment.slot === 'shoes' && known.length === 0
    if (isOrdinary && (use ? use.startsWith('for ') : /\bshoes\b/.test(what)) && !isForWeather) return []
    // Nor does 'boots for −1 °C': that they are warm is a fact about the weather.
    if (isForWeather && garment.slot !== 'extra' && known.length === 0) return []
    return [
      {
        is: 'called for',
        weight: 0.6 + 0.1 * weight,
        what,
        qualities: known,
        use,
        phrase: isForRain ? `the ${precipitationOn(needs)}` : occasion.phrase,
        day: isForWeather && !isForRain ? day : null,
      },
    ]
  })
  return facts.slice(0, 1)
}

const isForWet = /\bfor (?:.* )?(?:wet|mud|rain|snow|slush|puddles)\b/
const isForCold = (what: string) => what.split(' ').includes('warm')

/** Facts about a piece at the occasion: its formality, its use for the activities. */
export function occasionFacts({ piece, needs }: PieceInOutfit): PieceFact[] {
  const occasion = needs?.occasion
  if (!occasion) return []
  const { garment } = piece
  const { phrase, activities } = occasion
  const facts: PieceFact[] = []
  const { color, otherColors } = garment
  if (color && otherColors.length === 0 && occasion.wantColors.includes(color.family))
    facts.push({ is: 'dress code color', weight: 1, family: color.family, phrase })
  const isOff = formalityFit(garment, occasion) < FITS_WELL && !isReligiousWear(garment)
  const isSmall = garment.slot === 'extra' || garment.slot === 'bag'
  if (isOff && !isNamedFor(piece.name, phrase)) facts.push(...offFacts(garment, occasion, isSmall))
  if (
    hasTag(garment, ['backpack', 'crossbody', 'belt bag']) &&
    activities.some(
      (one) =>
        one === 'cycling' || one === 'hiking' || one === 'traveling' || one === 'playing with children',
    )
  )
    facts.push({ is: 'hands free', weight: 0.66 })
  // For official occasions, such as an interview or a court, modesty is not mentioned.
  const isModest = occasion.asksCover && !occasion.profiles?.some((id) => official.has(id))
  if (isModest && coversUp(piece)) facts.push({ is: 'covers', weight: 0.5, phrase })
  return facts
}

// A choir skirt is right for a choir concert.
const isNamedFor = (name: string, phrase: string) =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > MIN_USE_LETTERS && phrase.toLowerCase().includes(word))
const MIN_USE_LETTERS = 3

const official = new Set([
  'interview', 'first day', 'court', 'parole', 'jury duty', 'counsel', 'robed court', 'citizenship', 'choir',
]) // prettier-ignore

function offFacts(
  { formality, slot, tags, rain }: Garment,
  occasion: OccasionNeeds,
  isSmall: boolean,
): PieceFact[] {
  if (!isRecognized(occasion)) return []
  const { phrase } = occasion
  const { least, most } = occasion.formality
  // A rain jacket and a beanie are taken off inside, and Highland dress suits any formality.
  if (rain === 'keeps out' || tags.has('highland') || hasTag({ tags }, warmAccessories)) return []
  if (formality < least)
    return [{ is: 'too casual', weight: isSmall ? 0.5 : 0.92, phrase, isFar: isFarOff(least - formality) }]
  const isFar = isFarOff(formality - most)
  if (formality <= most || isCarriedForUse({ tags }) || (isSmall && !isFar)) return []
  const weight = isSmall || slot === 'outer' ? 0.5 : 0.7
  return [{ is: 'too dressy', weight, phrase, isFar }]
}

/** Whether the words for a garment repeat the occasion, as in 'ski pants for skiing' and 'hiking pants for a hike'. */
export function repeats(what: string, phrase: string): boolean {
  const phraseWords = phrase.split(' ')
  return what
    .split(' ')
    .map((word) => word.replace(/ing$/, ''))
    .some((stem) => stem.length > 2 && stem !== 'for' && phraseWords.some((one) => one.startsWith(stem)))
}

// Returns the adjectives of a want that the piece is known to meet; null if it may not be all that the want says.
function qualitiesIn(what: string, garment: Garment, day: DayToDressFor | null): string[] | null {
  // A want with alternatives says nothing about this piece, nor does 'a bag for travel'.
  if (/,| or /.test(what) || unknown.test(what) || what === 'a bag') return null
  const named = Object.entries(qualities).filter(([word]) => what.split(' ').includes(word))
  return named.every(([, isMet]) => isMet(garment, day)) ? named.map(([word]) => word) : null
}

// In the order in which they precede a noun.
const qualities: Readonly<Record<string, (garment: Garment, day: DayToDressFor | null) => boolean>> = {
  warm: isWarm,
  // Being the dressiest shoes of a closet doesn't make loafers or brogues dressy.
  dressy: ({ formality }) => formality >= DRESSY_FROM,
  loose: ({ silhouette }) => silhouette === 'loose',
  waterproof: ({ rain }) => rain === 'keeps out',
  flat: ({ type, heel, tags }) =>
    (heel === null || heel === 'flat') &&
    type !== 'mules' &&
    !tags.has('platforms') &&
    !hasTag({ tags }, mayHaveHeels),
  closed: ({ isOpen }) => !isOpen,
  plain: ({ pattern, otherColors }) => pattern === null && otherColors.length === 0,
  dark: ({ color, otherColors }) =>
    color !== null && [color, ...otherColors].every(({ lightness }) => lightness <= DARK_TO),
  white: ({ color }) => color?.family === 'white',
  black: ({ color }) => color?.family === 'black',
}

const DARK_TO = 0.5
const DRESSY_FROM = 3.8
// prettier-ignore
const unknown =
  /\b(?:that|made|accessory|office|court|training|walking|golf|climbing|turf|dance|sports?|layers|clothes|slips?|washable|stretch\w*|polished|quiet|soft|clean|neat|easy|comfortable|sleeves|non-slip|thin-soled|sturdy|tough|pockets?|one|something|old|good|smart|smarter|dressier|broken-in|considered|special|playful|festive|fresh|crisp|firm|cushioned|roomy|windproof|weatherproof|to|hours|standing)\b/

const mayHaveHeels = ['ankle boots', 'tall boots', 'loafers', 'sandals', 'dress sandals'] as const

// Excludes men's shirts and headscarves, which are not worn for modesty at an occasion.
const sheer = /\b(?:sheer|see-through|transparent|mesh|lace|chiffon|tulle)\b/i

function coversUp({ name, garment }: StylistPiece): boolean {
  if (sheer.test(name) || garment.material === 'lace' || garment.material === 'mesh') return false
  if (garment.tags.has('headscarf')) return false
  const isLong = garment.slot === 'dress' && garment.length === 'long'
  return !garment.isOpen && (isLong || garment.tags.has('modest'))
}
