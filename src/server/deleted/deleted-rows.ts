import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { wishDrawing } from '../../domain/wishlist/wish-drawing.ts'
import type { Database } from '../db/open-database.ts'

export interface DeletedRow {
  readonly id: string
  readonly name: string | null
  /** Null if it has no day. */
  readonly day: CalendarDate | null
  /** Texts with the URLs of its pictures, in display order. */
  readonly shows: readonly string[]
  readonly deletedAt: Date
}

type Rows = Promise<DeletedRow[]>

/** Pieces that this user deleted at `since` or later. */
export async function deletedPieces(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('closetItems')
    .select(['id', 'name', 'imageUrl', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, name, imageUrl, deletedAt }) => row({ id, name, deletedAt }, [imageUrl]))
}

/** Looks of their own that this user deleted at `since` or later. */
export async function deletedLooks(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('outfitRecommendations')
    .select(['id', 'name', 'items', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, name, items, deletedAt }) => row({ id, name, deletedAt }, items.map(imageIn)))
}

/** Curations that this user deleted at `since` or later. */
export async function deletedCurations(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('outfitCurations')
    .select(['id', 'name', 'suggestions', 'focusItem', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, name, focusItem, suggestions, deletedAt }) => {
    const items = [focusItem, ...suggestions.map((suggestion) => suggestion['item'])].filter(Boolean)
    // An unnamed one is named after its first pieces, like in My looks.
    const called = name ?? (items.slice(0, 2).flatMap(nameIn).join(', ') || null)
    return row({ id, name: called, deletedAt }, items.map(imageIn))
  })
}

/** Collections of looks that this user deleted at `since` or later. They have no pictures. */
export async function deletedCollections(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('lookCollections')
    .select(['id', 'name', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map((collection) => row(collection, []))
}

/** Weekly plans that this user deleted at `since` or later. */
export async function deletedPlans(db: Database, userId: string, since: Date): Rows {
  const days = await db
    .selectFrom('weeklyOutfitPlans as plan')
    .leftJoin('dailyOutfits', 'dailyOutfits.planId', 'plan.id')
    .select(['plan.id', 'plan.title', 'plan.weekStartDate', 'plan.deletedAt', 'dailyOutfits.itemSnapshots'])
    .where('plan.userId', '=', userId)
    .where('plan.deletedAt', '>=', since)
    .orderBy('dailyOutfits.date')
    .execute()
  const plans = Map.groupBy(days, ({ id }) => id)
  return [...plans.values()].flatMap((week) => {
    const [first] = week
    if (!first) return []
    const { id, title, weekStartDate, deletedAt } = first
    const shows = week.flatMap(({ itemSnapshots }) => itemSnapshots ?? []).map(({ imageUrl }) => imageUrl)
    return row({ id, name: title, day: weekStartDate, deletedAt }, shows)
  })
}

/** Entries of the history that this user deleted at `since` or later. */
export async function deletedEntries(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('outfitHistory')
    .select(['id', 'occasion', 'wornDate', 'itemSnapshots', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, occasion, wornDate, itemSnapshots, deletedAt }) =>
    row(
      { id, name: occasion, day: wornDate, deletedAt },
      (itemSnapshots ?? []).map(({ imageUrl }) => imageUrl),
    ),
  )
}

/** Wishlist items that this user deleted at `since` or later. */
export async function deletedWishes(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('wishlistItems')
    .select(['id', 'name', 'category', 'color', 'pictureKey', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map((wish) =>
    row(wish, [wish.pictureKey === null ? wishDrawing(wish) : `/images/${wish.pictureKey}/`]),
  )
}

/** Listings that this user took down at `since` or later. */
export async function deletedListings(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('marketplaceItems')
    .select(['id', 'title', 'imageUrl', 'deletedAt'])
    .where('sellerId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, title, imageUrl, deletedAt }) => row({ id, name: title, deletedAt }, [imageUrl]))
}

/** Trips that this user deleted at `since` or later. */
export async function deletedTrips(db: Database, userId: string, since: Date): Rows {
  const rows = await db
    .selectFrom('trips')
    .select(['id', 'place', 'fromDate', 'deletedAt'])
    .where('userId', '=', userId)
    .where('deletedAt', '>=', since)
    .execute()
  return rows.map(({ id, place, fromDate, deletedAt }) =>
    row({ id, name: place, day: fromDate, deletedAt }, []),
  )
}

type Facts = Pick<DeletedRow, 'id' | 'name'> & {
  readonly day?: CalendarDate
  /** Never null in the queries above. */
  readonly deletedAt: Date | null
}

function row({ id, name, day, deletedAt }: Facts, shows: string[]): DeletedRow {
  return { id, name, day: day ?? null, shows, deletedAt: deletedAt ?? new Date(0) }
}

function imageIn(snapshot: unknown): string {
  return textOf(snapshot, 'imageUrl') ?? ''
}

function nameIn(snapshot: unknown): string[] {
  const name = textOf(snapshot, 'name')
  return name === null ? [] : [name]
}

function textOf(snapshot: unknown, field: string): string | null {
  const value: unknown =
    typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, field) : null
  return typeof value === 'string' ? value : null
}
