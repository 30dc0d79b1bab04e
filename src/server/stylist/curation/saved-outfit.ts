import * as z from 'zod'
import { type OutfitCuration, stylePreferences } from '../../../contract/stylist.ts'
import { outfitNeeds } from '../../../domain/stylist/occasions/outfit-needs-of.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { wornTogether } from '../../../domain/stylist/search/worn-together.ts'
import { findItemsToWear } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import { readWearer } from '../../user/profile-store.ts'
import { fromOutfitItem, itemsOfCuration } from '../outfit-item.ts'
import type { PieceReader } from '../pieces/piece-reader.ts'

/** What a curation was made of. */
interface SavedOutfit {
  readonly focus: StylistPiece | null
  /** In their order, the focus piece first. What is gone from the closet is as it was. */
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds
}

// The column takes any text.
const StylePreference = z.enum(stylePreferences).catch('classic')

/** Puts the outfit of a curation together again, whatever has become of its pieces. */
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
  const pieces = wornTogether(read) ?? read
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
