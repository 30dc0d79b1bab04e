import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountEndpoints } from '../../contract/account.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

const invitationsKey = [accountEndpoints.invitations.path]

/** Who is signed in here, and how one gets in. */
export function useSession() {
  return useQuery({
    queryKey: [accountEndpoints.session.path],
    queryFn: () => callEndpoint(accountEndpoints.session),
  })
}

/** What the link of an invitation opens; an error if it has expired. */
export function useOpenedInvitation(invitation: string | null) {
  return useQuery({
    queryKey: [accountEndpoints.openInvitation.path, invitation],
    queryFn: () => callEndpoint(accountEndpoints.openInvitation, { body: { invitation: invitation ?? '' } }),
    enabled: invitation !== null,
  })
}

/** One's invitations that are not used yet. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: () => callEndpoint(accountEndpoints.invitations),
  })
}

/** Creates an invitation; its reply has the link. */
export function useInvite(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(accountEndpoints.invite),
    onSuccess: () => queries.invalidateQueries({ queryKey: invitationsKey }),
    onError: onFailed,
  })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation(onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(accountEndpoints.withdrawInvitation, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey }),
    onError: onFailed,
  })
}
