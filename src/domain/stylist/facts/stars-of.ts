import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { isColorful } from '../score/color/color-harmony.ts'
import { formalityFit } from '../score/terms/score-formality.ts'
import { temperatureFor } from '../score/warmth-needed.ts'

const COLD_CELSIUS = 13
const FITS = 0.75
const FITS_BADLY = 0.6
const WITHOUT_OCCASION = 0.8

/** Importance of a piece in an outfit, 2 to 5: by slot, adjusted by its fit for the occasion and the weather. */
export function starsOf(piece: StylistPiece, { pieces, focus }: Outfit, needs: OutfitNeeds): number {
  const { slot, color, rain } = piece.garment
  const { occasion } = needs
  const fit = occasion ? formalityFit(piece.garment, occasion) : WITHOUT_OCCASION
  const celsius = temperatureFor(needs)
  const isCold = (celsius !== null && celsius <= COLD_CELSIUS) || (occasion?.isWet && rain === 'keeps out')
  switch (slot) {
    case 'dress':
      return 5
    case 'top':
      return fit < FITS_BADLY ? 4 : 5
    case 'bottom':
      return fit < FITS_BADLY ||
        (focus?.garment.slot === 'outer' && pieces.some((one) => one.garment.slot === 'top'))
        ? 4
        : 5
    case 'shoes':
      return fit >= FITS ? 4 : 3
    case 'mid':
      return isCold ? 4 : 3
    case 'outer':
      return isCold ? 5 : fit >= FITS ? 4 : 3
    case 'bag':
      return fit >= FITS ? 3 : 2
    default:
      return color && isColorful(color) && fit >= FITS ? 3 : 2
  }
}
