import type { Generated } from 'kysely'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CreatedAt, Id, JsonObject } from './table-values.ts'

// `Generated` marks columns that the database fills in.
interface UsersTable {
  id: Id
  username: string
  email: string | null
  emailVerified: Generated<boolean>
  profileImage: string | null
  createdAt: CreatedAt
  updatedAt: Date | null
  /** The row and all of the user's data are deleted once their pictures are. */
  deletedAt: Date | null
}

interface UserProfilesTable {
  id: Id
  userId: Id
  bio: string | null
  location: string | null
  stylePersonality: string | null
  favoriteColors: string[] | null
  sizeMeasurements: JsonObject | null
  socialLinks: JsonObject | null
  isPublic: Generated<boolean>
  followersCount: Generated<number>
  followingCount: Generated<number>
  /** About me, as JSON; parsed on reading. */
  about: JsonObject | null
  /** When the user first answered About me. */
  askedAt: Date | null
  skippedAt: Date | null
  /** Whether backgrounds of new photos are removed. */
  removesBackgrounds: Generated<boolean>
  createdAt: CreatedAt
}

interface UserFollowsTable {
  id: Id
  followerId: Id
  followingId: Id
  createdAt: CreatedAt
}

interface WeatherPreferencesTable {
  id: Id
  userId: Id
  location: string | null
  place: JsonObject | null
  temperatureUnit: Generated<'celsius' | 'fahrenheit'>
  autoSuggestOutfits: Generated<boolean>
  createdAt: CreatedAt
}

interface StyleChallengesTable {
  id: Id
  title: string
  description: string | null
  theme: string | null
  rules: string[] | null
  startDate: CalendarDate | null
  endDate: CalendarDate | null
  participantCount: Generated<number>
  createdAt: CreatedAt
}

interface ChallengeParticipationsTable {
  id: Id
  challengeId: Id
  userId: Id
  outfitId: Id | null
  submissionText: string | null
  likes: Generated<number>
  createdAt: CreatedAt
}

interface NotificationsTable {
  id: Id
  userId: Id
  type: string
  title: string
  message: string
  data: JsonObject | null
  isRead: Generated<boolean>
  scheduledFor: Date | null
  createdAt: CreatedAt
}

interface IdempotencyKeysTable {
  userId: Id
  key: string
  method: string
  path: string
  requestHash: string
  /** Null while the first request is running. */
  status: number | null
  body: unknown
  createdAt: CreatedAt
}

/** Users: their profile, preferences, followers and notifications. */
export interface PeopleTables {
  users: UsersTable
  userProfiles: UserProfilesTable
  userFollows: UserFollowsTable
  weatherPreferences: WeatherPreferencesTable
  styleChallenges: StyleChallengesTable
  challengeParticipations: ChallengeParticipationsTable
  notifications: NotificationsTable
  idempotencyKeys: IdempotencyKeysTable
}
