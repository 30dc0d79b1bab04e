import { within01 } from '../../../within01.ts'
import { areaWeight, isMainSlot } from '../area-weight.ts'
import { hueDistance, isColorful } from '../color/color-harmony.ts'
import { type ColoredPiece, type ColorAnalysis, analyzeColors } from '../color/analyze-colors.ts'
import { colorFact } from '../color/color-fact.ts'
import type { TermScore, TermInput } from './term-score.ts'

/** Share of an outfit without known colors, which are not penalized. */
const NEUTRAL_SHARE = 0.76
const MAX_HUES = 3

/** Scores color harmony: relations of hue and lightness, few hues on neutrals, and the occasion's colors. */
export function scoreColor({ pieces, needs }: TermInput): TermScore {
  const facts = analyzeColors(pieces, needs?.occasion ?? null)
  return { share: colorShare(facts), fact: () => colorFact(facts) }
}

function colorShare(facts: ColorAnalysis): number {
  const { colored, unknown, pairs } = facts
  const weights = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const harmony = pairs.reduce((sum, { weight, relation }) => sum + weight * relation.harmony, 0)
  const share = weights > 0 ? harmony / weights + composition(facts) : NEUTRAL_SHARE
  const knownArea = colored.reduce((sum, { area }) => sum + area, 0)
  const unknownArea = unknown.reduce((sum, { garment }) => sum + areaWeight[garment.slot], 0)
  const certainty = knownArea > 0 ? knownArea / (knownArea + unknownArea) : 0
  return within01((NEUTRAL_SHARE + (share - NEUTRAL_SHARE) * certainty) * fitForOccasion(facts))
}

function composition({ colored, hues }: ColorAnalysis): number {
  const colorfulArea = hues.flat().reduce((sum, { area }) => sum + area, 0)
  const area = colored.reduce((sum, piece) => sum + piece.area, 0)
  const isOneAccent = hues.length === 1 && colorfulArea <= 0.45 * area
  const tooMany = Math.max(0, hues.length - MAX_HUES)
  return (isOneAccent ? 0.06 : 0) + (picksUpPrint(colored) ? 0.05 : 0) - 0.14 * tooMany
}

// Whether a further color of one piece, such as the blue in a print, is the main color of another.
function picksUpPrint(colored: readonly ColoredPiece[]): boolean {
  return colored.some(({ id, garment }) =>
    garment.otherColors.some((inPrint) =>
      colored.some(
        (other) =>
          other.id !== id &&
          isColorful(inPrint) &&
          isColorful(other.main) &&
          hueDistance(inPrint, other.main) < 20,
      ),
    ),
  )
}

function fitForOccasion({ colored, avoided, wanted }: ColorAnalysis): number {
  const mainArea = colored.reduce((sum, { area, garment }) => sum + (isMainSlot(garment.slot) ? area : 0), 0)
  if (mainArea === 0) return 1
  const avoidedArea = avoided.reduce((sum, { piece }) => sum + piece.area, 0)
  const wantedArea = wanted?.reduce((sum, { area }) => sum + area, 0) ?? mainArea
  return (1 - 0.6 * (avoidedArea / mainArea)) * (0.55 + 0.45 * (wantedArea / mainArea))
}
