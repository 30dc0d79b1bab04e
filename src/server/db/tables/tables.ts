import type { Generated } from 'kysely'
import type { ClosetCategory, ClosetSeason } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { WishlistCategory } from '../../../contract/wishlist.ts'
import type { AccountTables } from './account-tables.ts'
import type { OutfitTables } from './outfit-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { HouseholdTables } from './household-tables.ts'
import type { SaleTables } from './sale-tables.ts'
import type { TripTables } from './trip-tables.ts'
import type { CreatedAt, Id, JsonObject, Money } from './table-values.ts'

// `Generated` marks columns that the database fills in.
interface StoredImagesTable {
  /** 32 unguessable hexadecimal digits; also the name of the files. */
  key: string
  userId: Id
  sha256: string
  /** Pixels of the master picture. */
  width: number
  height: number
  /** Base64. */
  thumbHash: string
  /** The stored widths, in pixels. */
  widths: number[]
  /** Sum of all stored sizes. */
  byteSize: number
  /** SHA-256 of each stored file, by its width; null for pictures from before this was recorded. */
  fileHashes: Record<string, string> | null
  /** Thumbnail for similarity search; null if it was not computed. */
  look: string | null
  /** `incoming` until its files are durable and a row shows it; `unwanted` once no row does. */
  state: Generated<'incoming' | 'stored' | 'unwanted'>
  /** Facts about an uploaded photo that the network is sure of; null if there are none. */
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
  /** The stored cut-out of the garment. */
  cutOutKey: string | null
  /** State of the background job: waiting, done, or rejected for an unclear outline. Null without a job. */
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
  /** Wears without a date, as the user stated them. */
  wearsBefore: Generated<number>
  wornBefore: CalendarDate | null
  archivedReason: 'sold' | 'lost' | 'donated' | 'worn out' | null
  archivedAt: Date | null
  isSample: Generated<boolean>
  /** Traits stated by the owner; others are absent. */
  traits: JsonObject | null
  /** Facts about the piece's photo that the network is sure of. */
  seenInPhoto: JsonObject | null
  createdAt: CreatedAt
  updatedAt: Generated<Date>
  deletedAt: Date | null
}

interface WearsTable {
  closetItemId: Id
  wornOn: CalendarDate
  /** The history entry that counted it; null if the user marked the wear by hand. */
  outfitHistoryId: Id | null
  /** The borrower who wore it; null for the owner. */
  wornBy: Id | null
  createdAt: CreatedAt
}

interface MarketplaceItemsTable {
  id: Id
  sellerId: Id
  /** Unique among listings that are not deleted. */
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
  /** The piece's color when it was listed, or the seller's correction. */
  color: string | null
  /** The closet's facts when it was listed; parsed on reading. */
  filledIn: JsonObject | null
  createdAt: CreatedAt
  /** When it was deleted; it can be restored during the retention period. */
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
  /** The provided address, of another site. */
  imageUrl: string | null
  /** Our copy of that picture; null if it failed to load. */
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

/** At most one per wishlist item. */
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
  /** The source's key of this trend; with the platform it identifies the row that a sync updates. */
  sourceKey: string
  title: string
  description: string | null
  tags: string[] | null
  imageUrl: string | null
  popularity: Generated<number>
  category: string | null
  season: string | null
  sourceUrl: string | null
  /** Parsed on reading. */
  parts: JsonObject[] | null
  /** 'bundled', or the address of the feed that it last came from. */
  source: string | null
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

/** Written by triggers of the database. */
interface ClosetVersionsTable {
  userId: Id
  /** Changes with each change of the closet list's content. */
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
