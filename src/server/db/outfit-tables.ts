import type { Generated } from 'kysely'
import type { ClosetCategory } from '../../contract/closet.ts'
import type { CalendarDate, CreatedAt, Id, JsonObject, Season } from './table-values.ts'

// `Generated` marks what the database fills when it is left out of an insert.
/** A piece as it looked when it was put in an outfit, so that the outfit stays readable after the piece is gone. */
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
  createdAt: CreatedAt
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
  /** The focus piece as it was. */
  focusItem: JsonObject | null
  /** Number of the version that it shows now. */
  version: Generated<number>
  createdAt: CreatedAt
}

/** An outfit that a curation had or has; none while it was never changed. */
interface CurationVersionsTable {
  curationId: Id
  /** Consecutive within a curation; the oldest is not 1 once versions were dropped. */
  number: number
  curated: JsonObject
  /** Addresses of the pictures that it shows. */
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
  /** Not written: the address of its picture follows from its id. */
  imageUrl: string | null
  /** Not written: the address of its page holds the token, of which only the hash is kept. */
  shareUrl: string | null
  /** SHA-256 in hexadecimal digits; null where there is no page. */
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
  /** The place whose weather was planned for. */
  place: string | null
  /** What holds for the whole week. */
  summary: string | null
  /** The seed that decided between what was equally good. */
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
  /** Each with its place, as it was, and why: `{ slot, item, reasoning }`. */
  pieces: JsonObject[] | null
  /** A DayWeather. */
  weather: JsonObject | null
  isLocked: Generated<boolean>
  /** Not written: a day was worn exactly while its entry is there. */
  isWorn: Generated<boolean>
  /** Not written: each wear names the entry that counted it. */
  newlyWornIds: Id[] | null
  /** Outfits that had their turn when the day was chosen anew, each as the ids of its clothes, shoes and coat. */
  offered: Id[][] | null
  /** The entry that was written when the day was worn. */
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
  outfitShares: OutfitSharesTable
  weeklyOutfitPlans: WeeklyOutfitPlansTable
  dailyOutfits: DailyOutfitsTable
  outfitHistory: OutfitHistoryTable
  calendarEvents: CalendarEventsTable
  outfitRatings: OutfitRatingsTable
}
