import type { PieceNeighbors } from '../../../contract/closet/piece-company.ts'
import { neighborsOf } from '../../../domain/closet/neighbors-of.ts'
import { findItemsToWear, listPiecesInCloset } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { toOutfitItem } from '../outfit-item.ts'
import type { StylistDeps } from '../stylist-deps.ts'

const MAX_NEIGHBORS = 8

/**
 * Lists the pieces of the closet that are similar to a piece, including those in the wash. The piece may be archived.
 * @throws AppError closet_item_not_found
 */
export async function listNeighbors(
  { db, pieceReader }: Pick<StylistDeps, 'db' | 'pieceReader'>,
  user: User,
  id: string,
): Promise<PieceNeighbors> {
  const [piece] = await pieceReader.read(await findItemsToWear(db, user.id, [id]))
  if (!piece) throw new AppError('closet_item_not_found')
  const closet = await pieceReader.read(await listPiecesInCloset(db, user.id))
  const { kind, ofKind, color, inColor } = neighborsOf(piece, closet, MAX_NEIGHBORS)
  return { kind, ofKind: ofKind.map(toOutfitItem), color, inColor: inColor.map(toOutfitItem) }
}
