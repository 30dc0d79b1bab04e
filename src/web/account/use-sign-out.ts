import type { accountEndpoints } from '../../contract/account.ts'
import { signInAddress } from '../../contract/pages.ts'
import { reasonOf } from '../api/http-error.ts'
import { useChange } from '../api/use-change.ts'
import { forgetOfflineCopy } from '../offline/forget-offline-copy.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

/** Ends this session, or all of them, and loads the sign-in page: nothing of the closet stays in memory. */
export function useSignOut(
  endpoint: typeof accountEndpoints.signOut | typeof accountEndpoints.signOutEverywhere,
) {
  return useChange(endpoint, {
    onDone: async () => {
      await forgetOfflineCopy()
      location.assign(signInAddress('/'))
    },
    onFailed: (error) =>
      showToast({ variant: 'destructive', title: "Couldn't sign out", description: reasonOf(error) }),
  })
}
