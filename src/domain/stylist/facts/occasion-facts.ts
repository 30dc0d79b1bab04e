import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { typeNounOf } from '../../closet/garment-types/noun-of.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { isReligiousWear, isCarriedForUse } from '../score/faults/formality-fault.ts'
import { formalityFit, isFarOff } from '../score/terms/score-formality.ts'
import { precipitationOn } from '../score/terms/score-rain.ts'
import { dayToDressFor } from '../score/terms/score-season.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

// Minimum formality of an occasion at which being the dressiest piece is stated.
const EASY = 2.4
const FITS_WELL = 0.72
// In formality steps.
const CLEARLY = 0.6
const STEP_APART = 0.5

/** Facts about a piece at the occasion: wants it meets, its formality, its use for the activities. */
export function occasionFacts({ piece, pieces, needs }: PieceInOutfit): PieceFact[] {
  const occasion = needs?.occasion
  if (!occasion) return []
  const { garment } = piece
  const { phrase, formality, activities } = occasion
  const facts: PieceFact[] = []
  const others = pieces.filter((other) => other !== piece)
  const want = occasion.wants?.find(
    ({ of, weight }) =>
      weight > 1 && isSelected(garment, of) && !others.some((other) => isSelected(other.garment, of)),
  )
  // A want with alternatives, 'a shirt, a blazer or a dress', says nothing about this piece.
  if (want && !/,| or /.test(want.what) && !repeats(want.what, phrase) && isShownBy(garment, want.what)) {
    const isForRain = occasion.isWet && hasTag(garment, ['umbrella'])
    facts.push({
      is: 'called for',
      weight: 0.6 + 0.1 * want.weight,
      what: want.what,
      phrase: isForRain ? `the ${precipitationOn(needs)}` : phrase,
      day: want.isForWeather && !isForRain ? dayToDressFor(needs) : null,
    })
  }
  const { color } = garment
  if (color && occasion.wantColors.includes(color.family))
    facts.push({ is: 'dress code color', weight: 1, family: color.family, phrase })
  const isOff = formalityFit(garment, occasion) < FITS_WELL && !isReligiousWear(garment)
  const isSmall = garment.slot === 'extra' || garment.slot === 'bag'
  if (isOff) facts.push(...offFacts(garment, occasion, isSmall))
  if (!isSmall && !isOff) {
    const levels = others
      .filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
      .map((one) => one.garment.formality)
    if (
      formality.ideal >= EASY &&
      levels.every((level) => level < garment.formality - CLEARLY) &&
      // Bags and extras count too: a silk tie may be dressier than the trousers.
      others.every((one) => one.garment.formality < garment.formality) &&
      levels.length > 0
    )
      facts.push({ is: 'dressiest', weight: 0.55, phrase })
    if (levels.every((level) => level > garment.formality + STEP_APART) && levels.length > 0)
      facts.push({ is: 'most casual', weight: 0.4, phrase })
  }
  const isFlat = isFlatShoe(garment)
  if (isFlat && activities.includes('on grass')) facts.push({ is: 'flat for grass', weight: 0.72 })
  else if (isFlat && activities.includes('standing') && !activities.includes('eating'))
    facts.push({ is: 'flat for standing', weight: 0.62 })
  else if (isFlat && activities.some((one) => one === 'walking' || one === 'traveling'))
    facts.push({ is: 'flat for walking', weight: 0.6 })
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
  if (isModest && coversUp(garment)) facts.push({ is: 'covers', weight: 0.5, phrase })
  return facts
}

const official = new Set([
  'interview', 'first day', 'court', 'parole', 'jury duty', 'counsel', 'robed court', 'citizenship', 'choir',
]) // prettier-ignore

