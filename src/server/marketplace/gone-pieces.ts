import type { GonePiece } from '../../domain/marketplace/would-wear/closet-piece.ts'
import { listGoneItems } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import type { PieceReader } from '../stylist/piece-reader.ts'

/** The pieces that left a closet since this instant (sold, donated, lost, worn out), and those for sale. */
export async function listGonePieces(
  { db, pieceReader }: { readonly db: Database; readonly pieceReader: PieceReader },
  userId: string,
  since: Date,
): Promise<GonePiece[]> {
  const rows = await listGoneItems(db, userId, since)
  const pieces = await pieceReader.read(rows)
  return rows.flatMap(({ how, goneAt }, at) => {
    const piece = pieces[at]
    return piece ? [{ ...piece, how, goneOn: goneAt?.toISOString().slice(0, 10) ?? null }] : []
  })
}
