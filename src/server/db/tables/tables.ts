import type { Generated } from 'kysely'
import type { ClosetCategory, ClosetSeason } from '../../../contract/closet.ts'
import type { WishlistCategory } from '../../../contract/wishlist.ts'
import type { AccountTables } from './account-tables.ts'
import type { OutfitTables } from './outfit-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { HouseholdTables } from './household-tables.ts'
import type { SaleTables } from './sale-tables.ts'
import type { TripTables } from './trip-tables.ts'
import type { CalendarDate, CreatedAt, Id, JsonObject, Money } from './table-values.ts'

// `Generated` marks what the database fills when it is left out of an insert.
interface StoredImagesTable {
  /** 32 hexadecimal digits that nobody can guess; also the name of the files. */
  key: string
  userId: Id
  sha256: string
  /** Pixels of the master picture. */
  width: number
  height: number
  /** Base64. */
  thumbHash: string
  /** The widths that are stored, in pixels. */
  widths: number[]
  /** All stored sizes together. */
  byteSize: number
  /** SHA-256 of each stored file, by its width; null for pictures from before this was recorded. */
  fileHashes: Record<string, string> | null
  /** What it looks like, to compare it with others by; null where it was not looked at. */
  look: string | null
  /** `incoming` until its files are durable and something shows it; `unwanted` once nothing does any more. */
  state: Generated<'incoming' | 'stored' | 'unwanted'>
  /** What an uploaded photo shows; null where nothing sure was seen. */
  seen: JsonObject | null
  createdAt: CreatedAt
}

interface ClosetItemsTable {
  id: Id
  userId: Id
  name: string
  category: ClosetCategory
  color: string
  size: string | null
  brand: string | null
  style: string | null
  season: ClosetSeason | null
  description: string | null
  imageUrl: string
  /** The stored picture; null for our own drawings. */
  imageKey: string | null
  /** The stored picture of the garment alone. */
  cutOutKey: string | null
  /** Of the background work: waiting, made by it, or left because the edge was unclear. Null where nothing is to do. */
  cutOutState: 'pending' | 'done' | 'unclear' | null
  /** Attempts since it became pending. */
  cutOutAttempts: Generated<number>
  fitNotes: string | null
  measurements: JsonObject | null
  purchaseDate: CalendarDate | null
  purchaseLocation: string | null
  originalPrice: Money | null
  /** Three capital letters, of originalPrice. */
  currency: string | null
  /** http or https. */
  productUrl: string | null
  careInstructions: string | null
  /** The last of the days in `wears` and of wornBefore. */
  lastWornDate: CalendarDate | null
  isClean: Generated<boolean>
  /** The days in `wears` and wearsBefore together. */
  wearCount: Generated<number>
  /** Wears without a day of their own, as a person says them. */
  wearsBefore: Generated<number>
  wornBefore: CalendarDate | null
  archivedReason: 'sold' | 'lost' | 'donated' | 'worn out' | null
  archivedAt: Date | null
  isSample: Generated<boolean>
  /** What the owner stated of it; a trait that is not stated is absent. */
  traits: JsonObject | null
  /** What the piece's photo shows. */
  seenInPhoto: JsonObject | null
  createdAt: CreatedAt
  updatedAt: Generated<Date>
  deletedAt: Date | null
}

interface WearsTable {
  closetItemId: Id
  wornOn: CalendarDate
  /** The entry of the history that counted it; null where the person did by hand. */
  outfitHistoryId: Id | null
  /** Who had borrowed the piece; null for its owner. */
  wornBy: Id | null
  createdAt: CreatedAt
}

interface MarketplaceItemsTable {
  id: Id
  sellerId: Id
  /** No two listings name the same piece, but for those that were taken down. */
  closetItemId: Id | null
  title: string
  description: string
  price: Money
  condition: string
  size: string | null
  category: ClosetCategory
  imageUrl: string
  /** The stored picture at imageUrl; null for our own drawings. */
  imageKey: string | null
  /** True exactly while the status is available. */
  isAvailable: Generated<boolean>
  status: Generated<'available' | 'paused' | 'sold'>
  isSample: Generated<boolean>
  /** The piece's own when it was listed, or what the seller made of it. */
  color: string | null
  /** What the closet said when it was listed; for the reader to parse. */
  filledIn: JsonObject | null
  createdAt: CreatedAt
  /** When it was taken down; it can be restored for a while. */
  deletedAt: Date | null
}

/** The photos of a listing after the first, in the order of their places. */
interface ListingPhotosTable {
  listingId: Id
  place: number
  imageKey: string
}

interface WishlistItemsTable {
  id: Id
  userId: Id
  name: string
  brand: string | null
  category: WishlistCategory
  size: string | null
  color: string | null
  /** As it was given: an address of another site. */
  imageUrl: string | null
  /** Our own copy of it; null where it could not be had. */
  pictureKey: string | null
  productUrl: string | null
  /** US dollars. */
  currentPrice: Money | null
  /** US dollars. */
  targetPrice: Money | null
  priority: Generated<number>
  notes: string | null
  isPurchased: Generated<boolean>
  priceCheckedAt: Date | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

/** At most one for each wish. */
interface PriceAlertsTable {
  id: Id
  wishlistItemId: Id
  targetPrice: Money
  isActive: Generated<boolean>
  notificationMethod: string | null
  createdAt: CreatedAt
}

interface TrendingStylesTable {
  id: Id
  platform: string
  /** What the source calls this trend; with the platform it says which row a sync updates. */
  sourceKey: string
  title: string
  description: string | null
  tags: string[] | null
  imageUrl: string | null
  popularity: Generated<number>
  category: string | null
  season: string | null
  sourceUrl: string | null
  /** For the reader to parse. */
  parts: JsonObject[] | null
  /** 'bundled', or the address of the feed that it came from last. */
  source: string | null
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

/** The database's own triggers write it. */
interface ClosetVersionsTable {
  userId: Id
  /** Another one after each change of what the list of the closet shows. */
  version: string
}

/** Every table by its camelCase name, as queries see it. */
export interface Tables
  extends AccountTables, HouseholdTables, OutfitTables, PeopleTables, SaleTables, TripTables {
  storedImages: StoredImagesTable
  closetItems: ClosetItemsTable
  closetVersions: ClosetVersionsTable
  wears: WearsTable
  marketplaceItems: MarketplaceItemsTable
  listingPhotos: ListingPhotosTable
  wishlistItems: WishlistItemsTable
  priceAlerts: PriceAlertsTable
  trendingStyles: TrendingStylesTable
}