function offFacts(
  { formality, slot, tags, rain }: Garment,
  { phrase, formality: { least, most } }: OccasionNeeds,
  isSmall: boolean,
): PieceFact[] {
  // A rain jacket is taken off inside, and Highland dress suits any formality.
  if (rain === 'keeps out' || tags.has('highland')) return []
  if (formality < least)
    return [{ is: 'too casual', weight: isSmall ? 0.5 : 0.92, phrase, isFar: isFarOff(least - formality) }]
  if (formality <= most || isCarriedForUse({ tags })) return []
  const weight = isSmall || slot === 'outer' ? 0.5 : 0.7
  return [{ is: 'too dressy', weight, phrase, isFar: isFarOff(formality - most) }]
}

// Whether a want repeats the occasion, as in 'hiking trousers for hiking in the rain'.
function repeats(what: string, phrase: string): boolean {
  const phraseWords = new Set(phrase.split(' '))
  return what.split(' ').some((word) => word.length > 2 && word !== 'for' && phraseWords.has(word))
}

// Whether the piece is known to be all that the text of a want says: not all sneakers slip off.
function isShownBy(garment: Garment, what: string): boolean {
  const { slot, silhouette, heel, isOpen, color, rain, formality, pattern } = garment
  // 'A bag for travel' says nothing about the piece.
  if (unknown.test(what) || what === 'a bag') return false
  // A want of a coat is not shown by a jacket.
  const { one } = typeNounOf({ garment })
  if (/\bcoat\b/.test(what) && !/coat|parka/.test(one)) return false
  if (/\brain boots\b/.test(what) && !garment.tags.has('rain boots')) return false
  if (/\brain jacket\b/.test(what) && !garment.tags.has('rain jacket')) return false
  if (/\bsandals\b/.test(what) && !isOpen) return false
  if (/\bwhite\b/.test(what) && color?.family !== 'white') return false
  if (/\bshirt\b/.test(what) && !/shirt/.test(one)) return false
  if (/\bhiking trousers\b/.test(what) && garment.purpose === 'rain') return false
  if (/\blayer\b/.test(what) && (slot === 'dress' || slot === 'bottom')) return false
  if (/\bjacket\b/.test(what) && /coat\b/.test(one)) return false
  if (/\bloose\b/.test(what) && silhouette !== 'loose') return false
  if (/\bflat\b/.test(what) && heel !== null && heel !== 'flat') return false
  if (/\bclosed\b/.test(what) && isOpen) return false
  if (/\bdark\b/.test(what) && (color?.lightness ?? 1) > DARK_TO) return false
  if (/\bplain\b/.test(what) && pattern !== null) return false
  // Being the dressiest shoes of a closet doesn't make loafers dressy.
  if (/\bdressy\b/.test(what) && formality < DRESSY_FROM) return false
  return !/\bwaterproof\b/.test(what) || rain === 'keeps out'
}

const DARK_TO = 0.5
const DRESSY_FROM = 3.5
// prettier-ignore
const unknown =
  /\b(?:that|made|accessory|office|court|training|walking|golf|climbing|turf|dance|sports?|layers|clothes|slips?|washable|stretch\w*|polished|quiet|soft|clean|neat|easy|comfortable|sleeves|non-slip|thin-soled|sturdy|tough|pockets?|one|something|old|good|smart|smarter|dressier|broken-in|considered|special|playful|festive|fresh|crisp|firm|cushioned|roomy|windproof|weatherproof|to|hours)\b/

// Flat heels are mentioned only for types that may have heels; derby shoes are always flat.
function isFlatShoe(garment: Garment): boolean {
  const isRough = hasTag(garment, ['hiking boots', 'work boots', 'military', 'snow boots', 'rain boots'])
  const mayHaveHeels = hasTag(garment, ['ankle boots', 'tall boots', 'loafers']) && !isRough
  return garment.slot === 'shoes' && garment.heel === 'flat' && !garment.isOpen && mayHaveHeels
}

// Excludes men's shirts and headscarves, which are not worn for modesty at an occasion.
function coversUp(garment: Garment): boolean {
  if (garment.tags.has('headscarf')) return false
  return !garment.isOpen && (garment.slot === 'dress' || hasTag(garment, ['modest', 'blouse']))
}
