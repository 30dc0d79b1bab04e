import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { householdOf, lockHousehold, membersOf } from './household-store.ts'

/**
 * Removes a member from the household. Members may remove themselves, the founder anyone. Ends the member's loans in
 * both directions and their invitations. Deletes the household with its last member.
 * @throws AppError person_not_found, founder_only
 */
export async function removeMember(db: Database, user: User, memberId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const householdId = await householdOf(transaction, user.id)
    if (householdId === null) throw new AppError('person_not_found')
    await lockHousehold(transaction, householdId)
    const members = await membersOf(transaction, householdId)
    if (!members.some(({ id }) => id === memberId)) throw new AppError('person_not_found')
    if (memberId !== user.id && members[0]?.id !== user.id) throw new AppError('founder_only')
    await leave(transaction, householdId, memberId)
    if (members.length === 1)
      await transaction.deleteFrom('households').where('id', '=', householdId).execute()
  })
}

async function leave(transaction: Database, householdId: string, memberId: string): Promise<void> {
  await transaction
    .deleteFrom('loans')
    .where(({ or, eb }) => or([eb('lenderId', '=', memberId), eb('borrowerId', '=', memberId)]))
    .execute()
  await transaction
    .deleteFrom('householdInvitations')
    .where('householdId', '=', householdId)
    .where('inviterId', '=', memberId)
    .execute()
  await transaction.deleteFrom('householdMembers').where('userId', '=', memberId).execute()
}
