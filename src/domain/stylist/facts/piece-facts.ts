import type { StylePreference } from '../../../contract/stylist.ts'
import type { ColorFamily } from '../../closet/color-family.ts'
import { hasTag } from '../../closet/garment-tags.ts'
import type { Garment, Material } from '../../closet/garment.ts'
import { shadeOf, shadesOf } from '../../closet/color-words.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { belongTogether } from '../pairing/belong-together.ts'
import { areaWeight, isMain } from '../score/area-weight.ts'
import { colorRelation, hueDistance, isColorful } from '../score/color-relation.ts'
import { daysSinceWorn } from '../score/judge-rest.ts'
import { styleFit } from '../score/judge-style.ts'
import { formalityFit, isFarOff } from '../score/judge-formality.ts'
import { dayOf } from '../score/judge-season.ts'
import type { DayToDressFor } from '../score/score-fact.ts'

/** Something true of one piece in one outfit that would not be true of any other. The words are in `domain/words/piece-reason.ts`. */
export type PieceFact = Weighed &
  (
    | { readonly is: 'set'; readonly other: StylistPiece }
    | { readonly is: 'called for'; readonly what: string; readonly phrase: string }
    | { readonly is: 'dress code color'; readonly family: ColorFamily; readonly phrase: string }
    | { readonly is: 'too casual' | 'too dressy'; readonly phrase: string; readonly isFar: boolean }
    | { readonly is: 'dressiest' | 'most casual'; readonly phrase: string }
    | { readonly is: 'only waterproof' | 'keeps rain out' | 'handles rain' | 'suffers in rain' }
    | { readonly is: 'warmest' | 'light' | 'airy shoes'; readonly day: DayToDressFor }
    | { readonly is: 'warm'; readonly day: DayToDressFor; readonly part: 'feet' | 'hands' | 'head' | 'neck' }
    | { readonly is: 'only color'; readonly shade: string }
    | { readonly is: 'matches'; readonly shade: string; readonly other: StylistPiece }
    | { readonly is: 'picks up'; readonly color: string; readonly other: StylistPiece }
    | {
        readonly is: 'neutral with' | 'contrast' | 'close color' | 'opposite color'
        readonly shade: string
        readonly other: StylistPiece
      }
    | { readonly is: 'only pattern' }
    | { readonly is: 'balances'; readonly shape: 'loose' | 'slim' | 'cropped'; readonly other: StylistPiece }
    | { readonly is: 'fabric contrast'; readonly material: Material; readonly other: StylistPiece }
    | { readonly is: 'most in style'; readonly style: StylePreference }
    | { readonly is: 'flat for standing' | 'flat for walking' | 'flat for grass' | 'hands free' | 'covers' }
    | { readonly is: 'unworn' | 'alone' }
    | { readonly is: 'not worn since'; readonly date: string; readonly days: number }
    | { readonly is: 'worn often'; readonly times: number }
    | { readonly is: 'goes with'; readonly other: StylistPiece }
  )

interface Weighed {
  /** How telling it is, from 0 to 1. */
  readonly weight: number
}

/** A piece and what its facts may look at. */
export interface PieceInOutfit {
  readonly piece: StylistPiece
  /** All pieces of the outfit. */
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds | null
  /** As '2026-11-23'; null where nothing is to be said of when it was worn. */
  readonly today: string | null
}

const COOL_CELSIUS = 14
const WARM_CELSIUS = 24
const WARM_CLO = 0.28
const LIGHT_CLO = 0.17
const WARM_SHOES_CLO = 0.1
const LINED_SHOES_CLO = 0.2
const FROST_CELSIUS = 2
const RESTED_DAYS = 10
const OFTEN_WORN = 5
// Formality of an occasion up to which nobody dresses up.
const EASY = 2.4
const FITS_WELL = 0.72
const STEP_APART = 0.5
const STYLE_FIT = 0.72
const CONTRAST = 0.35
// Degrees of hue in which two colors are one.
const ONE_HUE = 24
const GOES_TOGETHER = 0.6

