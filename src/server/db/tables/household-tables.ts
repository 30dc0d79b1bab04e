import type { CalendarDate, CreatedAt, Id } from './table-values.ts'

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
  /** Null: for the person who has the code. */
  inviteeId: Id | null
  tokenHash: string | null
  expiresAt: Date
  createdAt: CreatedAt
}

/** The pieces that are lent now; the row goes when the piece comes back. */
interface LoansTable {
  closetItemId: Id
  lenderId: Id
  borrowerId: Id
  /** When it should be back. */
  until: CalendarDate | null
  createdAt: CreatedAt
}

/** Households and what their members lend each other. */
export interface HouseholdTables {
  households: HouseholdsTable
  householdMembers: HouseholdMembersTable
  householdInvitations: HouseholdInvitationsTable
  loans: LoansTable
}
