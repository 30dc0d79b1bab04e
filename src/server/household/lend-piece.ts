import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { requireClosetItem } from '../closet/closet-item-lifecycle.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import { householdOf, lockHousehold } from './household-store.ts'

interface Loan {
  readonly id: string
  readonly borrowerId: string
  /** Null for an open-ended loan. */
  readonly until: CalendarDate | null
}

/**
 * Lends a piece to a member of the household.
 * @throws AppError closet_item_not_found, person_not_found, already_lent; piece_not_lendable if it is archived or
 * listed; invalid_request for a past day
 */
export async function lendPiece(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
  { id, borrowerId, until }: Loan,
): Promise<ClosetItem> {
  const message = 'Choose today or a later day.'
  if (until !== null && until < today(clock))
    throw new AppError('invalid_request', { message, fields: { until: message } })
  return db.transaction().execute(async (transaction) => {
    const joined = await householdOf(transaction, user.id)
    if (joined !== null) await lockHousehold(transaction, joined)
    const piece = await requireClosetItem(transaction, user, id, 'to change')
    const householdId = await householdOf(transaction, user.id)
    const isTogether = householdId !== null && (await householdOf(transaction, borrowerId)) === householdId
    if (!isTogether || borrowerId === user.id) throw new AppError('person_not_found')
    if (piece.loan !== null) throw new AppError('already_lent')
    if (piece.archivedReason !== null) reject(`'${piece.name}' is archived. Restore it to lend it.`)
    if (piece.listing !== null)
      reject(`'${piece.name}' is listed for sale. Take the listing down to lend it.`)
    await transaction
      .insertInto('loans')
      .values({ closetItemId: id, lenderId: user.id, borrowerId, until, createdAt: clock.now() })
      .execute()
    return requireClosetItem(transaction, user, id)
  })
}

/**
 * Ends a loan, called by its lender or its borrower. Does nothing for the user's own piece that isn't lent.
 * @throws AppError closet_item_not_found
 */
export async function endLoan(db: Database, user: User, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireClosetItem(transaction, user, id, 'to wear')
    await transaction.deleteFrom('loans').where('closetItemId', '=', id).execute()
  })
}

function reject(message: string): never {
  throw new AppError('piece_not_lendable', { message })
}