/** What speaks for a piece in an outfit, and what does not, the most telling first. */
export function pieceFacts(asked: PieceInOutfit): PieceFact[] {
  return [setFacts, occasionFacts, weatherFacts, colorFacts, shapeFacts, wearFacts, plainFacts]
    .flatMap((find) => find(asked))
    .toSorted((one, other) => other.weight - one.weight)
}

function setFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const other = pieces.find((one) => one !== piece && belongTogether(piece, one))
  return other ? [{ is: 'set', weight: 0.95, other }] : []
}

function occasionFacts({ piece, pieces, needs }: PieceInOutfit): PieceFact[] {
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
  if (want && !/,| or /.test(want.what) && isShownBy(garment, want.what))
    facts.push({ is: 'called for', weight: 0.6 + 0.1 * want.weight, what: want.what, phrase })
  const { color } = garment
  if (color && occasion.wantColors.includes(color.family))
    facts.push({ is: 'dress code color', weight: 1, family: color.family, phrase })
  const isOff = formalityFit(garment, occasion) < FITS_WELL
  const isSmall = garment.slot === 'extra' || garment.slot === 'bag'
  if (isOff) facts.push(...offFacts(garment, occasion, isSmall))
  if (!isSmall && !isOff) {
    const levels = others
      .filter(({ garment: { slot } }) => slot !== 'bag' && slot !== 'extra')
      .map((one) => one.garment.formality)
    if (
      formality.ideal >= EASY &&
      levels.every((level) => level < garment.formality - 0.2) &&
      levels.length > 0
    )
      facts.push({ is: 'dressiest', weight: 0.55, phrase })
    if (levels.every((level) => level > garment.formality + STEP_APART) && levels.length > 0)
      facts.push({ is: 'most casual', weight: 0.4, phrase })
  }
  const isFlat = garment.slot === 'shoes' && garment.heel === 'flat' && !garment.isOpen
  if (isFlat && activities.includes('on grass')) facts.push({ is: 'flat for grass', weight: 0.72 })
  else if (isFlat && activities.includes('standing')) facts.push({ is: 'flat for standing', weight: 0.62 })
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
  if (occasion.asksCover && !garment.isOpen && (garment.slot === 'dress' || garment.slot === 'top'))
    facts.push({ is: 'covers', weight: 0.5 })
  return facts
}

function offFacts(
  { formality, slot }: Garment,
  { phrase, formality: { least, most } }: OccasionNeeds,
  isSmall: boolean,
): PieceFact[] {
  if (formality < least)
    return [{ is: 'too casual', weight: isSmall ? 0.5 : 0.92, phrase, isFar: isFarOff(least - formality) }]
  if (formality <= most) return []
  const weight = isSmall || slot === 'outer' ? 0.5 : 0.7
  return [{ is: 'too dressy', weight, phrase, isFar: isFarOff(formality - most) }]
}

// A want may say more than the piece is known to be: not all sneakers slip off.
function isShownBy({ silhouette, heel, isOpen, color, rain }: Garment, what: string): boolean {
  if (unknown.test(what)) return false
  if (/\bloose\b/.test(what) && silhouette !== 'loose') return false
  if (/\bflat\b/.test(what) && heel !== null && heel !== 'flat') return false
  if (/\bclosed\b/.test(what) && isOpen) return false
  if (/\bdark\b/.test(what) && (color?.lightness ?? 1) > DARK_TO) return false
  return !/\bwaterproof\b/.test(what) || rain === 'keeps out'
}

const DARK_TO = 0.5
// prettier-ignore
const unknown =
  /\b(?:that|made|layers|clothes|slips?|washable|stretch\w*|polished|quiet|soft|clean|neat|easy|comfortable|sleeves|non-slip|thin-soled|sturdy|tough|pockets?|one|something|old|good|smart|smarter|dressier|broken-in|considered|special|playful|fresh|crisp|firm|cushioned|roomy|windproof|weatherproof|to|hours)\b/

