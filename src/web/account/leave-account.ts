import { signInAddress } from '../../contract/page-paths.ts'
import { deleteOfflineCopy } from '../offline/delete-offline-copy.ts'

/**
 * Deletes the user's data on this device and loads the sign-in page: a full load, so that no closet data stays in
 * memory, in place of the current page, so that Back does not lead to it.
 */
export async function leaveAccount(): Promise<void> {
  await deleteOfflineCopy()
  location.replace(signInAddress('/'))
}
