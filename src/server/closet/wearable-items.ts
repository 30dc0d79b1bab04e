import type { SelectQueryBuilder } from 'kysely'
import type { ArchiveReason, ClosetItem } from '../../contract/closet/closet.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { JsonObject } from '../db/tables/table-values.ts'
import type { User } from '../http/user-of-request.ts'
import type { SeenInPhoto } from '../../domain/closet/garment.ts'
import { readInPages } from '../db/read-in-pages.ts'
import type { Tables } from '../db/tables/tables.ts'
import { nextTurn } from '../workers/next-turn.ts'
import { borrowedItemIds, lentItemsOf } from './lent-pieces.ts'
import { toSeenInPhoto } from './photos/seen-in-photo.ts'
import { toOwnerTraits } from './stored-traits.ts'

/** The fields of a piece that matter to an outfit. */
export type WearableItem = Pick<
  ClosetItem,
  | 'id'
  | 'name'
  | 'category'
  | 'color'
  | 'brand'
  | 'style'
  | 'season'
  | 'description'
  | 'imageUrl'
  | 'lastWornDate'
  | 'wearCount'
  | 'traits'
> & { readonly photo?: SeenInPhoto | null }

/** Reason that a piece of the closet cannot be worn now. */
type UnwearableReason = 'archived' | 'sold' | 'in the wash' | 'listed' | 'lent'

function withTraits<
  Row extends { readonly traits: JsonObject | null; readonly seenInPhoto: JsonObject | null },
>({ seenInPhoto, ...row }: Row) {
  return { ...row, traits: toOwnerTraits(row.traits), photo: toSeenInPhoto(seenInPhoto) }
}

// A paused listing does not keep its piece from being worn.
const OFFERED = ['available', 'sold'] as const

function piecesOf(db: Database, userId: string, borrowed: readonly string[] = []) {
  return db
    .selectFrom('closetItems')
    .select([
      'id',
      'name',
      'category',
      'color',
      'brand',
      'style',
      'season',
      'description',
      'imageUrl',
      'lastWornDate',
      'wearCount',
      'traits',
      'seenInPhoto',
    ])
    .where(({ or, eb }) =>
      borrowed.length === 0
        ? eb('userId', '=', userId)
        : or([eb('userId', '=', userId), eb('id', 'in', borrowed)]),
    )
    .where('deletedAt', 'is', null)
}

// Filters by seller to use the index on sellers.
function offersOf(db: Database, userId: string) {
  return db
    .selectFrom('marketplaceItems')
    .where('sellerId', '=', userId)
    .where('closetItemId', 'is not', null)
    .where('status', 'in', OFFERED)
    .where('deletedAt', 'is', null)
}

// Pieces that are not archived, listed or sold.
function keptPiecesOf(db: Database, userId: string, borrowed: readonly string[]) {
  return piecesOf(db, userId, borrowed)
    .where('archivedReason', 'is', null)
    .where(
      'id',
      'not in',
      offersOf(db, userId).select((offer) => offer.ref('closetItemId').$notNull().as('id')),
    )
}

// Also not lent to someone else.
function heldPiecesOf(db: Database, userId: string, borrowed: readonly string[]) {
  return keptPiecesOf(db, userId, borrowed).where('id', 'not in', lentItemsOf(db, userId))
}

// Also clean.
function wearablePiecesOf(db: Database, userId: string, borrowed: readonly string[]) {
  return heldPiecesOf(db, userId, borrowed).where('isClean', '=', true)
}

/**
 * Reads pieces newest first, in pages, so that a large closet delays other requests only for a page. With borrowed
 * pieces, which no index sorts, in one query.
 */
async function newestFirst<Row>(
  pieces: SelectQueryBuilder<Tables, 'closetItems', Row>,
  borrowed: readonly string[] = [],
): Promise<Row[]> {
  const sorted = pieces.select(['id', 'createdAt']).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  if (borrowed.length > 0) return sorted.execute()
  const rows: Awaited<ReturnType<typeof sorted.execute>> = []
  const pages = readInPages<(typeof rows)[number]>((last, limit) => {
    const older = last
      ? sorted.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', 'id'), '<', tuple(last.createdAt, last.id)),
        )
      : sorted
    return older.limit(limit).execute()
  })
  for await (const page of pages) {
    rows.push(...page)
    await nextTurn()
  }
  return rows
}

/** A piece to wear, with the date since which its wears are known. */
export type KeptItem = WearableItem & Pick<ClosetItem, 'purchaseDate'> & KeptSince

interface KeptSince {
  readonly wearsBefore: number
  readonly createdAt: Date
}

/** Lists the user's own pieces that are not archived, listed or sold; includes lent ones and those in the wash. */
export async function listKeptItems(db: Database, userId: string): Promise<KeptItem[]> {
  const rows = await newestFirst(
    keptPiecesOf(db, userId, []).select(['purchaseDate', 'wearsBefore', 'createdAt']),
  )
  return rows.map(withTraits)
}

/** Lists pieces that are not archived, listed, sold or lent; includes borrowed ones and those in the wash. */
export async function listHeldItems(db: Database, userId: string): Promise<WearableItem[]> {
  const borrowed = await borrowedItemIds(db, userId)
  const rows = await newestFirst(heldPiecesOf(db, userId, borrowed), borrowed)
  return rows.map(withTraits)
}

