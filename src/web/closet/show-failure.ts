import { reasonOf } from '../api/http-error.ts'
import { KeptForLater } from '../offline/kept-for-later.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

/** What to do when a change fails: a toast with this title, and the server's reason. What is kept for later has not failed. */
export function showFailure(title: string): (error: Error) => void {
  return (error) =>
    error instanceof KeptForLater
      ? showToast({ title: 'Saved for later', description: error.message })
      : showToast({ variant: 'destructive', title, description: reasonOf(error) })
}
