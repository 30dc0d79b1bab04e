import type { Generated } from 'kysely'
import type { SaleRole, SaleState } from '../../../contract/sales.ts'
import type { CreatedAt, Id, JsonObject } from './table-values.ts'

// `Generated` marks columns that the database fills in.
interface SalesTable {
  id: Id
  /** Null once the listing is deleted permanently. */
  listingId: Id | null
  sellerId: Id
  buyerId: Id
  /** The listing when the buyer sent the request; parsed on reading. */
  listing: JsonObject
  message: string
  /** A listing has at most one accepted sale, and one open request of each buyer. */
  state: Generated<SaleState>
  acceptedAt: Date | null
  sellerConfirmedAt: Date | null
  buyerConfirmedAt: Date | null
  closedAt: Date | null
  closedBy: SaleRole | null
  /** Whether the buyer wants the piece in their closet. */
  addsToCloset: Generated<boolean>
  /** The buyer's copy of the photo, from the buyer's confirmation until the piece has it. */
  pieceImageKey: string | null
  /** The buyer's new piece. */
  pieceId: Id | null
  createdAt: CreatedAt
}

interface SalePhotosTable {
  saleId: Id
  imageKey: string
  shows: 'listing' | 'handover'
  addedBy: SaleRole
  /** Orders the photos of a sale. */
  place: number
  createdAt: CreatedAt
}

interface UserBlocksTable {
  blockerId: Id
  blockedId: Id
  createdAt: CreatedAt
}

interface ReportsTable {
  id: Id
  reporterId: Id
  reportedId: Id
  listingId: Id | null
  /** The listing when it was reported: title, description, imageUrl. */
  listing: JsonObject | null
  reason: string
  details: string | null
  createdAt: CreatedAt
}

/** Sales between users, their photos, and blocked and reported users. */
export interface SaleTables {
  sales: SalesTable
  salePhotos: SalePhotosTable
  userBlocks: UserBlocksTable
  reports: ReportsTable
}
