import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { areNearInFormality } from '../../stylist/score/terms/score-formality.ts'
import { rankOutfit } from '../../stylist/score/score-outfit.ts'
import { isOfUse } from '../../stylist/search/extra-role.ts'
import { shareAnOccasion } from './share-an-occasion.ts'

/**
 * Minimum of the stylist's 100 points for an outfit to count. Set by eye: two thirds of the combinations that share
 * season and formality score higher, and combinations below it look wrong.
 */
export const POINTS_TO_COUNT = 78

/** Why pieces are not worn together. */
export type Fault = 'occasion' | 'season' | 'formality' | 'points' | 'no use' | 'no shoes'

/** The fault that rules a combination out before it is scored; null for none. */
export function basicFault(pieces: readonly StylistPiece[]): Fault | null {
  if (!shareAnOccasion(pieces.map(({ garment }) => garment))) return 'occasion'
  if (sharedSeasons(pieces).length === 0) return 'season'
  // Ski clothes are very casual, but go with any sweater that `shareAnOccasion` allows.
  if (!areNearInFormality(pieces.filter(({ garment }) => garment.purpose !== 'snow'))) return 'formality'
  return pieces.every((piece) => isUsed(piece, pieces)) ? null : 'no use'
}

/** The stylist's points for an outfit without needs, 0 to 100. */
export function pointsOf(pieces: readonly StylistPiece[], today: CalendarDate): number {
  return rankOutfit({ pieces, needs: null, today })
}

function sharedSeasons(pieces: readonly StylistPiece[]): Garment['seasons'] {
  const [first, ...others] = pieces
  return (
    first?.garment.seasons.filter((season) =>
      others.every(({ garment }) => garment.seasons.includes(season)),
    ) ?? []
  )
}

// Whether a piece is of use in a season that all pieces share.
function isUsed(piece: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  // A headscarf or a kippah is worn by custom, with anything.
  if (piece.garment.slot !== 'extra' || piece.garment.tags.has('religious')) return true
  const garments = pieces.map(({ garment }) => garment)
  return sharedSeasons(pieces).some((season) =>
    isOfUse(piece.garment, garments, { stylePreference: 'formal', occasion: null, season }),
  )
}
