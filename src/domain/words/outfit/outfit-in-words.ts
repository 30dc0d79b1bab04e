import type { CurationResult } from '../../../contract/stylist/stylist.ts'
import { shadesOf } from '../../closet/colors/shade-of.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { Outfit, StylistPiece } from '../../stylist/outfit.ts'
import { isUnknownWord } from '../../stylist/advice/request/is-unknown-word.ts'
import { tokenizeEvent } from '../../stylist/occasions/matching/tokenize-event.ts'
import type { OccasionWant, OutfitNeeds } from '../../stylist/outfit-needs.ts'
import { areaWeight } from '../../stylist/score/area-weight.ts'
import { catalogGarments } from '../../stylist/catalog/garment-catalog.ts'
import { capital } from '../english.ts'
import { outfitDescription } from './outfit-description.ts'
import { shortfall } from './shortfall.ts'
import { styleAnalysis } from './style-analysis.ts'
import { stylingTips } from './styling-tips.ts'

// Limit of the database columns.
const TEXT_MAX = 2000
const COLORS_MAX = 6
const QUOTED_MAX = 40

/**
 * Returns the texts of an outfit: description, analysis of up to four sentences, color names by area, and up to five
 * styling tips. `needs` is null for an outfit made by hand.
 */
export function outfitInWords(
  outfit: Outfit,
  needs: OutfitNeeds | null,
): Pick<CurationResult, 'outfitDescription' | 'styleAnalysis' | 'colorPalette' | 'stylingTips'> {
  const lacking = shortfall(outfit, needs)
  // 'No jacket yet' would repeat the shortfall.
  const isCoatSaid = lacking?.named.some(isMetByCoat) ?? false
  const missing = outfit.missing.filter(({ slot }) => slot !== 'outer' || !isCoatSaid)
  const description = outfitDescription({ ...outfit, missing })
  // Accessories alone don't make an outfit.
  const isBare = outfit.pieces.every(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
  return {
    outfitDescription: cutText(lacking && !isBare ? `${lacking.text} ${description}` : description, TEXT_MAX),
    styleAnalysis: cutText(unrecognized(needs) + styleAnalysis(outfit), TEXT_MAX),
    colorPalette: colorPalette(outfit.pieces),
    stylingTips: stylingTips(outfit, needs).map(({ text }) => text),
  }
}

// Precedes the analysis, so it ends with a space.
function unrecognized(needs: OutfitNeeds | null): string {
  const typed = needs?.occasion?.unread ?? ''
  // A capital marks a name, except at the start. 'Nothing special' has no unknown words.
  const isUnknown = tokenizeEvent(typed).some(
    (word, at) => isUnknownWord(word) && (at === 0 || !/\p{Lu}/u.test(word.text)),
  )
  return isUnknown
    ? `Armadio doesn't recognize “${cutText(typed, QUOTED_MAX)}”, so this is an everyday outfit. `
    : ''
}

function isMetByCoat({ of }: OccasionWant): boolean {
  return catalogGarments('layer').some(({ piece }) => isSelected(piece.garment, of))
}

/** Returns the distinct colors of an outfit, ordered by area: ['Camel', 'Navy']. */
function colorPalette(pieces: readonly StylistPiece[]): string[] {
  const byArea = pieces.toSorted(
    (one, other) => areaWeight[other.garment.slot] - areaWeight[one.garment.slot],
  )
  const [mains, others] = [byArea.flatMap((piece) => shadesOf(piece).slice(0, 1)), byArea.flatMap(shadesOf)]
  return [...new Set([...mains, ...others])].slice(0, COLORS_MAX).map(capital)
}

// Cuts by code points, not in the middle of a character.
function cutText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
