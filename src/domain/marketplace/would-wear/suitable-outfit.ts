import type { Garment } from '../../closet/garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { areNearInFormality } from '../../stylist/score/score-formality.ts'
import { rankOutfit } from '../../stylist/score/score-outfit.ts'
import { isOfUse } from '../../stylist/search/extra-role.ts'
import { shareAnOccasion } from './share-an-occasion.ts'

/**
 * What an outfit has of the stylist's 100 points, at least, to be counted. Set by eye: of what shares season and
 * formality two thirds lie above it, and below it lie the pairs that nobody would put on.
 */
export const POINTS_TO_COUNT = 78

/** What keeps pieces from being worn together. */
export type Fault = 'occasion' | 'season' | 'formality' | 'points' | 'no use' | 'no shoes'

/** Why the pieces cannot be worn together whatever else is said of them; null where they can. */
export function plainFault(pieces: readonly StylistPiece[]): Fault | null {
  if (!shareAnOccasion(pieces.map(({ garment }) => garment))) return 'occasion'
  if (sharedSeasons(pieces).length === 0) return 'season'
  // Ski clothes are as casual as any, and any sweater that `shareAnOccasion` lets into the snow is worn with them.
  if (!areNearInFormality(pieces.filter(({ garment }) => garment.purpose !== 'snow'))) return 'formality'
  return pieces.every((piece) => isUsed(piece, pieces)) ? null : 'no use'
}

/** The stylist's points of pieces that are meant for nothing in particular, 0 to 100. */
export function pointsOf(pieces: readonly StylistPiece[], today: string): number {
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

// Of use on some day of a season that all share.
function isUsed(piece: StylistPiece, pieces: readonly StylistPiece[]): boolean {
  if (piece.garment.slot !== 'extra') return true
  const garments = pieces.map(({ garment }) => garment)
  return sharedSeasons(pieces).some((season) =>
    isOfUse(piece.garment, garments, { stylePreference: 'formal', occasion: null, season }),
  )
}
