import type { BodyOf } from '../../../contract/endpoint.ts'
import type { peopleEndpoints } from '../../../contract/sales.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import type { Clock } from '../../ports/clock.ts'
import { findListing } from '../marketplace-store.ts'
import { requirePerson } from './person-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REPORTS_A_DAY_MAX = 20

type Report = BodyOf<typeof peopleEndpoints.report> & { readonly id: string }

/**
 * Stores a report about someone, or a snapshot of one of their listings, for the operator (`npm run reports`).
 * @throws AppError person_not_found, listing_not_found, too_many_reports
 */
export async function reportPerson(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { id, reason, details, listingId }: Report,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (transaction) => {
    await requirePerson(transaction, user, id)
    await rejectTooMany(transaction, user, new Date(at.getTime() - DAY_MS))
    const listing =
      listingId === undefined ? null : await findListing(transaction, user, listingId, 'to read')
    if (listingId !== undefined && listing?.sellerId !== id) throw new AppError('listing_not_found')
    const snapshot = listing && {
      title: listing.title,
      description: listing.description,
      price: listing.price,
      imageUrl: listing.imageUrl,
    }
    await transaction
      .insertInto('reports')
      .values({
        id: newId(),
        reporterId: user.id,
        reportedId: id,
        listingId: listing?.id ?? null,
        listing: snapshot,
        reason,
        details,
        createdAt: at,
      })
      .execute()
  })
}

async function rejectTooMany(transaction: Database, user: User, since: Date): Promise<void> {
  const { count } = await transaction
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('reporterId', '=', user.id)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  if (Number(count) >= REPORTS_A_DAY_MAX) throw new AppError('too_many_reports')
}