/** A piece that was archived, with the reason, or that is for sale. */
export type GoneItem = WearableItem & {
  readonly how: ArchiveReason | 'for sale'
  /** Null while it is for sale. */
  readonly goneAt: Date | null
}

/** Lists the pieces of one closet that were archived since this time, and those that are for sale. */
export async function listGoneItems(db: Database, userId: string, since: Date): Promise<GoneItem[]> {
  const [archived, offered] = await Promise.all([
    piecesOf(db, userId)
      .select(['archivedReason', 'archivedAt'])
      .where('archivedReason', 'is not', null)
      .where('archivedAt', '>=', since)
      .execute(),
    piecesOf(db, userId)
      .where('archivedReason', 'is', null)
      .where(
        'id',
        'in',
        offersOf(db, userId).select((offer) => offer.ref('closetItemId').$notNull().as('id')),
      )
      .execute(),
  ])
  return [
    ...archived
      .map(withTraits)
      .flatMap(({ archivedReason, archivedAt, ...item }) =>
        archivedReason === null ? [] : [{ ...item, how: archivedReason, goneAt: archivedAt }],
      ),
    ...offered.map(withTraits).map((item) => ({ ...item, how: 'for sale' as const, goneAt: null })),
  ]
}

/**
 * Lists the wearable pieces of one closet, including borrowed ones: clean, not archived, listed, sold or lent. Includes
 * those packed for a trip. Newest first.
 */
export async function listWearableItems(db: Database, userId: string): Promise<WearableItem[]> {
  const borrowed = await borrowedItemIds(db, userId)
  const rows = await newestFirst(wearablePiecesOf(db, userId, borrowed), borrowed)
  return rows.map(withTraits)
}

/** Lists all pieces of one closet except archived ones, including those that can't be worn now. Newest first. */
export async function listPiecesInCloset(db: Database, userId: string): Promise<WearableItem[]> {
  const rows = await newestFirst(piecesOf(db, userId).where('archivedReason', 'is', null))
  return rows.map(withTraits)
}

/** Lists the pieces that the closet shows, newest first: the user's own and borrowed ones, without archived ones. */
export async function listShownPieces(db: Database, userId: string): Promise<WearableItem[]> {
  const borrowed = await borrowedItemIds(db, userId)
  const shown = piecesOf(db, userId, borrowed).where('archivedReason', 'is', null)
  const rows = await newestFirst(shown, borrowed)
  return rows.map(withTraits)
}

/** Whether all of these pieces are in the closet and wearable now. */
export async function areWearable(db: Database, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const borrowed = await borrowedItemIds(db, userId)
  const found = await wearablePiecesOf(db, userId, borrowed).where('id', 'in', ids).execute()
  return found.length === new Set(ids).size
}

/** Finds pieces of one closet, including borrowed, archived and unwearable ones, in no order. Skips missing ones. */
export async function findItemsToWear(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<WearableItem[]> {
  if (ids.length === 0) return []
  const borrowed = await borrowedItemIds(db, userId)
  const rows = await piecesOf(db, userId, borrowed).where('id', 'in', ids).execute()
  return rows.map(withTraits)
}

/**
 * Rejects pieces that aren't in the user's closet or can't be worn now for one of `reasons` (all by default).
 * @throws AppError closet_item_not_found, piece_not_wearable with the reason
 */
export async function requireWearableItems(
  db: Database,
  user: User,
  ids: readonly string[],
  reasons: readonly UnwearableReason[] = ['archived', 'sold', 'in the wash', 'listed', 'lent'],
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const borrowed = await borrowedItemIds(db, user.id)
  const [pieces, offers, lent] = await Promise.all([
    piecesOf(db, user.id, borrowed).select(['isClean', 'archivedReason']).where('id', 'in', wanted).execute(),
    offersOf(db, user.id).select(['closetItemId', 'status']).where('closetItemId', 'in', wanted).execute(),
    lentItemsOf(db, user.id).execute(),
  ])
  for (const id of wanted) {
    const piece = pieces.find((candidate) => candidate.id === id)
    if (!piece) throw new AppError('closet_item_not_found')
    const statuses = offers.filter((offer) => offer.closetItemId === id).map((offer) => offer.status)
    const reason = unwearableReasonOf(
      piece,
      statuses,
      lent.some((loan) => loan.id === id),
    )
    if (reason && reasons.includes(reason))
      throw new AppError('piece_not_wearable', { message: unwearableMessage(piece.name, reason) })
  }
}

function unwearableReasonOf(
  piece: { readonly isClean: boolean; readonly archivedReason: string | null },
  offered: readonly string[],
  isLent: boolean,
): UnwearableReason | null {
  if (piece.archivedReason !== null) return 'archived'
  if (offered.includes('sold')) return 'sold'
  if (isLent) return 'lent'
  if (!piece.isClean) return 'in the wash'
  return offered.length > 0 ? 'listed' : null
}

function unwearableMessage(name: string, reason: UnwearableReason): string {
  const ways = {
    archived: 'is archived. Restore it to wear it.',
    sold: 'is sold.',
    'in the wash': 'is in the wash. Mark it as clean to wear it.',
    lent: 'is lent to someone. Bring it back to wear it.',
    listed: 'is listed for sale. Take the listing down to wear it.',
  } as const satisfies Record<UnwearableReason, string>
  return `'${name}' ${ways[reason]}`
}
