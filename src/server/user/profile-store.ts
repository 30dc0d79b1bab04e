import * as z from 'zod'
import { colorFamilies, materials } from '../../contract/values/garment-values.ts'
import {
  avoidableTypes,
  coverages,
  feltTemperatures,
  heelChoices,
  noPreferences,
  sizeFamilies,
  type UserProfile,
  wearChoices,
} from '../../contract/user/profile.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { JsonObject } from '../db/tables/table-values.ts'
import type { User } from '../http/user-of-request.ts'

/** The stored part of a profile change; undefined keeps a value. */
export interface ProfileValues {
  readonly bio?: string | null
  readonly location?: string | null
  readonly stylePersonality?: string | null
  readonly favoriteColors?: string[] | null
  readonly sizeMeasurements?: JsonObject | null
  readonly socialLinks?: JsonObject | null
  readonly isPublic?: boolean
  readonly removesBackgrounds?: boolean
  readonly about?: JsonObject
  readonly askedAt?: Date
  readonly skippedAt?: Date
}

// Ignores unknown values, which a newer version may have stored.
const StoredAbout = z
  .object({
    wears: z.enum(wearChoices).nullable().catch(noPreferences.wears),
    coverage: z.enum(coverages).catch(noPreferences.coverage),
    heels: z.enum(heelChoices).catch(noPreferences.heels),
    feels: z.enum(feltTemperatures).catch(noPreferences.feels),
    neverColors: knownOf(colorFamilies),
    neverMaterials: knownOf(materials),
    neverTypes: knownOf(avoidableTypes),
  })
  .catch(noPreferences)
const StoredColors = knownOf(colorFamilies)
const StoredTexts = z.record(z.string(), z.string()).catch({})

/** Reads the profile of a user, with defaults if none is stored. */
export async function profileOf(db: Database, user: User): Promise<UserProfile> {
  const row = await db.selectFrom('userProfiles').selectAll().where('userId', '=', user.id).executeTakeFirst()
  const sizes = StoredTexts.parse(row?.sizeMeasurements ?? {})
  const links = StoredTexts.parse(row?.socialLinks ?? {})
  const known = sizeFamilies.flatMap((family) => (sizes[family] ? [[family, sizes[family]] as const] : []))
  return {
    id: row?.id ?? null,
    userId: user.id,
    bio: row?.bio ?? null,
    location: row?.location ?? null,
    stylePersonality: row?.stylePersonality ?? null,
    favoriteColors: row?.favoriteColors ? StoredColors.parse(row.favoriteColors) : null,
    sizeMeasurements: known.length > 0 ? Object.fromEntries(known) : null,
    socialLinks: Object.keys(links).length > 0 ? links : null,
    isPublic: row?.isPublic ?? false,
    followersCount: row?.followersCount ?? 0,
    followingCount: row?.followingCount ?? 0,
    createdAt: row?.createdAt.toISOString() ?? null,
    about: StoredAbout.parse(row?.about),
    isAsked: Boolean(row?.askedAt ?? row?.skippedAt),
    removesBackgrounds: row?.removesBackgrounds ?? true,
  }
}

/** Stores changes of a profile, creating it if needed. */
export async function storeProfile(
  db: Database,
  user: User,
  values: ProfileValues,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('userProfiles')
    .values({ id: newId(), userId: user.id, createdAt, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId: user.id, ...values }))
    .execute()
}

/** Whether the user wants the backgrounds of new photos removed. */
export async function removesBackgrounds(db: Database, user: User): Promise<boolean> {
  const row = await db
    .selectFrom('userProfiles')
    .select('removesBackgrounds')
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return row?.removesBackgrounds ?? true
}

/** Reads the user's constraints on outfits: About me and their favorite colors. */
export async function readWearer(db: Database, user: User) {
  const row = await db
    .selectFrom('userProfiles')
    .select(['about', 'favoriteColors'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return {
    ...StoredAbout.parse(row?.about),
    favoriteColors: StoredColors.parse(row?.favoriteColors),
  }
}

function knownOf<const V extends string>(values: readonly V[]) {
  return z
    .array(z.unknown())
    .transform((stored) => stored.flatMap((one) => values.find((value) => value === one) ?? []))
    .catch([])
}
