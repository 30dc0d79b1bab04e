import { listPiecesInCloset } from '../closet/wearable-items.ts'
import type { User } from '../http/user-of-request.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** The pieces of the closet with a type that no word gives, newest first. Yields to the event loop while it reads. */
export async function listUnrecognizedPieces(
  { db, pieceReader }: Pick<StylistNeeds, 'db' | 'pieceReader'>,
  user: User,
): Promise<{ count: number; ids: string[] }> {
  const pieces = await pieceReader.read(await listPiecesInCloset(db, user.id))
  const ids = pieces.filter(({ garment }) => garment.type === null).map(({ id }) => id)
  return { count: ids.length, ids }
}
