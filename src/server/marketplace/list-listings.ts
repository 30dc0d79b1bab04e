import { sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { MarketplaceItem, marketplaceEndpoints, PriceRange } from '../../contract/marketplace.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { listingsForSale, listingsOf, toListings } from './listing-row.ts'

type Wanted = QueryOf<typeof marketplaceEndpoints.list>

const NOT_THERE = 'The list changed while you were browsing. Load it again.'

// The cast is for SQLite, where money is text; whole dollars are exact. The bounds equal those of isInPriceRange.
const amount = sql<number>`cast(${sql.ref('marketplaceItems.price')} as numeric)`
const conditionOf = {
  'under-25': sql<boolean>`${amount} < 25`,
  '25-50': sql<boolean>`${amount} between 25 and 50`,
  '50-100': sql<boolean>`${amount} between 50 and 100`,
  'over-100': sql<boolean>`${amount} > 100`,
} as const satisfies Record<PriceRange, unknown>

// Escapes the wildcards of `like`.
function holds(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const title = sql.ref('marketplaceItems.title')
  const description = sql.ref('marketplaceItems.description')
  const seller = sql.ref('seller.username')
  return sql<boolean>`lower(${title} || ' ' || ${description} || ' @' || ${seller}) like ${pattern} escape '\\'`
}

/**
 * Lists listings for sale, or with `mine` all of the user's own, newest first. Sizes match case-insensitively.
 * @throws AppError invalid_request if `after` is not a listing
 */
export async function listListings(db: Database, user: User, wanted: Wanted): Promise<MarketplaceItem[]> {
  const { mine, priceRange = 'all', condition = 'all', category = 'all', size = 'all', limit } = wanted
  const words = (wanted.find ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const before = wanted.after === undefined ? null : await placeOf(db, wanted.after)
  const own = () => listingsOf(db).where('marketplaceItems.sellerId', '=', user.id)
  const rows = await (mine === undefined ? listingsForSale(db, user) : own())
    .$call((query) => (category === 'all' ? query : query.where('marketplaceItems.category', '=', category)))
    .$if(condition !== 'all', (query) => query.where('marketplaceItems.condition', '=', condition))
    .$if(size !== 'all', (query) =>
      query.where(sql<boolean>`lower(${sql.ref('marketplaceItems.size')}) = lower(${size})`),
    )
    .$if(words.length > 0, (query) => query.where(({ and }) => and(words.map(holds))))
    .$call((query) => (priceRange === 'all' ? query : query.where(conditionOf[priceRange])))
    .$call((query) =>
      before === null
        ? query
        : query.where(({ or, and, eb }) =>
            or([
              eb('marketplaceItems.createdAt', '<', before.createdAt),
              and([
                eb('marketplaceItems.createdAt', '=', before.createdAt),
                eb('marketplaceItems.id', '<', before.id),
              ]),
            ]),
          ),
    )
    .orderBy('marketplaceItems.createdAt', 'desc')
    .orderBy('marketplaceItems.id', 'desc')
    .$call((query) => (limit === undefined ? query : query.limit(limit)))
    .execute()
  return toListings(db, rows, user)
}

// A listing that was sold since keeps its position, so paging continues after it.
async function placeOf(db: Database, id: string): Promise<{ id: string; createdAt: Date }> {
  const place = await db
    .selectFrom('marketplaceItems')
    .select(['id', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!place) throw new AppError('invalid_request', { fields: { after: NOT_THERE } })
  return place
}
