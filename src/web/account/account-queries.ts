import { useQuery } from '@tanstack/react-query'
import { accountEndpoints } from '../../contract/user/account.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { useChange } from '../api/use-change.ts'

/** The session of this browser, and how users sign in. */
export function useSession() {
  return useQuery(endpointQuery(accountEndpoints.session))
}

/** The invitation of a link; an error if it has expired. */
export function useOpenedInvitation(invitation: string | null) {
  return useQuery({
    ...endpointQuery(accountEndpoints.openInvitation, { body: { invitation: invitation ?? '' } }),
    enabled: invitation !== null,
  })
}

/** The user's unused invitations. */
export function useInvitations() {
  return useQuery(endpointQuery(accountEndpoints.invitations))
}

/** Creates an invitation; its reply has the link. */
export function useInvite(onFailed: (error: Error) => void) {
  return useChange(accountEndpoints.invite, { invalidates: [accountEndpoints.invitations], onFailed })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation(onFailed: (error: Error) => void) {
  return useChange(accountEndpoints.withdrawInvitation, {
    input: (id: string) => ({ params: { id } }),
    invalidates: [accountEndpoints.invitations],
    invalidatesOnFailure: [accountEndpoints.invitations],
    onFailed,
  })
}
