import type { WeekDay } from '../../contract/values/week-days.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { arrangePieces } from '../../domain/stylist/search/arrange-pieces.ts'
import { findItemsToWear } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import { fromOutfitItem } from '../stylist/outfit-item.ts'
import type { PieceReader } from '../stylist/pieces/piece-reader.ts'
import type { StoredDay } from './stored-plan.ts'

/** Reads the pieces of each day's outfit. Pieces that left the closet are read from their snapshots. */
export async function plannedPieces(
  pieceReader: PieceReader,
  db: Database,
  userId: string,
  days: readonly Pick<StoredDay, 'dayOfWeek' | 'pieces'>[],
): Promise<Map<WeekDay, StylistPiece[]>> {
  const items = new Map(days.flatMap(({ pieces }) => pieces.map(({ item }) => [item.id, item])))
  const found = new Map((await findItemsToWear(db, userId, [...items.keys()])).map((item) => [item.id, item]))
  const read = await pieceReader.read(
    [...items.values()].map((item) => found.get(item.id) ?? fromOutfitItem(item)),
  )
  const byId = new Map(read.map((piece) => [piece.id, piece]))
  return new Map(
    days.map(({ dayOfWeek, pieces }) => {
      const worn = pieces.flatMap(({ item }) => byId.get(item.id) ?? [])
      return [dayOfWeek, [...(arrangePieces(worn) ?? worn)]]
    }),
  )
}
