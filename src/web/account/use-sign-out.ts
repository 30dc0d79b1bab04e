import { useMutation } from '@tanstack/react-query'
import type { accountEndpoints } from '../../contract/account.ts'
import { signInAddress } from '../../contract/pages.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { reasonOf } from '../api/http-error.ts'
import { forgetOfflineCopy } from '../offline/forget-offline-copy.ts'
import { showToast } from '../ui/toast-store.ts'

/** Ends this session, or all of them, and loads the sign-in page: nothing of the closet stays in memory. */
export function useSignOut(
  endpoint: typeof accountEndpoints.signOut | typeof accountEndpoints.signOutEverywhere,
) {
  return useMutation({
    mutationFn: () => callEndpoint(endpoint),
    onSuccess: async () => {
      await forgetOfflineCopy()
      location.assign(signInAddress('/'))
    },
    onError: (error) =>
      showToast({ variant: 'destructive', title: "Couldn't sign out", description: reasonOf(error) }),
  })
}
