import { pieceCompanyEndpoints } from '../../../contract/piece-company.ts'
import { readingEndpoints } from '../../../contract/piece-readings.ts'
import { unrecognizedPieces } from '../../../contract/unrecognized-pieces.ts'
import { garmentTypeChoices } from '../../../domain/closet/garment-type-choices.ts'
import { readingOfPiece } from '../../../domain/words/reading-of-piece.ts'
import { findItemsToWear, listPiecesInCloset } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { User } from '../../http/user-of-request.ts'
import { listNeighbors } from './list-neighbors.ts'
import { listPieceIdeas } from './list-piece-ideas.ts'
import { wordsOf } from './piece-reader.ts'
import type { StylistNeeds } from '../stylist-needs.ts'

/** The endpoints about what the stylist reads of pieces, and what goes with them. */
export function readingRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(readingEndpoints.read, async ({ user, params }) => {
    const [item] = await findItemsToWear(needs.db, user.id, [params.id])
    if (!item) throw new AppError('closet_item_not_found')
    return readingOfPiece(wordsOf(item), item.traits)
  })
  serve(readingEndpoints.types, async () => [...garmentTypeChoices])
  serve(pieceCompanyEndpoints.ideas, ({ user, params }) => listPieceIdeas(needs, user, params.id))
  serve(pieceCompanyEndpoints.neighbors, ({ user, params }) => listNeighbors(needs, user, params.id))
  serve(unrecognizedPieces, ({ user }) => listUnrecognizedPieces(needs, user))
}

/** The pieces of the closet with a type that no word gives, newest first. Yields to the event loop while it reads. */
async function listUnrecognizedPieces(
  { db, pieceReader }: Pick<StylistNeeds, 'db' | 'pieceReader'>,
  user: User,
): Promise<{ count: number; ids: string[] }> {
  const pieces = await pieceReader.read(await listPiecesInCloset(db, user.id))
  const ids = pieces.filter(({ garment }) => garment.type === null).map(({ id }) => id)
  return { count: ids.length, ids }
}
