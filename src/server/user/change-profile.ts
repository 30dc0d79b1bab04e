import type { UserProfile, UserProfileChanges } from '../../contract/user/profile.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { storeProfile, profileOf, type ProfileValues } from './profile-store.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Changes the user's profile. Any answer of About me marks it as answered.
 * @throws AppError changed_meanwhile
 */
export async function changeProfile(
  { db, clock }: Deps,
  user: User,
  changes: UserProfileChanges,
  rejectStale: RejectStale,
): Promise<UserProfile> {
  return db.transaction().execute(async (transaction) => {
    // The profile's row may not exist yet, so it can't be locked.
    await lockUser(transaction, user.id)
    const before = await profileOf(transaction, user)
    rejectStale(before)
    const now = clock.now()
    const values = {
      ...valuesOf(before, changes),
      ...(answersAboutMe(changes) && !before.isAsked && { askedAt: now }),
    }
    if (Object.keys(values).length > 0) await storeProfile(transaction, user, values, now)
    return profileOf(transaction, user)
  })
}

function answersAboutMe({ about, favoriteColors, sizeMeasurements }: UserProfileChanges): boolean {
  return about !== undefined || favoriteColors !== undefined || sizeMeasurements !== undefined
}

function valuesOf(before: UserProfile, changes: UserProfileChanges): ProfileValues {
  const { bio, location, stylePersonality, favoriteColors, sizeMeasurements, socialLinks, about } = changes
  const { isPublic, removesBackgrounds } = changes
  return {
    ...(bio !== undefined && { bio }),
    ...(location !== undefined && { location }),
    ...(stylePersonality !== undefined && { stylePersonality }),
    ...(favoriteColors !== undefined && { favoriteColors }),
    ...(sizeMeasurements && { sizeMeasurements: merged(before.sizeMeasurements ?? {}, sizeMeasurements) }),
    ...(socialLinks !== undefined && { socialLinks }),
    ...(isPublic !== undefined && { isPublic }),
    ...(removesBackgrounds !== undefined && { removesBackgrounds }),
    ...(about && { about: merged(before.about, about) }),
  }
}

/** Merges `changes` into `before`: undefined keeps a value, null clears it. */
function merged(before: object, changes: object): Record<string, unknown> {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined)
  const all = Object.entries({ ...before, ...Object.fromEntries(changed) })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}

/** Skips About me for good; an earlier answer stays. */
export async function skipProfile(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
): Promise<UserProfile> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const { isAsked } = await profileOf(transaction, user)
    const now = clock.now()
    if (!isAsked) await storeProfile(transaction, user, { skippedAt: now }, now)
    return profileOf(transaction, user)
  })
}
