import type { Generated } from 'kysely'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CreatedAt, Id, JsonObject, Season } from './table-values.ts'

// `Generated` marks columns that the database fills in.
/** Snapshot of a piece in an outfit, so that the outfit stays readable after the piece is deleted. */
interface ItemSnapshot {
  id: Id
  name: string
  imageUrl: string
  category?: ClosetCategory
  color?: string
}

interface OutfitRecommendationsTable {
  id: Id
  userId: Id
  name: string
  description: string | null
  occasion: string | null
  items: JsonObject[]
  aiStylingTips: string | null
  isFavorite: Generated<boolean>
  /** The owner's layout of the pieces. */
  canvas: JsonObject | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface OutfitCurationsTable {
  id: Id
  userId: Id
  focusItemId: Id | null
  stylePreference: string
  occasion: string | null
  season: Season | null
  outfitDescription: string
  styleAnalysis: string
  suggestions: JsonObject[]
  stylingTips: string[]
  colorPalette: string[]
  name: string | null
  isFavorite: Generated<boolean>
  curatedBy: Generated<'rules' | 'model'>
  score: JsonObject | null
  /** Snapshot of the focus piece. */
  focusItem: JsonObject | null
  /** The owner's layout of the pieces. */
  canvas: JsonObject | null
  /** Number of the current version. */
  version: Generated<number>
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface LookCollectionsTable {
  id: Id
  userId: Id
  name: string
  deletedAt: Date | null
  createdAt: CreatedAt
}

interface CollectedCurationsTable {
  collectionId: Id
  curationId: Id
}

interface CollectedLooksTable {
  collectionId: Id
  lookId: Id
}

/** A version of a curation; there are none until it changes. */
interface CurationVersionsTable {
  curationId: Id
  /** Consecutive within a curation; the oldest is above 1 after versions were dropped. */
  number: number
  curated: JsonObject
  /** Addresses of its pictures. */
  imageUrls: string[]
  createdAt: CreatedAt
}

interface OutfitSharesTable {
  id: Id
  userId: Id
  outfitId: Id
  platform: 'instagram' | 'pinterest'
  shareText: string
  hashtags: string[]
  /** Not stored: the address of its picture follows from its id. */
  imageUrl: string | null
  /** Not stored: the address of its page contains the token, of which only the hash is stored. */
  shareUrl: string | null
  /** SHA-256 in hexadecimal digits; null if there is no page. */
  shareTokenHash: string | null
  isPublic: Generated<boolean>
  shareCount: Generated<number>
  title: string | null
  /** A PlateRecipe. */
  plate: JsonObject | null
  createdAt: CreatedAt
}

interface WeeklyOutfitPlansTable {
  id: Id
  userId: Id
  weekStartDate: CalendarDate
  title: string
  styleTheme: string
  season: Season | 'all' | null
  occasion: string
  /** The place of the planned weather. */
  place: string | null
  /** The summary of the week. */
  summary: string | null
  /** The seed of the random choices between equal outfits. */
  solvedWith: string | null
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface DailyOutfitsTable {
  id: Id
  planId: Id
  dayOfWeek: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  date: CalendarDate
  outfitDescription: string
  itemIds: Id[]
  itemSnapshots: ItemSnapshot[] | null
  stylingNotes: string
  weatherConsiderations: string
  occasionDetails: string
  /** Each with its slot, snapshot and reason: `{ slot, item, reasoning }`. */
  pieces: JsonObject[] | null
  /** A DayWeather. */
  weather: JsonObject | null
  isLocked: Generated<boolean>
  /** The user chose its outfit; solving the week keeps it. */
  isByHand: Generated<boolean>
  /** Its own occasion; null for the plan's. */
  occasion: string | null
  note: string | null
  /** Why it has no outfit: left free, or over when the week was planned. */
  leftOut: 'free' | 'over' | null
  /** The outfit of a day that was left free, with its texts. */
  setAside: JsonObject | null
  /** Not stored: a day was worn exactly while its history entry exists. */
  isWorn: Generated<boolean>
  /** Not stored: each wear names its history entry. */
  newlyWornIds: Id[] | null
  /** Outfits already suggested for the day, each as the ids of its clothes, shoes and coat. */
  offered: Id[][] | null
  /** The history entry of the worn day. */
  outfitHistoryId: Id | null
}

interface OutfitHistoryTable {
  id: Id
  userId: Id
  itemIds: Id[] | null
  itemSnapshots: ItemSnapshot[] | null
  occasion: string | null
  /** Temperature in °C. */
  weather: { temperature: number; condition: string } | null
  location: string | null
  rating: number | null
  notes: string | null
  wornDate: CalendarDate
  createdAt: CreatedAt
  deletedAt: Date | null
}

interface CalendarEventsTable {
  id: Id
  userId: Id
  title: string
  eventType: string | null
  date: CalendarDate
  location: string | null
  dressCode: string | null
  suggestedOutfitId: Id | null
  createdAt: CreatedAt
}

interface OutfitRatingsTable {
  id: Id
  userId: Id
  outfitId: Id
  rating: number
  review: string | null
  helpfulVotes: Generated<number>
  createdAt: CreatedAt
}

/** Outfits: curated, recommended, planned, worn, shared and rated. */
export interface OutfitTables {
  outfitRecommendations: OutfitRecommendationsTable
  outfitCurations: OutfitCurationsTable
  curationVersions: CurationVersionsTable
  lookCollections: LookCollectionsTable
  collectedCurations: CollectedCurationsTable
  collectedLooks: CollectedLooksTable
  outfitShares: OutfitSharesTable
  weeklyOutfitPlans: WeeklyOutfitPlansTable
  dailyOutfits: DailyOutfitsTable
  outfitHistory: OutfitHistoryTable
  calendarEvents: CalendarEventsTable
  outfitRatings: OutfitRatingsTable
}
