import type { Candidate } from '../../../contract/marketplace.ts'
import { pieceDrawing } from '../../closet/drawings/piece-drawing.ts'
import { drawnColor } from '../../closet/drawings/read-drawing-address.ts'
import { nounOf } from '../../closet/garment-types/noun-of.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

const CANDIDATE_ID = 'candidate'

/** Parses a candidate for purchase like a piece of the closet: by its words, its color also from a drawing. */
export function readCandidate({ name, category, color, description, imageUrl }: Candidate): StylistPiece {
  const picture = isOwnAddress(imageUrl) ? imageUrl : null
  const stated = { name, category, color: color ?? '', brand: null, style: null, season: null, description }
  const drawn = picture === null ? null : drawnColor(picture)
  const words = readGarment(stated).color ? stated : { ...stated, color: drawn ?? stated.color }
  return {
    id: CANDIDATE_ID,
    name,
    category,
    color: words.color,
    brand: null,
    imageUrl: picture ?? pieceDrawing(words),
    lastWornDate: null,
    wearCount: 0,
    garment: readGarment(words),
  }
}

/** Whether the words of a piece name its type, not only its category. */
export function namesItsType(piece: StylistPiece): boolean {
  return nounOf(piece).isKnown
}

// Pictures of other sites are not shown.
function isOwnAddress(imageUrl: string | null): imageUrl is string {
  return imageUrl !== null && /^\/(?!\/)/.test(imageUrl)
}
