import * as z from 'zod'
import { archiveReasons, closetCategories, closetSeasons } from '../../contract/closet.ts'
import { leftOutReasons, planSeasons, weekDays } from '../../contract/planner.ts'
import { sharePlatforms } from '../../contract/sharing.ts'
import { curators, stylistSeasons } from '../../contract/stylist.ts'
import { bagSizes, packingGroups } from '../../contract/trips.ts'
import { temperatureUnits } from '../../contract/weather.ts'
import type { Tables } from '../db/tables.ts'
import {
  day,
  filled,
  id,
  imageKey,
  instant,
  jsonObject,
  jsonObjects,
  money,
  pictureAddress,
  sha256,
  snapshots,
  text,
  texts,
  webAddress,
  whole,
} from './archived-columns.ts'

/** A table of an archive. */
export interface ArchivedTable {
  readonly table: keyof Tables
  /** Name of its files: `data/<file>.json` and `csv/<file>.csv`. */
  readonly file: string
  /** The columns that identify a row, in the order of the rows. */
  readonly key: readonly string[]
  /** The column of the owner, or of the archived table that the rows belong to. */
  readonly owner: { readonly column: string; readonly through?: keyof Tables }
  /** Its columns that hold the id of a row of another archived table. */
  readonly refers: Readonly<Record<string, keyof Tables>>
  /** The columns that are archived, without the owner. Null is possible only where it says so. */
  readonly columns: z.ZodObject<Record<string, z.ZodType>>
  /** At most one row for each user, whatever its id. */
  readonly isSingle?: boolean
}

const flag = z.boolean()
const ofUser = { column: 'userId' }
const stamped = { createdAt: instant }
const deletable = { createdAt: instant, deletedAt: instant.nullable() }

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

const looks = [
  {
    table: 'outfitRecommendations',
    file: 'looks',
    key: ['id'],
    owner: ofUser,
    refers: {},
    columns: z.strictObject({
      id,
      name: filled(120),
      description: text(2000).nullable(),
      occasion: text(120).nullable(),
      items: jsonObjects,
      aiStylingTips: text(2000).nullable(),
      isFavorite: flag,
      canvas: jsonObject.nullable(),
      ...deletable,
    }),
  },
  {
    table: 'outfitCurations',
    file: 'outfits',
    key: ['id'],
    owner: ofUser,
    refers: { focusItemId: 'closetItems' },
    columns: z.strictObject({
      id,
      focusItemId: id.nullable(),
      stylePreference: filled(120),
      occasion: text(120).nullable(),
      season: z.enum(stylistSeasons).nullable(),
      outfitDescription: filled(2000),
      styleAnalysis: filled(2000),
      suggestions: jsonObjects,
      stylingTips: texts,
      colorPalette: texts,
      name: text(120).nullable(),
      isFavorite: flag,
      curatedBy: z.enum(curators),
      score: jsonObject.nullable(),
      focusItem: jsonObject.nullable(),
      canvas: jsonObject.nullable(),
      version: whole(1),
      ...deletable,
    }),
  },
  {
    table: 'curationVersions',
    file: 'outfit-versions',
    key: ['curationId', 'number'],
    owner: { column: 'curationId', through: 'outfitCurations' },
    refers: { curationId: 'outfitCurations' },
    columns: z.strictObject({
      curationId: id,
      number: whole(1),
      curated: jsonObject,
      imageUrls: z.array(text(2000)),
      ...stamped,
    }),
  },
  {
    table: 'lookCollections',
    file: 'collections',
    key: ['id'],
    owner: ofUser,
    refers: {},
    columns: z.strictObject({ id, name: filled(60), ...deletable }),
  },
  {
    table: 'collectedCurations',
    file: 'collected-outfits',
    key: ['collectionId', 'curationId'],
    owner: { column: 'collectionId', through: 'lookCollections' },
    refers: { collectionId: 'lookCollections', curationId: 'outfitCurations' },
    columns: z.strictObject({ collectionId: id, curationId: id }),
  },
  {
    table: 'collectedLooks',
    file: 'collected-looks',
    key: ['collectionId', 'lookId'],
    owner: { column: 'collectionId', through: 'lookCollections' },
    refers: { collectionId: 'lookCollections', lookId: 'outfitRecommendations' },
    columns: z.strictObject({ collectionId: id, lookId: id }),
  },
  {
    table: 'outfitShares',
    file: 'shares',
    key: ['id'],
    owner: ofUser,
    refers: {},
    // Without its public page: its secret stays here, and a page that was removed must not return.
    columns: z.strictObject({
      id,
      outfitId: id,
      platform: z.enum(sharePlatforms),
      shareText: filled(5000),
      hashtags: texts,
      isPublic: flag,
      shareCount: whole(0),
      title: text(200).nullable(),
      plate: jsonObject.nullable(),
      ...stamped,
    }),
  },
] as const satisfies readonly ArchivedTable[]

