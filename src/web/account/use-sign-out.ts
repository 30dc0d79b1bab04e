import type { accountEndpoints } from '../../contract/user/account.ts'
import { reasonOf } from '../api/http-error.ts'
import { useChange } from '../api/use-change.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { leaveAccount } from './leave-account.ts'

/** Ends this session, or all of them, and leaves the account. */
export function useSignOut(
  endpoint: typeof accountEndpoints.signOut | typeof accountEndpoints.signOutEverywhere,
) {
  return useChange(endpoint, {
    onDone: leaveAccount,
    onFailed: (error) =>
      showToast({ variant: 'destructive', title: "Couldn't sign out", description: reasonOf(error) }),
  })
}
