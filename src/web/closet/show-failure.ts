import { reasonOf } from '../api/http-error.ts'
import { showToast } from '../ui/toast-store.ts'

/** What to do when a change fails: a toast with this title, and the server's reason. */
export function showFailure(title: string): (error: Error) => void {
  return (error) => showToast({ variant: 'destructive', title, description: reasonOf(error) })
}
