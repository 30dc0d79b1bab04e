import type { Database } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { StylistModel } from '../ports/stylist-model.ts'
import type { PieceReader } from './pieces/piece-reader.ts'

/** Dependencies of the stylist. */
export interface StylistDeps {
  readonly db: Database
  readonly clock: Clock
  readonly stylistModel: StylistModel
  readonly pieceReader: PieceReader
}
