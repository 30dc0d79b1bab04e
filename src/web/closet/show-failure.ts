import { reasonOf } from '../api/http-error.ts'
import { KeptForLater } from '../offline/kept-for-later-error.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

/**
 * Error handler of a change: a toast with this title and the server's reason. A change kept for later is not a failure.
 */
export function showFailure(title: string): (error: Error) => void {
  return (error) =>
    error instanceof KeptForLater
      ? showToast({ title: 'Saved for later', description: error.message })
      : showToast({ variant: 'destructive', title, description: reasonOf(error) })
}