const plans = [
  {
    table: 'weeklyOutfitPlans',
    file: 'plans',
    key: ['id'],
    owner: ofUser,
    refers: {},
    columns: z.strictObject({
      id,
      weekStartDate: day,
      title: filled(255),
      styleTheme: filled(120),
      season: z.enum(planSeasons).nullable(),
      occasion: filled(120),
      place: text(120).nullable(),
      summary: text(500).nullable(),
      solvedWith: text(64).nullable(),
      ...deletable,
    }),
  },
  {
    table: 'dailyOutfits',
    file: 'plan-days',
    key: ['id'],
    owner: { column: 'planId', through: 'weeklyOutfitPlans' },
    refers: { planId: 'weeklyOutfitPlans', outfitHistoryId: 'outfitHistory' },
    columns: z.strictObject({
      id,
      planId: id,
      dayOfWeek: z.enum(weekDays),
      date: day,
      outfitDescription: filled(2000),
      itemIds: z.array(id),
      itemSnapshots: snapshots.nullable(),
      stylingNotes: filled(2000),
      weatherConsiderations: filled(2000),
      occasionDetails: filled(2000),
      pieces: jsonObjects.nullable(),
      weather: jsonObject.nullable(),
      isLocked: flag,
      isByHand: flag,
      occasion: text(120).nullable(),
      note: text(500).nullable(),
      leftOut: z.enum(leftOutReasons).nullable(),
      setAside: jsonObject.nullable(),
      offered: z.array(z.array(id)).nullable(),
      outfitHistoryId: id.nullable(),
    }),
  },
  {
    table: 'trips',
    file: 'trips',
    key: ['id'],
    owner: ofUser,
    refers: {},
    columns: z.strictObject({
      id,
      place: filled(120),
      fromDate: day,
      toDate: day,
      purpose: filled(120),
      bag: z.enum(bagSizes),
      laundryEvery: whole(1, 30).nullable(),
      isHome: flag,
      version: whole(1),
      solvedWith: text(64).nullable(),
      weatherNote: text(1000).nullable(),
      missing: texts.nullable(),
      takenOut: jsonObjects.nullable(),
      ...deletable,
    }),
  },
  {
    table: 'tripDays',
    file: 'trip-days',
    key: ['tripId', 'day'],
    owner: { column: 'tripId', through: 'trips' },
    refers: { tripId: 'trips' },
    columns: z.strictObject({
      tripId: id,
      day: filled(10),
      date: day,
      purpose: text(120).nullable(),
      pieces: jsonObjects,
      outfitDescription: text(2000).nullable(),
      note: text(500).nullable(),
      weather: jsonObject.nullable(),
      isByHand: flag,
      offered: z.array(id).nullable(),
    }),
  },
  {
    table: 'tripLines',
    file: 'trip-lines',
    key: ['id'],
    owner: { column: 'tripId', through: 'trips' },
    refers: { tripId: 'trips', closetItemId: 'closetItems' },
    columns: z.strictObject({
      id,
      tripId: id,
      packingGroup: z.enum(packingGroups),
      text: filled(120),
      closetItemId: id.nullable(),
      item: jsonObject.nullable(),
      isByHand: flag,
      isPacked: flag,
      isBack: flag,
      suggestedAs: text(40).nullable(),
      place: whole(0),
    }),
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
  ...looks,
  ...plans,
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
