import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CreatedAt, Id } from './table-values.ts'

interface HouseholdsTable {
  id: Id
  createdAt: Date
}

/** An account is in one household at most. */
interface HouseholdMembersTable {
  userId: Id
  householdId: Id
  createdAt: CreatedAt
}

interface HouseholdInvitationsTable {
  id: Id
  householdId: Id
  inviterId: Id
  /** Null: for anyone with the code. */
  inviteeId: Id | null
  tokenHash: string | null
  expiresAt: Date
  createdAt: CreatedAt
}

/** Pieces that are lent now; the row is deleted on return. */
interface LoansTable {
  closetItemId: Id
  lenderId: Id
  borrowerId: Id
  /** The agreed day of return. */
  until: CalendarDate | null
  createdAt: CreatedAt
}

/** Households, their members and loans. */
export interface HouseholdTables {
  households: HouseholdsTable
  householdMembers: HouseholdMembersTable
  householdInvitations: HouseholdInvitationsTable
  loans: LoansTable
}
