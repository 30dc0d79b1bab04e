import { useQuery } from '@tanstack/react-query'
import { closetEndpoints, type ClosetItem } from '../../contract/closet/closet.ts'
import { householdEndpoints, loanEndpoints } from '../../contract/household.ts'
import { useSession } from '../account/account-queries.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange, type ChangeCallbacks } from '../api/use-change.ts'

/** The household of the user; not requested in personal mode. */
export function useHousehold() {
  const { data: session } = useSession()
  return useQuery({ ...endpointQuery(householdEndpoints.show), enabled: session?.hasAccounts === true })
}

// A new or leaving member changes the loans.
const changedByMembers = [householdEndpoints.show, closetEndpoints.list]
const membersChange = { invalidates: changedByMembers, invalidatesOnFailure: changedByMembers }
const byId = (id: string) => ({ params: { id } })

type OnFailed = (error: Error) => void

/** Creates a household. */
export function useCreateHousehold(onFailed: OnFailed) {
  return useChange(householdEndpoints.create, { ...membersChange, onFailed })
}

/** Invites someone by name; without a name the reply has a code. */
export function useInviteToHousehold(onFailed: OnFailed) {
  return useChange(householdEndpoints.invite, {
    input: (username: string | undefined) => ({ body: { username } }),
    ...membersChange,
    onFailed,
  })
}

/** Withdraws an invitation, or declines one. */
export function useDropInvitation(onFailed: OnFailed) {
  return useChange(householdEndpoints.withdraw, { input: byId, ...membersChange, onFailed })
}

/** Accepts an invitation by name. */
export function useAcceptInvitation(onFailed: OnFailed) {
  return useChange(householdEndpoints.accept, { input: byId, ...membersChange, onFailed })
}

/** Finds the sender of a code. */
export function useOpenCode(onFailed: OnFailed) {
  return useChange(householdEndpoints.openCode, {
    input: (code: string) => ({ body: { code } }),
    onFailed,
  })
}

/** Joins a household with a code. */
export function useJoinHousehold(onFailed: OnFailed) {
  return useChange(householdEndpoints.join, {
    input: (code: string) => ({ body: { code } }),
    ...membersChange,
    onFailed,
  })
}

/** Leaves the household, or removes a member. */
export function useRemoveMember(onFailed: OnFailed) {
  return useChange(householdEndpoints.removeMember, { input: byId, ...membersChange, onFailed })
}

interface Lending {
  readonly id: string
  readonly borrowerId: string
  readonly until: string | undefined
}

/** Lends a piece. */
export function useLend(callbacks: ChangeCallbacks<Lending, ClosetItem>) {
  return useChange(loanEndpoints.lend, {
    input: ({ id, ...body }: Lending) => ({ params: { id }, body }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}

/** Ends a loan. */
export function useEndLoan(callbacks: ChangeCallbacks<ClosetItem, void>) {
  return useChange(loanEndpoints.end, {
    input: ({ id }: ClosetItem) => ({ params: { id } }),
    invalidates: [closetEndpoints.list],
    ...callbacks,
  })
}
