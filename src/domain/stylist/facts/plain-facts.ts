import { isRecognized } from '../occasions/is-recognized.ts'
import { hasUnreadColor } from '../../closet/colors/has-unread-color.ts'
import { isMetal, shadesOf } from '../../closet/colors/shade-of.ts'
import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds, OutfitNeeds } from '../outfit-needs.ts'
import { areaWeight, isMainSlot } from '../score/area-weight.ts'
import { colorInOutfit, isColorful } from '../score/color/color-harmony.ts'
import { formalityLevel } from '../score/terms/score-formality.ts'
import { severities } from '../score/faults/fault.ts'
import { severityOf } from '../score/faults/piece-faults.ts'
import { CALLED_FOR, wantsUnmet } from '../score/wants-met.ts'
import type { PieceFact, PieceInOutfit } from './piece-fact.ts'

/** Facts that hold of any piece, from its color to its formality: the least relevant, except an umbrella in rain. */
export function plainFacts({ piece, pieces, needs }: PieceInOutfit): PieceFact[] {
  const others = comparable(piece, pieces)
  if (others.length === 0) return [{ is: 'alone', weight: 0.1 }]
  const occasion = needs?.occasion ?? null
  // The dress code of an event and the formality of a piece are only guesses if they aren't recognized.
  const isKnown = (!occasion || isRecognized(occasion)) && piece.garment.type !== null
  const { formality } = piece.garment
  const level = formalityLevel(formality)
  const isDry = occasion === null || !occasion.isWet
  if (!isDry && hasTag(piece.garment, ['umbrella'])) return [{ is: 'keeps rain off', weight: 0.75 }]
  const isExtra = piece.garment.slot === 'extra'
  const isSmall = isExtra || piece.garment.slot === 'bag'
  const facts: PieceFact[] = colorRole(piece, pieces, isSmall)
  if (isDry && hasTag(piece.garment, ['sunglasses', 'sport glasses']))
    facts.push({ is: 'shades the eyes', weight: 0.19 })
  const isRight =
    occasion !== null && isKnown && isWithin(formality, occasion.formality) && isFit(piece, pieces, needs)
  // A coat comes off, so it says little of the level.
  const visible = others.filter(({ garment }) => garment.slot !== 'outer' || garment.tags.has('tailored'))
  const comparedWith = isRight && !isSmall ? visible.filter((one) => isFit(one, pieces, needs)) : []
  facts.push(...dressingFacts(piece, comparedWith))
  // Nobody asks how formal a watch or a beanie is, nor a bag of which anything else is known.
  const isSilent = isExtra || (isSmall && facts.length > 0)
  // A sweater at a wedding is just within the dress code, which isn't a reason to wear it.
  const isAmple = isRight && formality >= (occasion.formality.least + occasion.formality.ideal) / 2
  if (isAmple && !isSilent) facts.push({ is: 'right level', weight: 0.16, level, phrase: occasion.phrase })
  const [largest] = others
  // Anything in an outfit goes with the rest, so it's said only if nothing else is known.
  return facts.length === 0 && largest ? [{ is: 'goes with', weight: 0.1, other: largest }] : facts
}

// Rain trousers are right for the rain, cowboy boots wrong for a shift that calls for safety boots.
const isFit = ({ garment }: StylistPiece, pieces: readonly StylistPiece[], needs: OutfitNeeds | null) =>
  needs !== null &&
  garment.purpose === null &&
  severityOf(garment, needs) < severities.odd &&
  !wantsUnmet(
    pieces.map((one) => one.garment),
    needs,
  ).some(({ weight }) => weight === CALLED_FOR)

const isWithin = (formality: number, { least, most }: OccasionNeeds['formality']) =>
  formality >= least && formality <= most

// The other pieces, largest first. A belt is compared with shoes and bottoms only.
function comparable(piece: StylistPiece, pieces: readonly StylistPiece[]): StylistPiece[] {
  const others = pieces
    .filter((one) => one !== piece)
    .toSorted((one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot])
  if (!hasTag(piece.garment, ['belt', 'dress belt'])) return others
  const near = others.filter(({ garment: { slot } }) => slot === 'shoes' || slot === 'bottom')
  return near.length > 0 ? near : others
}

const LEVELS_APART = 1

// Heels dress up jeans, and sneakers dress down a blazer.
function dressingFacts(
  { garment: { formality } }: StylistPiece,
  others: readonly StylistPiece[],
): PieceFact[] {
  const other = others.find(
    ({ garment }) =>
      isMainSlot(garment.slot) &&
      garment.type !== null &&
      Math.abs(garment.formality - formality) >= LEVELS_APART,
  )
  if (!other) return []
  return [{ is: formality > other.garment.formality ? 'dresses up' : 'dresses down', weight: 0.3, other }]
}

// What a piece does for the colors of the others: adds one, lets one stand out, or keeps to neutrals.
function colorRole(piece: StylistPiece, pieces: readonly StylistPiece[], isSmall: boolean): PieceFact[] {
  const own = colorInOutfit(piece.garment)
  if (!own || hasUnreadColor(piece.color)) return []
  const others = pieces.filter((one) => one !== piece)
  // Of shoes it says more than that they are right for brunch.
  const weight = isSmall ? 0.122 : piece.garment.slot === 'shoes' ? 0.165 : 0.11
  const isMetallic = piece.garment.tags.has('metallic') || shadesOf(piece).some(isMetal)
  if (isMetallic || !isNeutral(piece)) {
    // Of a cream blouse with pink flowers, the pink.
    const shades = isMetallic || isColorful(own) ? shadesOf(piece).slice(0, 2) : shadesOf(piece).slice(1, 2)
    const added = shades.filter((shade) => others.every((one) => !shadesOf(one).includes(shade)))
    return added.length > 0 ? [{ is: 'adds color', weight, shades: added }] : []
  }
  const [other, ...more] = others.filter((one) => !isNeutral(one))
  if (!other) return [{ is: 'stays neutral', weight: Math.min(weight, 0.122) }]
  if (more.length > 0) return []
  const { slot, color } = other.garment
  const isSeen = (isMainSlot(slot) || slot === 'shoes') && (color?.chroma ?? 0) >= STRONG_CHROMA
  return isSeen ? [{ is: 'sets off', weight, other }] : []
}

// OKLCH; sage and dusty rose are below it.
const STRONG_CHROMA = 0.07

// Navy stripes on white are neutral, a floral or animal print is not, and an unread color may be any.
function isNeutral({ color, garment }: StylistPiece): boolean {
  if (garment.tags.has('metallic')) return true
  const isPrinted = ['floral', 'print', 'animal'].includes(garment.pattern ?? '')
  const colors = [colorInOutfit(garment), ...garment.otherColors]
  return !isPrinted && !hasUnreadColor(color) && colors.every((one) => one?.isNeutral)
}
