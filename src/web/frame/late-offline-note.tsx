import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useConnection } from '../offline/connection.ts'
import { useWaitingChanges } from '../offline/shown-waiting-changes.ts'

const OfflineNote = lazy(async () => ({ default: (await import('./offline-note.tsx')).OfflineNote }))

/** The offline note. Its code loads when there is something to show. */
export function LateOfflineNote() {
  const { isOffline } = useConnection()
  const changes = useWaitingChanges()
  const [isReviewing, setReviewing] = useState(false)
  if (!isOffline && changes.length === 0 && !isReviewing) return null
  return (
    <ErrorBoundary fallback={<p className="measure type-note text-quiet py-2">Offline.</p>}>
      <Suspense fallback={null}>
        <OfflineNote isReviewing={isReviewing} onReview={setReviewing} />
      </Suspense>
    </ErrorBoundary>
  )
}
