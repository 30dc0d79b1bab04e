import type { Person } from '../../../contract/sales.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { ownImageAddress } from '../../images/picture-address.ts'
import { listingsForSale } from '../listing-row.ts'

/** A person whom this user has met in the marketplace. */
export interface MetPerson {
  readonly person: Person
  readonly isSample: boolean
  /** Whether the user has blocked them. */
  readonly isBlocked: boolean
  /** Whether they have blocked the user. */
  readonly hasBlocked: boolean
  /** Whether they have a request or sale with the user. */
  readonly isInSale: boolean
}

/**
 * Finds another person who has a listing visible to this user, has a request or sale with them, or is blocked by them.
 * Other people are not found.
 * @throws AppError person_not_found
 */
export async function requirePerson(db: Database, user: User, id: string): Promise<MetPerson> {
  const row = await db
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.profileImage'])
    .select(({ selectFrom }) => [
      selectFrom('userBlocks')
        .select('blockedId')
        .where('blockerId', '=', user.id)
        .where('blockedId', '=', id)
        .as('blocked'),
      selectFrom('userBlocks')
        .select('blockedId')
        .where('blockerId', '=', id)
        .where('blockedId', '=', user.id)
        .as('blockedBy'),
      selectFrom('sales')
        .select('sales.id')
        .where(({ or, and, eb }) =>
          or([
            and([eb('sellerId', '=', id), eb('buyerId', '=', user.id)]),
            and([eb('buyerId', '=', id), eb('sellerId', '=', user.id)]),
          ]),
        )
        .limit(1)
        .as('sale'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row || id === user.id) throw new AppError('person_not_found')
  const { blocked, blockedBy, sale, username, profileImage } = row
  if (blocked === null && sale === null && !(await hasListingFor(db, user, id)))
    throw new AppError('person_not_found')
  return {
    person: toPerson({ id, username, profileImage }),
    isSample: isSampleName(username),
    isBlocked: blocked !== null,
    hasBlocked: blockedBy !== null,
    isInSale: sale !== null,
  }
}

async function hasListingFor(db: Database, user: User, sellerId: string): Promise<boolean> {
  const listing = await listingsForSale(db, user)
    .where('marketplaceItems.sellerId', '=', sellerId)
    .limit(1)
    .executeTakeFirst()
  return listing !== undefined
}

/** Lists the people that this user has blocked, newest first. */
export async function listBlocked(db: Database, user: User): Promise<Person[]> {
  const rows = await db
    .selectFrom('userBlocks')
    .innerJoin('users', 'users.id', 'userBlocks.blockedId')
    .select(['users.id', 'users.username', 'users.profileImage'])
    .where('blockerId', '=', user.id)
    .orderBy('userBlocks.createdAt', 'desc')
    .orderBy('users.id')
    .execute()
  return rows.map(toPerson)
}

/** Lists the open sales between two people, with the role of the first. */
export async function openSalesBetween(db: Database, one: string, other: string) {
  const rows = await db
    .selectFrom('sales')
    .select(['id', 'state', 'sellerId'])
    .where('state', 'in', ['requested', 'accepted'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('sellerId', '=', one), eb('buyerId', '=', other)]),
        and([eb('sellerId', '=', other), eb('buyerId', '=', one)]),
      ]),
    )
    .execute()
  return rows.map(({ id, state, sellerId }) => ({
    id,
    state,
    role: sellerId === one ? ('seller' as const) : ('buyer' as const),
  }))
}

// A sample seller's name ends in a space, which a user's name can't.
function isSampleName(username: string): boolean {
  return username !== username.trim()
}

/** The public fields of a person. */
export function toPerson({ id, username, profileImage }: Person): Person {
  return { id, username: username.trim(), profileImage: ownImageAddress(profileImage) }
}
