import type { CurationResult } from '../../contract/stylist.ts'
import { shadesOf } from '../closet/color-words.ts'
import { isSelected } from '../closet/garment-selector.ts'
import type { Outfit, StylistPiece } from '../stylist/outfit.ts'
import type { OccasionWant, OutfitNeeds } from '../stylist/outfit-needs.ts'
import { areaWeight } from '../stylist/score/area-weight.ts'
import { garmentsToFind } from '../stylist/to-find/garments-to-find.ts'
import { capital } from './english.ts'
import { outfitDescription } from './outfit-description.ts'
import { shortfall } from './shortfall.ts'
import { styleAnalysis } from './style-analysis.ts'
import { stylingTips } from './styling-tips.ts'

// What the column for either text holds.
const TEXT_MAX = 2000
const COLORS_MAX = 6

/**
 * An outfit in words: a description, up to three sentences of analysis, the names of its colors by area, and three to
 * five things to do with its pieces. `needs` is null for an outfit that was put together by hand.
 */
export function outfitInWords(
  outfit: Outfit,
  needs: OutfitNeeds | null,
): Pick<CurationResult, 'outfitDescription' | 'styleAnalysis' | 'colorPalette' | 'stylingTips'> {
  const lacking = shortfall(outfit, needs)
  // 'No jacket yet' says it a second time.
  const isCoatSaid = lacking?.named.some(isMetByCoat) ?? false
  const missing = outfit.missing.filter(({ slot }) => slot !== 'outer' || !isCoatSaid)
  const description = outfitDescription({ ...outfit, missing })
  // What has no clothes yet comes close to nothing.
  const isBare = outfit.pieces.every(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
  return {
    outfitDescription: cutText(
      lacking && !isBare ? `${lacking.text} This is the closest match. ${description}` : description,
      TEXT_MAX,
    ),
    styleAnalysis: cutText(styleAnalysis(outfit), TEXT_MAX),
    colorPalette: colorPalette(outfit.pieces),
    stylingTips: stylingTips(outfit, needs).map(({ text }) => text),
  }
}

function isMetByCoat({ of }: OccasionWant): boolean {
  return garmentsToFind('layer').some(({ piece }) => isSelected(piece.garment, of))
}

/** The colors of an outfit, each once, in the order of the area that they take: ['Camel', 'Navy']. */
function colorPalette(pieces: readonly StylistPiece[]): string[] {
  const byArea = pieces.toSorted(
    (one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot],
  )
  const [mains, others] = [byArea.flatMap((piece) => shadesOf(piece).slice(0, 1)), byArea.flatMap(shadesOf)]
  return [...new Set([...mains, ...others])].slice(0, COLORS_MAX).map(capital)
}

// Never half of a character.
function cutText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
