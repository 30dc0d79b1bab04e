import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClosetItem } from '../../contract/closet.ts'
import { householdEndpoints, loanEndpoints } from '../../contract/household.ts'
import { useSession } from '../account/account-queries.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { closetKey, useClosetChange, type ChangeCallbacks } from '../closet/use-closet-change.ts'

const householdKey = [householdEndpoints.show.path]

/** The household of the user; not asked for in personal mode. */
export function useHousehold() {
  const { data: session } = useSession()
  return useQuery({
    queryKey: householdKey,
    queryFn: () => callEndpoint(householdEndpoints.show),
    enabled: session?.hasAccounts === true,
  })
}

// Who joins or leaves changes what is lent.
function useHouseholdChange<V, R>(change: (input: V) => Promise<R>, onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([householdKey, closetKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    onError: onFailed,
  })
}

type OnFailed = (error: Error) => void

/** Creates a household. */
export function useCreateHousehold(onFailed: OnFailed) {
  return useHouseholdChange(() => callEndpoint(householdEndpoints.create), onFailed)
}

/** Invites someone by name; without a name the reply has a code. */
export function useInviteToHousehold(onFailed: OnFailed) {
  return useHouseholdChange(
    (username: string | undefined) => callEndpoint(householdEndpoints.invite, { body: { username } }),
    onFailed,
  )
}

/** Withdraws an invitation, or declines one. */
export function useDropInvitation(onFailed: OnFailed) {
  return useHouseholdChange(
    (id: string) => callEndpoint(householdEndpoints.withdraw, { params: { id } }),
    onFailed,
  )
}

/** Accepts an invitation by name. */
export function useAcceptInvitation(onFailed: OnFailed) {
  return useHouseholdChange(
    (id: string) => callEndpoint(householdEndpoints.accept, { params: { id } }),
    onFailed,
  )
}

/** Finds out who sent a code. */
export function useOpenCode(onFailed: OnFailed) {
  return useMutation({
    mutationFn: (code: string) => callEndpoint(householdEndpoints.openCode, { body: { code } }),
    onError: onFailed,
  })
}

/** Joins a household with a code. */
export function useJoinHousehold(onFailed: OnFailed) {
  return useHouseholdChange(
    (code: string) => callEndpoint(householdEndpoints.join, { body: { code } }),
    onFailed,
  )
}

/** Leaves the household, or removes a member. */
export function useRemoveMember(onFailed: OnFailed) {
  return useHouseholdChange(
    (id: string) => callEndpoint(householdEndpoints.removeMember, { params: { id } }),
    onFailed,
  )
}

interface Lending {
  readonly id: string
  readonly borrowerId: string
  readonly until: string | undefined
}

/** Lends a piece. */
export function useLend(told: ChangeCallbacks<Lending, ClosetItem>) {
  return useClosetChange(
    ({ id, ...body }: Lending) => callEndpoint(loanEndpoints.lend, { params: { id }, body }),
    told,
  )
}

/** Ends a loan. */
export function useEndLoan(told: ChangeCallbacks<ClosetItem, void>) {
  return useClosetChange(({ id }: ClosetItem) => callEndpoint(loanEndpoints.end, { params: { id } }), told)
}
