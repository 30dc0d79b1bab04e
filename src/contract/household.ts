import * as z from 'zod/mini'
import { ClosetItem, closetItemId } from './closet/closet.ts'
import { calendarDate } from './values/calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { Id, maybe } from './fields.ts'
import { Person } from './sales.ts'
import { Username } from './user/user.ts'

const CODE_MAX = 200

const Code = z.string('The link is incomplete.').check(z.minLength(1), z.maxLength(CODE_MAX))

const HouseholdMember = z.object({
  person: Person,
  isMe: z.boolean(),
  /** True for the first member, who may remove others. */
  isFounder: z.boolean(),
  joinedAt: z.string(),
})
export type HouseholdMember = z.infer<typeof HouseholdMember>

/** A pending invitation. */
const SentInvitation = z.object({
  id: z.string(),
  /** The invited user; null for an invitation by link. */
  person: z.nullable(Person),
  expiresAt: z.string(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

const ReceivedInvitation = z.object({
  id: z.string(),
  /** The sender. */
  person: Person,
  expiresAt: z.string(),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** The household of the user, and the invitations to others. */
export const Household = z.object({
  /** In the order of joining; empty without a household. */
  members: z.array(HouseholdMember),
  sent: z.array(SentInvitation),
  received: z.array(ReceivedInvitation),
})
export type Household = z.infer<typeof Household>

const invitationId = z.object({ id: Id })

export const householdEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/household',
    summary: 'The household of the user, its members and invitations',
    reply: Household,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/household',
    summary: 'Create a household with the user as its first member',
    reply: Household,
    status: 201,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/household/invitations',
    summary: 'Invite someone by name, or without a name create a code for one person, valid for seven days',
    body: z.object({ username: maybe(Username) }),
    reply: z.object({
      household: Household,
      /** Shown once; null for an invitation by name. */
      code: z.nullable(z.string()),
    }),
    status: 201,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/household/invitations/:id',
    summary: 'Withdraw an invitation to the household, or decline one',
    params: invitationId,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/household/invitations/:id/accept',
    summary: 'Accept an invitation by name',
    params: invitationId,
    reply: Household,
  }),
  openCode: endpoint({
    method: 'POST',
    path: '/api/household/opened-codes',
    summary: 'Who sent an invitation code',
    body: z.object({ code: Code }),
    reply: Person,
    storesNothing: true,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/household/members',
    summary: 'Join a household with an invitation code, once',
    body: z.object({ code: Code }),
    reply: Household,
    status: 201,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/household/members/:id',
    summary: 'Leave the household, or as its founder remove a member (their loans end)',
    params: z.object({ id: Id }),
  }),
}

export const loanEndpoints = {
  lend: endpoint({
    method: 'POST',
    path: '/api/closet-items/:id/loan',
    summary: 'Lend a piece to a member of the household',
    params: closetItemId,
    body: z.object({ borrowerId: Id, until: maybe(calendarDate('Back by')) }),
    reply: ClosetItem,
    status: 201,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/closet-items/:id/loan',
    summary: 'End a loan, as its lender or its borrower',
    params: closetItemId,
  }),
}
