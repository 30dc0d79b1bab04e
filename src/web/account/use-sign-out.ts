import type { accountEndpoints } from '../../contract/user/account.ts'
import { signInAddress } from '../../contract/page-paths.ts'
import { reasonOf } from '../api/http-error.ts'
import { useChange } from '../api/use-change.ts'
import { deleteOfflineCopy } from '../offline/delete-offline-copy.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

/**
 * Ends this session, or all of them, and loads the sign-in page: a full load, so that no closet data stays in memory.
 */
export function useSignOut(
  endpoint: typeof accountEndpoints.signOut | typeof accountEndpoints.signOutEverywhere,
) {
  return useChange(endpoint, {
    onDone: async () => {
      await deleteOfflineCopy()
      location.assign(signInAddress('/'))
    },
    onFailed: (error) =>
      showToast({ variant: 'destructive', title: "Couldn't sign out", description: reasonOf(error) }),
  })
}