function weatherFacts({ piece: { garment }, pieces, needs }: PieceInOutfit): PieceFact[] {
  const facts: PieceFact[] = []
  const isExposed = garment.slot === 'outer' || garment.slot === 'shoes' || garment.slot === 'bag'
  if (needs?.occasion?.isWet && isExposed) {
    const isOnly =
      pieces.length > 1 &&
      pieces.every(({ garment: other }) => other === garment || other.rain !== 'keeps out')
    if (garment.rain === 'keeps out')
      facts.push({ is: isOnly ? 'only waterproof' : 'keeps rain out', weight: 0.86 })
    else if (garment.rain === 'bears') facts.push({ is: 'handles rain', weight: 0.5 })
    else facts.push({ is: 'suffers in rain', weight: 0.66 })
  }
  const day = needs && dayOf(needs)
  if (!day) return facts
  // As the wearer feels it; what is said of the day is `day`.
  const { celsius } = day
  const isWarmest = pieces.every(
    ({ garment: other }) => other === garment || other.warmthClo < garment.warmthClo,
  )
  const isCloth = garment.slot === 'top' || garment.slot === 'bottom' || garment.slot === 'dress'
  if (celsius <= COOL_CELSIUS && isWarmest && garment.warmthClo >= WARM_CLO)
    facts.push({ is: 'warmest', weight: 0.78, day })
  const part = celsius <= COOL_CELSIUS ? partKeptWarm(garment, celsius) : null
  if (part) facts.push({ is: 'warm', weight: 0.64, day, part })
  if (celsius >= WARM_CELSIUS && isCloth && garment.warmthClo <= LIGHT_CLO)
    facts.push({ is: 'light', weight: 0.58, day })
  if (celsius >= WARM_CELSIUS && garment.slot === 'shoes' && garment.isOpen)
    facts.push({ is: 'airy shoes', weight: 0.58, day })
  return facts
}

// Boots without a lining are for cool days, lined ones for any.
function partKeptWarm({ slot, kind, warmthClo, tags }: Garment, celsius: number) {
  const isLined = warmthClo >= (celsius >= FROST_CELSIUS ? WARM_SHOES_CLO : LINED_SHOES_CLO)
  if (slot === 'shoes') return isLined ? 'feet' : null
  if (!hasTag({ tags }, ['winter scarf', 'gloves', 'beanie', 'warm accessory'])) return null
  if (kind === 'gloves') return 'hands'
  if (kind === 'beanie') return 'head'
  return kind === 'scarf' ? 'neck' : null
}

function colorFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const own = piece.garment.color
  const shade = shadeOf(piece)
  if (!own || !shade) return []
  const facts: PieceFact[] = []
  const others = pieces
    .filter((other) => other !== piece && other.garment.color)
    .toSorted((one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot])
  const same =
    others.find((other) => shadeOf(other) === shade && isTrim(other) === isTrim(piece)) ??
    others.find((other) => shadeOf(other) === shade)
  if (same)
    facts.push({ is: 'matches', weight: isTrim(piece) && isTrim(same) ? 0.74 : 0.56, shade, other: same })
  const [printed] = others.flatMap((other) => {
    const found = other.garment.otherColors.find(
      (one) =>
        one.family === own.family || (isColorful(one) && isColorful(own) && hueDistance(one, own) <= ONE_HUE),
    )
    // The T-shirt has navy and not the denim blue of the jeans; both are blue.
    return found ? [{ other, color: shadesOf(other).includes(shade) ? shade : found.family }] : []
  })
  if (printed) facts.push({ is: 'picks up', weight: 0.7, ...printed })
  const colorful = others.filter(({ garment: { color } }) => color && isColorful(color))
  const isPlain = piece.garment.otherColors.length === 0
  if (isColorful(own) && isPlain && colorful.length === 0 && others.length > 1 && others.every(isOneColor))
    facts.push({ is: 'only color', weight: 0.72, shade })
  const [strong] = colorful
  if (strong && !isColorful(own) && isPlain && colorful.length === 1)
    facts.push({ is: 'neutral with', weight: 0.4, shade, other: strong })
  const [largest] = others
  const largestColor = largest?.garment.color
  if (largest && largestColor) {
    const { kind } = colorRelation(own, largestColor)
    if (
      kind === 'light and dark neutrals' &&
      isMain(piece.garment.slot) &&
      Math.abs(own.lightness - largestColor.lightness) >= CONTRAST
    )
      facts.push({ is: 'contrast', weight: 0.42, shade, other: largest })
    if (kind === 'opposites') facts.push({ is: 'opposite color', weight: 0.6, shade, other: largest })
    if (kind === 'one hue' || kind === 'neighbors')
      facts.push({ is: 'close color', weight: 0.5, shade, other: largest })
  }
  return facts
}

