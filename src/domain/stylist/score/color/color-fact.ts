import { hasUnreadColor } from '../../../closet/colors/has-unread-color.ts'
import { namesTrim } from '../../../closet/colors/names-trim.ts'
import type { Garment } from '../../../closet/garment.ts'
import { hasTag } from '../../../closet/tags/garment-tags.ts'
import type { ColoredPiece, ColorAnalysis, ColorPair } from './analyze-colors.ts'
import { areaWeight, isMainSlot } from '../area-weight.ts'
import { isColorful, colorWarmth } from './color-harmony.ts'
import { colorsBesideMetal, isJewelry, isMetallic, withoutMetal } from './metal-colors.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import type { ScoreFact } from '../score-fact.ts'
import { MUTED_BELOW, sharedTone } from './shared-tone.ts'

const CLASH_BELOW = 0.6
const MAX_HUES = 3
// OKLCH chroma.
const MIN_CLASH_CHROMA = 0.12
// Difference in OKLCH lightness from which light and dark are a contrast.
const CONTRAST = 0.3
// Their colors are often not listed in the words of the piece.
const colorfulPatterns: readonly Garment['pattern'][] = ['floral', 'print', 'animal']

/** The most telling fact about the colors of an outfit. */
export function colorFact(facts: ColorAnalysis): ScoreFact {
  const seen = withoutMetal(facts)
  const fact = occasionFact(facts) ?? unknownFact(facts) ?? clashFact(seen) ?? harmonyFact(seen)
  return hasFurtherColor(fact, facts) ? { is: 'known colors' } : fact
}

// Whether a fact leaves out a color: the green strap of a steel watch, or a shirt in powder blue, which is too pale to
// count as colorful but no neutral.
function hasFurtherColor(fact: ScoreFact, { colored }: ColorAnalysis): boolean {
  const named: readonly ScoredPiece[] | null =
    fact.is === 'only color'
      ? [fact.piece]
      : fact.is === 'tones'
        ? fact.pieces
        : neutralFacts.has(fact.is)
          ? []
          : null
  return (
    named !== null &&
    colored.some((piece) => !named.includes(piece) && colorsBesideMetal(piece).some((one) => !one.isNeutral))
  )
}

const neutralFacts: ReadonlySet<ScoreFact['is']> = new Set<ScoreFact['is']>([
  'one family', 'light and dark neutrals', 'quiet neutrals',
]) // prettier-ignore

const ofManyColors = /multi|rainbow|colorful/i

function occasionFact({ avoided, wanted, occasion, colored }: ColorAnalysis): ScoreFact | null {
  const [first] = avoided
  if (first) return { is: 'avoided color', ...first }
  if (!wanted || !occasion) return null
  // A black blazer doesn't make an outfit with sand trousers right for a funeral.
  const large = colored.filter(({ garment }) => isMainSlot(garment.slot))
  if (wanted.length > 0 && wanted.length * 2 < large.length) return null
  if (wanted.length > 0)
    return { is: 'wanted color', families: [...new Set(wanted.map(({ main }) => main.family))] }
  return colored.length > 0 ? { is: 'lacks wanted color', families: occasion.wantColors } : null
}

function unknownFact({ colored, unknown }: ColorAnalysis): ScoreFact | null {
  const [only] = colored
  if (!only) return { is: 'colors unknown' }
  return colored.length > 1 ? null : { is: 'one known color', piece: only, isAlone: unknown.length === 0 }
}

// Deep and muted colors may be a poor match, but few would call them a clash: burgundy with bottle green or blue.
const isStrong = ({ main }: ColoredPiece) => main.chroma >= MIN_CLASH_CHROMA

function clashFact({ pairs, hues }: ColorAnalysis): ScoreFact | null {
  if (hues.length > MAX_HUES) return { is: 'many colors', count: hues.length }
  const ofCloth = pairs.filter(({ one, other }) =>
    [one, other].every((piece) => isStrong(piece) && !isMetallic(piece) && !isDenim(piece)),
  )
  const worst = bestOf(ofCloth, ({ relation, weight }) => -relation.harmony * 10 - weight / 10)
  return worst && worst.relation.harmony < CLASH_BELOW
    ? { is: 'clash', one: worst.one, other: worst.other }
    : null
}

function harmonyFact(facts: ColorAnalysis): ScoreFact {
  const { hues, colored, unknown } = facts
  const [leading = []] = hues
  const prints = [...colored, ...unknown].filter(hasColorsOfItsOwn)
  const known = prints.filter(areColorsStated)
  if (hues.length === 0) {
    if (known.length > 0) return { is: 'colorful pieces', pieces: largestFirst(known) }
    if (prints.length > 0) return { is: 'known colors' }
    return unknown.some((one) => isMainSlot(one.garment.slot) || mayBeColorful(one))
      ? { is: 'known colors' }
      : neutralFact(facts)
  }
  const [accent] = leading
  // Tinted glasses are no accent.
  if (
    hues.length === 1 &&
    accent &&
    leading.length === 1 &&
    hasTag(accent.garment, ['sunglasses', 'eyeglasses'])
  )
    return { is: 'known colors' }
  // Jeans count as neutral, but as blue next to a blue jacket.
  const isNotAlone = colored.some((one) => one !== accent && one.main.family === accent?.main.family)
  if (hues.length === 1 && unknown.some(mayBeColorful)) return { is: 'known colors' }
  if (hues.length === 1 && accent && leading.length === 1 && !isNotAlone)
    // Jeans match any color but are blue themselves, so the accent isn't the only color.
    return prints.length > 0 || accent.garment.slot === 'extra' || colored.some(isDenim)
      ? { is: 'colorful pieces', pieces: largestFirst([...known, accent]) }
      : { is: 'only color', piece: accent }
  // A further color, such as that of a brown and green check, rules out 'all shades of blue'.
  if (
    hues.length === 1 &&
    (leading.some(hasOtherFamily) || prints.some((one) => !leading.some((each) => each === one)))
  )
    return { is: 'colorful pieces', pieces: largestFirst([...known, ...leading]) }
  if (hues.length === 1) return tonesFact(facts, leading)
  const pair = bestOf(
    facts.pairs.filter(({ one, other }) => isColorful(one.main) && isColorful(other.main)),
    ({ weight, relation }) => weight * (relation.kind === 'one hue' ? 0.5 : 1),
  )
  return pair ? pairFact(pair, facts) : tonesFact(facts, leading)
}

