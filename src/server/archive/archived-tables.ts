import * as z from 'zod'
import { archiveReasons, closetCategories, closetSeasons } from '../../contract/closet.ts'
import { temperatureUnits } from '../../contract/weather.ts'
import type { Tables } from '../db/tables.ts'
import {
  day,
  deletable,
  filled,
  flag,
  id,
  imageKey,
  instant,
  jsonObject,
  money,
  pictureAddress,
  sha256,
  snapshots,
  stamped,
  text,
  texts,
  webAddress,
  whole,
} from './archived-columns.ts'
import { lookTables, planTables } from './archived-outfit-tables.ts'
import { type ArchivedTable, ofUser } from './archived-table.ts'

const pieces = {
  table: 'closetItems',
  file: 'pieces',
  key: ['id'],
  owner: ofUser,
  refers: { imageKey: 'storedImages', cutOutKey: 'storedImages' },
  columns: z.strictObject({
    id,
    name: filled(120),
    category: z.enum(closetCategories),
    color: filled(120),
    size: text(120).nullable(),
    brand: text(120).nullable(),
    style: text(120).nullable(),
    season: z.enum(closetSeasons).nullable(),
    description: text(2000).nullable(),
    imageUrl: pictureAddress,
    imageKey: imageKey.nullable(),
    cutOutKey: imageKey.nullable(),
    cutOutState: z.enum(['pending', 'done', 'unclear']).nullable(),
    cutOutAttempts: whole(0, 1000),
    fitNotes: text(2000).nullable(),
    measurements: jsonObject.nullable(),
    purchaseDate: day.nullable(),
    purchaseLocation: text(120).nullable(),
    originalPrice: money.nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    productUrl: webAddress.nullable(),
    careInstructions: text(2000).nullable(),
    lastWornDate: day.nullable(),
    isClean: flag,
    wearCount: whole(0),
    wearsBefore: whole(0),
    wornBefore: day.nullable(),
    archivedReason: z.enum(archiveReasons).nullable(),
    archivedAt: instant.nullable(),
    isSample: flag,
    traits: jsonObject.nullable(),
    seenInPhoto: jsonObject.nullable(),
    updatedAt: instant,
    ...deletable,
  }),
} as const satisfies ArchivedTable

const history = [
  {
    table: 'outfitHistory',
    file: 'history',
    key: ['id'],
    owner: ofUser,
    refers: {},
    columns: z.strictObject({
      id,
      itemIds: z.array(id).nullable(),
      itemSnapshots: snapshots.nullable(),
      occasion: text(120).nullable(),
      weather: z.strictObject({ temperature: z.number(), condition: text(120) }).nullable(),
      location: text(120).nullable(),
      rating: whole(1, 5).nullable(),
      notes: text(2000).nullable(),
      wornDate: day,
      ...deletable,
    }),
  },
  {
    table: 'wears',
    file: 'wears',
    key: ['closetItemId', 'wornOn'],
    owner: { column: 'closetItemId', through: 'closetItems' },
    refers: { closetItemId: 'closetItems', outfitHistoryId: 'outfitHistory' },
    columns: z.strictObject({
      closetItemId: id,
      wornOn: day,
      outfitHistoryId: id.nullable(),
      ...stamped,
    }),
  },
] as const satisfies readonly ArchivedTable[]

