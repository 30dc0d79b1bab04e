import { isSelected } from '../../closet/garment-selector.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { typeNounOf } from '../../closet/noun-of.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { isOfFaith, isUseful } from '../score/formality-fault.ts'
import { formalityFit, isFarOff } from '../score/score-formality.ts'
import { fallingOn } from '../score/score-rain.ts'
import { dayOf } from '../score/score-season.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

// Formality of an occasion up to which nobody dresses up.
const EASY = 2.4
const FITS_WELL = 0.72
// In steps of formality.
const CLEARLY = 0.6
const STEP_APART = 0.5

/** What the occasion says of a piece: what it calls for, how dressed up it is, what one does there. */
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
  // 'A shirt, a blazer or a dress' says nothing of this piece.
  if (want && !/,| or /.test(want.what) && !repeats(want.what, phrase) && isShownBy(garment, want.what)) {
    const isForRain = occasion.isWet && hasTag(garment, ['umbrella'])
    facts.push({
      is: 'called for',
      weight: 0.6 + 0.1 * want.weight,
      what: want.what,
      phrase: isForRain ? `the ${fallingOn(needs)}` : phrase,
      day: want.isForWeather && !isForRain ? dayOf(needs) : null,
    })
  }
  const { color } = garment
  if (color && occasion.wantColors.includes(color.family))
    facts.push({ is: 'dress code color', weight: 1, family: color.family, phrase })
  const isOff = formalityFit(garment, occasion) < FITS_WELL && !isOfFaith(garment)
  const isSmall = garment.slot === 'extra' || garment.slot === 'bag'
  if (isOff) facts.push(...offFacts(garment, occasion, isSmall))
  if (!isSmall && !isOff) {
    const levels = others
      .filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
      .map((one) => one.garment.formality)
    if (
      formality.ideal >= EASY &&
      levels.every((level) => level < garment.formality - CLEARLY) &&
      // A silk tie may be dressier than the trousers.
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
  // In an office or a court nobody speaks of modesty.
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
  // A rain jacket comes off at the door, and Highland dress is as formal as its wearer likes.
  if (rain === 'keeps out' || tags.has('highland')) return []
  if (formality < least)
    return [{ is: 'too casual', weight: isSmall ? 0.5 : 0.92, phrase, isFar: isFarOff(least - formality) }]
  if (formality <= most || isUseful({ tags })) return []
  const weight = isSmall || slot === 'outer' ? 0.5 : 0.7
  return [{ is: 'too dressy', weight, phrase, isFar: isFarOff(formality - most) }]
}

// 'Hiking trousers for hiking in the rain' and 'evening shoes for a formal evening' say nothing.
function repeats(what: string, phrase: string): boolean {
  const said = new Set(phrase.split(' '))
  return what.split(' ').some((word) => word.length > 2 && word !== 'for' && said.has(word))
}

// A want may say more than the piece is known to be: not all sneakers slip off.
function isShownBy(garment: Garment, what: string): boolean {
  const { slot, silhouette, heel, isOpen, color, rain, formality, pattern } = garment
  // 'A bag for travel' says nothing.
  if (unknown.test(what) || what === 'a bag') return false
  // Coats and jackets are different garments.
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
  // Loafers may be the dressiest shoes that there are, and are no dressy shoes.
  if (/\bdressy\b/.test(what) && formality < DRESSY_FROM) return false
  return !/\bwaterproof\b/.test(what) || rain === 'keeps out'
}

const DARK_TO = 0.5
const DRESSY_FROM = 3.5
// prettier-ignore
const unknown =
  /\b(?:that|made|accessory|office|court|training|walking|golf|climbing|turf|dance|sports?|layers|clothes|slips?|washable|stretch\w*|polished|quiet|soft|clean|neat|easy|comfortable|sleeves|non-slip|thin-soled|sturdy|tough|pockets?|one|something|old|good|smart|smarter|dressier|broken-in|considered|special|playful|festive|fresh|crisp|firm|cushioned|roomy|windproof|weatherproof|to|hours)\b/

// That a man's derby shoes are flat goes without saying.
function isFlatShoe(garment: Garment): boolean {
  const isRough = hasTag(garment, ['hiking boots', 'work boots', 'military', 'snow boots', 'rain boots'])
  const mayHaveHeels = hasTag(garment, ['ankle boots', 'tall boots', 'loafers']) && !isRough
  return garment.slot === 'shoes' && garment.heel === 'flat' && !garment.isOpen && mayHaveHeels
}

// Men's shirts and headscarves are not chosen because they are modest.
function coversUp(garment: Garment): boolean {
  if (garment.tags.has('headscarf')) return false
  return !garment.isOpen && (garment.slot === 'dress' || hasTag(garment, ['modest', 'blouse']))
}
