import type { GarmentColor } from '../../../closet/garment.ts'
import type { OccasionNeeds } from '../../outfit-needs.ts'
import { areaWeight, isMainSlot } from '../area-weight.ts'
import { avoidedColor, isHarmlessWhite } from './avoided-color.ts'
import { colorInOutfit, type ColorRelation, colorRelation, hueDistance, isColorful } from './color-harmony.ts'
import type { ScoredPiece } from '../scored-piece.ts'

/** A piece whose color is known. */
export interface ColoredPiece extends ScoredPiece {
  readonly main: GarmentColor
  readonly area: number
}

export interface ColorPair {
  readonly one: ColoredPiece
  readonly other: ColoredPiece
  readonly relation: ColorRelation
  readonly weight: number
}

/** Colors of an outfit, their relations, and how they fit the occasion. */
export interface ColorAnalysis {
  readonly colored: readonly ColoredPiece[]
  readonly unknown: readonly ScoredPiece[]
  readonly pairs: readonly ColorPair[]
  /** Colorful pieces by hue, the largest group first. */
  readonly hues: readonly (readonly ColoredPiece[])[]
  readonly avoided: readonly { readonly piece: ColoredPiece; readonly reason: string }[]
  /** Main pieces in a color that the occasion wants; null if it wants none. */
  readonly wanted: readonly ColoredPiece[] | null
  readonly occasion: OccasionNeeds | null
}

// Degrees of OKLCH hue.
const HUE_GROUP = 40

/** Analyzes the colors of an outfit, their relations, and how they fit the occasion. */
export function analyzeColors(pieces: readonly ScoredPiece[], occasion: OccasionNeeds | null): ColorAnalysis {
  const colored = pieces.flatMap((piece): ColoredPiece[] => {
    const main = colorInOutfit(piece.garment)
    return main ? [{ ...piece, main, area: areaWeight[piece.garment.slot] }] : []
  })
  const large = colored.filter(({ garment }) => isMainSlot(garment.slot))
  const wants = occasion?.wantColors ?? []
  return {
    colored,
    unknown: pieces.filter(({ garment }) => !garment.color),
    pairs: pairsOf(colored),
    hues: hueGroups(colored),
    avoided: large.flatMap((piece) => {
      const isChecked = occasion !== null && !isHarmlessWhite(piece.garment)
      const reason = isChecked ? avoidedColor(piece.main, occasion)?.reason : undefined
      return reason === undefined ? [] : [{ piece, reason }]
    }),
    wanted: wants.length > 0 ? large.filter(({ main }) => wants.includes(main.family)) : null,
    occasion,
  }
}

function pairsOf(colored: readonly ColoredPiece[]): ColorPair[] {
  return colored.flatMap((one, at) =>
    colored.slice(at + 1).map((other) => ({
      one,
      other,
      relation: colorRelation(one.main, other.main),
      weight: Math.sqrt(one.area * other.area),
    })),
  )
}

function hueGroups(colored: readonly ColoredPiece[]): ColoredPiece[][] {
  const groups: ColoredPiece[][] = []
  for (const piece of colored.toSorted((one, other) => other.area - one.area)) {
    if (!isColorful(piece.main)) continue
    const group = groups.find(([first]) => first && hueDistance(first.main, piece.main) <= HUE_GROUP)
    if (group) group.push(piece)
    else groups.push([piece])
  }
  return groups
}
