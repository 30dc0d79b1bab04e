import type { ClosePiece, MarkedPiece, RecreatedPart } from '../../contract/recreate.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { closestPieces, type Closeness } from '../../domain/recreate/closest-pieces.ts'
import { markedGarment, type MarkedGarment } from '../../domain/recreate/marked-garment.ts'
import { shopLevel } from '../../domain/stylist/catalog/shop-level.ts'
import { closePieceInWords } from '../../domain/words/suggestions/close-piece.ts'
import { shopForPart, wishForPart } from '../../domain/words/suggestions/missing-part.ts'
import type { User } from '../http/user-of-request.ts'
import type { WorkQueue } from '../http/limits/work-queue.ts'
import type { OutfitReader } from '../ports/outfit-reader.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import type { StylistDeps } from '../stylist/stylist-deps.ts'
import { closetForTrends } from '../trends/closet-for-trends.ts'
import { listingsForParts } from '../trends/listings-for-parts.ts'

/** Finds the closest wearable pieces for each mark, in the order of the marks, and listings for marks without one. */
export async function recreateOutfit(
  deps: RecreateDeps,
  user: User,
  { marks }: { readonly marks: readonly MarkedPiece[] },
): Promise<{ readonly parts: RecreatedPart[] }> {
  const { pieces } = await closetForTrends(deps, user)
  const marked = marks.map(markedGarment)
  const found = closestPieces(marked, pieces)
  const lacking = marked.filter((_mark, at) => !found[at]?.match)
  const listings = await listingsForParts(deps.db, user, lacking)
  const level = shopLevel(pieces)
  const parts = marked.map((mark, at): RecreatedPart => {
    const { match = null, others = [] } = found[at] ?? {}
    return {
      name: mark.name,
      imageUrl: drawingAddress(mark.kind, mark.seen?.hex ?? mark.color),
      match: match && closePiece(match, mark),
      others: others.map((other) => closePiece(other, mark)),
      missing: match
        ? null
        : {
            name: mark.name,
            wish: wishForPart(mark),
            listing: listings[lacking.indexOf(mark)] ?? null,
            shop: shopForPart(mark, level),
          },
    }
  })
  return { parts }
}

function closePiece(closeness: Closeness, mark: MarkedGarment): ClosePiece {
  const { piece } = closeness
  return {
    item: toOutfitItem(piece),
    slot: piece.garment.slot,
    reason: closePieceInWords(closeness, mark),
  }
}

/** Dependencies of recreating an outfit. */
export interface RecreateDeps extends Pick<StylistDeps, 'db' | 'clock' | 'pieceReader'> {
  readonly outfitReader: OutfitReader
  readonly imageWork: WorkQueue
}
