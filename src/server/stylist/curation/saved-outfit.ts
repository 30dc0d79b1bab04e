import * as z from 'zod'
import { type OutfitCuration, stylePreferences } from '../../../contract/stylist/stylist.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/needs-of-request.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { arrangePieces } from '../../../domain/stylist/search/arrange-pieces.ts'
import { findItemsToWear } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import { readWearer } from '../../user/profile-store.ts'
import { fromOutfitItem, itemsOfCuration } from '../outfit-item.ts'
import type { PieceReader } from '../pieces/piece-reader.ts'

/** The outfit of a stored curation. */
interface SavedOutfit {
  readonly focus: StylistPiece | null
  /** In order, the focus piece first. Pieces that left the closet are read from their snapshots. */
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds
}

// The column allows any text.
const StylePreference = z.enum(stylePreferences).catch('classic')

/** Reconstructs the outfit of a curation, including pieces that left the closet. */
export async function savedOutfit(
  pieceReader: PieceReader,
  db: Database,
  curation: OutfitCuration,
): Promise<SavedOutfit> {
  const { focusItem, occasion, season } = curation
  const items = itemsOfCuration(curation)
  const ids = items.map((item) => item.id)
  const found = new Map((await findItemsToWear(db, curation.userId, ids)).map((item) => [item.id, item]))
  const read = await pieceReader.read(items.map((item) => found.get(item.id) ?? fromOutfitItem(item)))
  const pieces = arrangePieces(read) ?? read
  const focus = pieces.find((piece) => piece.id === focusItem?.id) ?? null
  return {
    focus,
    pieces,
    needs: outfitNeeds({
      stylePreference: StylePreference.parse(curation.stylePreference),
      occasion,
      season,
      wearer: await readWearer(db, { id: curation.userId }),
      ...(focus && { focus: focus.garment }),
    }),
  }
}
