import { pieceCompanyEndpoints } from '../../../contract/closet/piece-company.ts'
import { readingEndpoints } from '../../../contract/closet/piece-readings.ts'
import { typesOfPieces, type TypeOfPieces } from '../../../contract/closet/types-of-pieces.ts'
import { unrecognizedPieces } from '../../../contract/closet/unrecognized-pieces.ts'
import { garmentTypeChoices } from '../../../domain/closet/traits/type-label.ts'
import { readingOfPiece } from '../../../domain/words/pieces/reading-of-piece.ts'
import { findItemsToWear, listPiecesInCloset, listShownPieces } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { User } from '../../http/user-of-request.ts'
import { listNeighbors } from './list-neighbors.ts'
import { listPieceIdeas } from './list-piece-ideas.ts'
import { wordsOf } from './piece-reader.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/** Registers the endpoints of readings, outfit ideas and neighbors of pieces. */
export function readingRoutes(serve: Serve, deps: StylistDeps): void {
  serve(readingEndpoints.read, async ({ user, params }) => {
    const [item] = await findItemsToWear(deps.db, user.id, [params.id])
    if (!item) throw new AppError('closet_item_not_found')
    return readingOfPiece(wordsOf(item), item.traits)
  })
  serve(readingEndpoints.types, async () => [...garmentTypeChoices()])
  serve(pieceCompanyEndpoints.ideas, ({ user, params }) => listPieceIdeas(deps, user, params.id))
  serve(pieceCompanyEndpoints.neighbors, ({ user, params }) => listNeighbors(deps, user, params.id))
  serve(unrecognizedPieces, ({ user }) => listUnrecognizedPieces(deps, user))
  serve(typesOfPieces, ({ user }) => listTypesOfPieces(deps, user))
}

/** Lists the pieces of the closet whose words name no type, newest first. Yields to the event loop while reading. */
async function listUnrecognizedPieces(
  { db, pieceReader }: Pick<StylistDeps, 'db' | 'pieceReader'>,
  user: User,
): Promise<{ count: number; ids: string[] }> {
  const pieces = await pieceReader.read(await listPiecesInCloset(db, user.id))
  const ids = pieces.filter(({ garment }) => garment.type === null).map(({ id }) => id)
  return { count: ids.length, ids }
}

/** Lists the types of the pieces that the closet shows, also of borrowed ones. Yields to the event loop while reading. */
async function listTypesOfPieces(
  { db, pieceReader }: Pick<StylistDeps, 'db' | 'pieceReader'>,
  user: User,
): Promise<TypeOfPieces[]> {
  const pieces = await pieceReader.read(await listShownPieces(db, user.id))
  const byType = Map.groupBy(pieces, ({ garment }) => garment.type)
  return garmentTypeChoices().flatMap(({ id, noun, names }) => {
    const ids = byType.get(id)?.map((piece) => piece.id)
    return ids ? [{ noun, names, ids }] : []
  })
}
