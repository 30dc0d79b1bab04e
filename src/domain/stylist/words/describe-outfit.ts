import type { CurationResult } from '../../../contract/stylist.ts'
import type { Outfit } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { colorPalette } from './color-palette.ts'
import { cutText } from './cut-text.ts'
import { leadSentence } from './lead-sentence.ts'
import { viewOf } from './outfit-view.ts'
import { CLOSEST } from '../short-name.ts'
import { shortfall } from './shortfall.ts'
import { styleAnalysis } from './style-analysis.ts'
import { stylingTips } from './styling-tips.ts'

type Description = Pick<
  CurationResult,
  'outfitDescription' | 'styleAnalysis' | 'colorPalette' | 'stylingTips'
>

// What the column for either text holds.
const TEXT_MAX = 2000

/**
 * An outfit in words: one sentence, two to four of analysis, the names of its colors by area, and three to five things
 * to do with its pieces. `needs` is null for an outfit that was put together by hand. The same outfit and needs always
 * give the same words; an outfit without pieces gives two sentences that say so.
 */
export function describeOutfit(outfit: Outfit, needs: OutfitNeeds | null): Description {
  const view = viewOf(outfit, needs)
  if (!view)
    return {
      outfitDescription: 'No pieces have been chosen yet.',
      styleAnalysis: 'There is nothing to say of an outfit before it has a piece.',
      colorPalette: [],
      stylingTips: [],
    }
  const lacking = shortfall(outfit, needs)
  const lead = leadSentence(view)
  return {
    outfitDescription: cutText(lacking ? `${lacking} ${CLOSEST}${lead}` : lead, TEXT_MAX),
    styleAnalysis: cutText(styleAnalysis(view), TEXT_MAX),
    colorPalette: colorPalette(view.pieces),
    stylingTips: stylingTips(view),
  }
}