// True for prints that the color field does not describe: a floral dress in navy isn't all navy.
function hasColorsOfItsOwn(piece: ScoredPiece): boolean {
  const { color, garment } = piece
  const { pattern, otherColors } = garment
  // Gold doesn't make black shoes or a black abaya colorful; red and gold do.
  return (
    colorfulPatterns.includes(pattern) ||
    (otherColors.filter(isColorful).length > Number(isMetallic(piece)) && !namesTrim(color)) ||
    (garment.color !== null && hasUnreadColor(color))
  )
}

const hasOtherFamily = ({ main, garment }: ColoredPiece) =>
  garment.otherColors.some((other) => isColorful(other) && other.family !== main.family)

// A coat of unknown color may be colorful too, and so may a scarf in a color that nobody can read.
function mayBeColorful(piece: ScoredPiece): boolean {
  if (isMainSlot(piece.garment.slot)) return !areColorsStated(piece)
  return ofManyColors.test(piece.color) || (!isJewelry(piece) && hasUnreadColor(piece.color))
}

// A print without stated colors, as on a black T-shirt, may show any color or none.
function areColorsStated({ color, garment }: ScoredPiece): boolean {
  const isStated = [garment.color, ...garment.otherColors].some((one) => one !== null && isColorful(one))
  return isStated || ofManyColors.test(color)
}

function neutralFact({ colored, pairs }: ColorAnalysis): ScoreFact {
  const families = new Set(
    colored.flatMap(({ main, garment }) => [main, ...garment.otherColors].map(({ family }) => family)),
  )
  const [family] = families
  // Gray stripes leave another color open.
  if (family && families.size === 1 && colored.every(({ garment }) => garment.pattern === null))
    return { is: 'one family', family }
  // Small pieces make no contrast.
  const large = colored.filter(({ garment }) => garment.slot !== 'extra')
  const byLight = large.toSorted((one, other) => other.main.lightness - one.main.lightness)
  const [light] = byLight
  const dark = byLight.at(-1)
  if (!light || !dark || large.length === 1) return { is: 'known colors' }
  const mistaken = pairs.find(
    ({ one, other, relation }) =>
      relation.kind === 'close neutrals' &&
      relation.harmony < 0.7 &&
      [one, other].every(
        (piece) =>
          !isDenim(piece) &&
          piece.main.family !== 'black' &&
          piece.garment.otherColors.length === 0 &&
          isMainSlot(piece.garment.slot),
      ),
  )
  if (mistaken) {
    const [cool, warm] = [mistaken.one, mistaken.other].toSorted(
      (one, other) => colorWarmth(one.main) - colorWarmth(other.main),
    )
    if (warm && cool) return { is: 'warm and cool neutrals', warm, cool }
  }
  return light.main.lightness - dark.main.lightness >= CONTRAST
    ? { is: 'light and dark neutrals', light, dark }
    : { is: 'quiet neutrals' }
}

function largestFirst(pieces: readonly ScoredPiece[]): ScoredPiece[] {
  return [...new Set(pieces)].toSorted(
    (one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot],
  )
}

// Jeans are never mistaken for part of a suit that almost matches.
function isDenim({ garment }: ColoredPiece): boolean {
  return garment.material === 'denim'
}

function tonesFact({ colored }: ColorAnalysis, hue: readonly ColoredPiece[]): ScoreFact {
  return {
    is: 'tones',
    pieces: hue,
    families: [...new Set(hue.map(({ main }) => main.family))],
    hasNeutrals: colored.some(({ main }) => !isColorful(main)),
  }
}

function pairFact({ one, other, relation }: ColorPair, facts: ColorAnalysis): ScoreFact {
  switch (relation.kind) {
    case 'opposites':
    case 'far hues':
      // Muted opposites, such as pale blue and old gold, are a weak contrast.
      if (relation.kind === 'opposites' && [one, other].every(({ main }) => main.chroma >= MUTED_BELOW))
        return { is: 'opposite colors', one, other }
      return {
        is: 'unrelated colors',
        one,
        other,
        // Blue and white seersucker isn't deep as a whole.
        share: [one, other].some(hasSecondColor) ? null : sharedTone(one.main, other.main),
      }
    case 'neighbors':
      return { is: 'neighboring colors', one, other }
    default:
      return tonesFact(facts, [one, other])
  }
}

const hasSecondColor = ({ garment }: ColoredPiece) =>
  garment.otherColors.length > 0 || garment.pattern !== null

function bestOf<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null
  for (const item of items) if (!best || value(item) > value(best)) best = item
  return best
}
