import type { CurationResult } from '../../contract/stylist.ts'
import type { Outfit } from '../stylist/outfit.ts'
import type { OutfitNeeds } from '../stylist/outfit-needs.ts'
import { colorPalette } from './color-palette.ts'
import { cutText } from './cut-text.ts'
import { outfitDescription } from './outfit-description.ts'
import { shortfall } from './shortfall.ts'
import { styleAnalysis } from './style-analysis.ts'
import { stylingTips } from './styling-tips.ts'

// What the column for either text holds.
const TEXT_MAX = 2000

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
  const isCoatSaid = /\b(?:coat|jacket|trench)\b/.test(lacking ?? '')
  const missing = outfit.missing.filter(({ slot }) => slot !== 'outer' || !isCoatSaid)
  const description = outfitDescription({ ...outfit, missing })
  // What has no clothes yet comes close to nothing.
  const isBare = outfit.pieces.every(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
  return {
    outfitDescription: cutText(
      lacking && !isBare ? `${lacking} Closest: ${description}` : description,
      TEXT_MAX,
    ),
    styleAnalysis: cutText(styleAnalysis(outfit), TEXT_MAX),
    colorPalette: colorPalette(outfit.pieces),
    stylingTips: stylingTips(outfit, needs).map(({ text }) => text),
  }
}