function isTrim({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'extra'
}

function isOneColor({ garment: { otherColors, pattern } }: StylistPiece): boolean {
  return otherColors.length === 0 && pattern !== 'floral' && pattern !== 'print' && pattern !== 'animal'
}

// What the hand and the eye tell apart at once.
const surfaces: Partial<Record<Material, string>> = {
  leather: 'smooth', 'patent leather': 'smooth', satin: 'smooth', silk: 'smooth', suede: 'soft', velvet: 'soft',
  wool: 'rough', tweed: 'rough', corduroy: 'rough', denim: 'rough', linen: 'rough', straw: 'rough',
} // prettier-ignore

function shapeFacts({ piece, pieces, needs }: PieceInOutfit): PieceFact[] {
  const facts: PieceFact[] = []
  const { garment } = piece
  const at = (slot: Garment['slot']) => pieces.find((one) => one.garment.slot === slot)
  const other = garment.slot === 'top' ? at('bottom') : garment.slot === 'bottom' ? at('top') : undefined
  if (other) {
    const [own, otherCut] = [garment.silhouette, other.garment.silhouette]
    if (own !== 'regular' && otherCut !== 'regular' && own !== otherCut)
      facts.push({ is: 'balances', weight: 0.54, shape: own, other })
    else if (garment.slot === 'top' && garment.length === 'cropped' && other.garment.length !== 'cropped')
      facts.push({ is: 'balances', weight: 0.46, shape: 'cropped', other })
  }
  if (isPatterned(piece) && pieces.length > 2 && pieces.filter(isPatterned).length === 1)
    facts.push({ is: 'only pattern', weight: 0.52 })
  const { material } = garment
  const largest = pieces
    .filter((one) => one !== piece)
    .toSorted((one, two) => areaWeight[two.garment.slot] - areaWeight[one.garment.slot])[0]
  const surface = material && surfaces[material]
  const against = largest?.garment.material && surfaces[largest.garment.material]
  if (largest && material && surface && against && surface !== against)
    facts.push({ is: 'fabric contrast', weight: 0.36, material, other: largest })
  if (needs && !needs.isStyleOpen) {
    const fit = styleFit(garment, needs)
    if (fit >= STYLE_FIT && pieces.every((one) => one === piece || styleFit(one.garment, needs) < fit))
      facts.push({ is: 'most in style', weight: 0.52, style: needs.stylePreference })
  }
  return facts
}

function isPatterned({ garment: { pattern } }: StylistPiece): boolean {
  return pattern !== null
}

function wearFacts({ piece, today }: PieceInOutfit): PieceFact[] {
  if (today === null) return []
  const days = daysSinceWorn(piece, today)
  if (days === null) return piece.wearCount === 0 ? [{ is: 'unworn', weight: 0.48 }] : []
  if (days >= RESTED_DAYS && piece.lastWornDate)
    return [{ is: 'not worn since', weight: 0.44, date: piece.lastWornDate, days }]
  return piece.wearCount >= OFTEN_WORN ? [{ is: 'worn often', weight: 0.2, times: piece.wearCount }] : []
}

// Where nothing more telling can be said.
function plainFacts({ piece, pieces }: PieceInOutfit): PieceFact[] {
  const own = piece.garment.color
  const others = pieces.filter((one) => one !== piece)
  const other =
    others.find(
      ({ garment: { color } }) => !own || !color || colorRelation(own, color).harmony >= GOES_TOGETHER,
    ) ?? others[0]
  return [other ? { is: 'goes with', weight: 0.1, other } : { is: 'alone', weight: 0.1 }]
}
