import { WifiOff } from 'lucide-react'
import { type Connection, useConnection } from '../offline/connection.ts'
import { useWaitingChanges } from '../offline/shown-waiting-changes.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'

const WaitingChangesDialog = lazyDialog(
  async () => (await import('./waiting-changes-dialog.tsx')).WaitingChangesDialog,
)

const time = { hour: 'numeric', minute: '2-digit' } as const

interface OfflineNoteProps {
  /** Whether the waiting changes are shown. */
  readonly isReviewing: boolean
  readonly onReview: (isReviewing: boolean) => void
}

/** A line below the header: that the page is a copy, its age, and the changes that are not sent yet. */
export function OfflineNote({ isReviewing, onReview }: OfflineNoteProps) {
  const connection = useConnection()
  const changes = useWaitingChanges()
  const rejected = changes.filter(({ reason }) => reason !== undefined).length
  const shows = connection.isOffline || rejected > 0 || isReviewing
  return (
    <div role="status">
      {shows && (
        <div className="border-line bg-paper border-b">
          <p className="measure type-note text-quiet flex flex-wrap items-center gap-x-2 py-2">
            {connection.isOffline && <WifiOff aria-hidden size={14} className="stroke-icon" />}
            {connection.isOffline && <span>{offlineSentence(connection)}</span>}
            {changes.length > 0 && (
              <>
                <span>{rejected > 0 ? rejectedSentence(rejected) : waitingSentence(changes.length)}</span>
                <button
                  type="button"
                  className="text-ink relative underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3.5"
                  onClick={() => onReview(true)}
                >
                  Review
                </button>
              </>
            )}
          </p>
        </div>
      )}
      {isReviewing && <WaitingChangesDialog onClose={() => onReview(false)} />}
    </div>
  )
}

function offlineSentence({ keptAt }: Connection): string {
  const at = new Date(keptAt ?? '')
  if (Number.isNaN(at.getTime())) return 'Offline. What you see may be out of date.'
  const isToday = at.toDateString() === new Date().toDateString()
  const written = at.toLocaleString('en-US', isToday ? time : { ...time, month: 'long', day: 'numeric' })
  return `Offline. Showing your closet as of ${written}.`
}

function waitingSentence(count: number): string {
  return count === 1 ? '1 change is waiting to be sent.' : `${count} changes are waiting to be sent.`
}

function rejectedSentence(count: number): string {
  return count === 1 ? "1 change couldn't be saved." : `${count} changes couldn't be saved.`
}
