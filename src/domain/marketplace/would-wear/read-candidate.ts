import type { Candidate } from '../../../contract/marketplace.ts'
import { pieceDrawing } from '../../closet/drawing-address.ts'
import { drawnColor } from '../../closet/drawn-color.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'

const CANDIDATE_ID = 'candidate'

/** What is thought of buying, read as a piece of the closet is: by its words alone; its color also from a drawing of it. */
export function readCandidate({ name, category, color, description, imageUrl }: Candidate): StylistPiece {
  const picture = isOwnAddress(imageUrl) ? imageUrl : null
  const told = { name, category, color: color ?? '', brand: null, style: null, season: null, description }
  const drawn = picture === null ? null : drawnColor(picture)
  const words = readGarment(told).color ? told : { ...told, color: drawn ?? told.color }
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

/** Whether its words say what it is, and not only in which category it is. */
export function saysWhatItIs(piece: StylistPiece): boolean {
  return nounOf(piece).isKnown
}

// A picture of another site is not shown.
function isOwnAddress(imageUrl: string | null): imageUrl is string {
  return imageUrl !== null && /^\/(?!\/)/.test(imageUrl)
}
