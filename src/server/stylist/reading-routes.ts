import { readingEndpoints } from '../../contract/piece-readings.ts'
import { unrecognizedPieces } from '../../contract/unrecognized-pieces.ts'
import { garmentTypeChoices } from '../../domain/closet/garment-type-choices.ts'
import { readingOfPiece } from '../../domain/words/reading-of-piece.ts'
import { requireClosetItem } from '../closet/require-closet-item.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { listUnrecognizedPieces } from './list-unrecognized-pieces.ts'
import { wordsOf } from './piece-reader.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/** The endpoints about what the stylist reads of pieces. */
export function readingRoutes(serve: Serve, needs: StylistNeeds): void {
  serve(readingEndpoints.read, async ({ user, params }) => {
    const item = await requireClosetItem(needs.db, user, params.id)
    return readingOfPiece(wordsOf(item), item.traits)
  })
  serve(readingEndpoints.types, async () => [...garmentTypeChoices])
  serve(unrecognizedPieces, ({ user }) => listUnrecognizedPieces(needs, user))
}
