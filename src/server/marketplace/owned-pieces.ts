import type { OwnedPiece } from '../../domain/marketplace/would-wear/closet-piece.ts'
import { listKeptItems } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import type { PieceReader } from '../stylist/piece-reader.ts'

/** The pieces that a user owns and can wear, including those in the wash; not those for sale or sold. */
export async function listOwnedPieces(
  { db, pieceReader }: { readonly db: Database; readonly pieceReader: PieceReader },
  userId: string,
): Promise<OwnedPiece[]> {
  const rows = await listKeptItems(db, userId)
  const pieces = await pieceReader.read(rows)
  return rows.flatMap(({ purchaseDate, createdAt, wearsBefore }, at) => {
    const piece = pieces[at]
    return piece
      ? [{ ...piece, purchaseDate, wearsBefore, addedOn: createdAt.toISOString().slice(0, 10) }]
      : []
  })
}