const shopping = [
  {
    table: 'wishlistItems',
    file: 'wishlist',
    key: ['id'],
    owner: ofUser,
    refers: { pictureKey: 'storedImages' },
    columns: z.strictObject({
      id,
      name: filled(120),
      brand: text(120).nullable(),
      category: filled(120),
      size: text(120).nullable(),
      color: text(120).nullable(),
      imageUrl: webAddress.nullable(),
      pictureKey: imageKey.nullable(),
      productUrl: webAddress.nullable(),
      currentPrice: money.nullable(),
      targetPrice: money.nullable(),
      priority: whole(1, 5),
      notes: text(2000).nullable(),
      isPurchased: flag,
      priceCheckedAt: instant.nullable(),
      ...deletable,
    }),
  },
  {
    table: 'priceAlerts',
    file: 'price-alerts',
    key: ['id'],
    owner: { column: 'wishlistItemId', through: 'wishlistItems' },
    refers: { wishlistItemId: 'wishlistItems' },
    columns: z.strictObject({
      id,
      wishlistItemId: id,
      targetPrice: money,
      isActive: flag,
      notificationMethod: text(120).nullable(),
      ...stamped,
    }),
  },
  {
    table: 'marketplaceItems',
    file: 'listings',
    key: ['id'],
    owner: { column: 'sellerId' },
    refers: { closetItemId: 'closetItems', imageKey: 'storedImages' },
    columns: z.strictObject({
      id,
      closetItemId: id.nullable(),
      title: filled(120),
      description: text(2000),
      price: money,
      condition: filled(120),
      size: text(120).nullable(),
      category: z.enum(closetCategories),
      color: text(120).nullable(),
      imageUrl: pictureAddress,
      imageKey: imageKey.nullable(),
      isAvailable: flag,
      status: z.enum(['available', 'paused', 'sold']),
      isSample: flag,
      filledIn: jsonObject.nullable(),
      ...deletable,
    }),
  },
  {
    table: 'listingPhotos',
    file: 'listing-photos',
    key: ['listingId', 'place'],
    owner: { column: 'listingId', through: 'marketplaceItems' },
    refers: { listingId: 'marketplaceItems', imageKey: 'storedImages' },
    columns: z.strictObject({ listingId: id, place: whole(0, 100), imageKey }),
  },
] as const satisfies readonly ArchivedTable[]

const aboutMe = [
  {
    table: 'userProfiles',
    file: 'profile',
    key: ['id'],
    owner: ofUser,
    refers: {},
    isSingle: true,
    columns: z.strictObject({
      id,
      bio: text(2000).nullable(),
      location: text(120).nullable(),
      stylePersonality: text(120).nullable(),
      favoriteColors: texts.nullable(),
      sizeMeasurements: jsonObject.nullable(),
      socialLinks: jsonObject.nullable(),
      isPublic: flag,
      followersCount: whole(0),
      followingCount: whole(0),
      about: jsonObject.nullable(),
      askedAt: instant.nullable(),
      skippedAt: instant.nullable(),
      removesBackgrounds: flag,
      ...stamped,
    }),
  },
  {
    table: 'weatherPreferences',
    file: 'weather',
    key: ['id'],
    owner: ofUser,
    refers: {},
    isSingle: true,
    columns: z.strictObject({
      id,
      location: text(120).nullable(),
      place: jsonObject.nullable(),
      temperatureUnit: z.enum(temperatureUnits),
      autoSuggestOutfits: flag,
      ...stamped,
    }),
  },
] as const satisfies readonly ArchivedTable[]

/** The metadata of pictures; their files are in `pictures/`. Archived last: it has the checksums of the files. */
export const picturesTable = {
  table: 'storedImages',
  file: 'pictures',
  key: ['key'],
  owner: ofUser,
  refers: {},
  columns: z.strictObject({
    key: imageKey,
    sha256,
    width: whole(1, 20_000),
    height: whole(1, 20_000),
    thumbHash: filled(100),
    widths: z.array(whole(1, 20_000)).min(1).max(6),
    byteSize: whole(0),
    look: text(1200).nullable(),
    seen: jsonObject.nullable(),
    fileHashes: z.record(z.string().regex(/^\d{1,5}$/), sha256).nullable(),
    ...stamped,
  }),
} as const satisfies ArchivedTable

/** Every table with rows of a user, each after those that it refers to. Pictures are `picturesTable`. */
export const archivedTables: readonly ArchivedTable[] = [
  ...aboutMe,
  pieces,
  ...history,
  ...shopping,
  ...lookTables,
  ...planTables,
]

/** Tables that aren't archived, each with the reason. */
export const tablesLeftOut = {
  users: 'its name and photo are in the manifest',
  storedImages: 'archived as picturesTable',
  idempotencyKeys: 'answers of the last day',
  trendingStyles: 'shared by all users, from the trend sources',
  styleChallenges: 'shared by all users',
  challengeParticipations: 'nothing writes it',
  calendarEvents: 'nothing writes it',
  outfitRatings: 'nothing writes it',
  userFollows: 'nothing writes it',
  notifications: 'nothing writes it',
} as const satisfies Partial<Record<keyof Tables, string>>

/** Columns of archived tables that aren't archived. */
export const columnsLeftOut: Partial<Record<keyof Tables, readonly string[]>> = {
  storedImages: ['state'],
  dailyOutfits: ['isWorn', 'newlyWornIds'],
  outfitShares: ['imageUrl', 'shareUrl', 'shareTokenHash'],
}
