import { reasonOf } from '../../api/http-error.ts'
import { QuietLine } from './quiet-line.tsx'

interface ClosetOutdatedProps {
  readonly error: Error
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Shown when refetching the list failed and older data is shown. */
export function ClosetOutdated({ error, isRetrying, onRetry }: ClosetOutdatedProps) {
  return (
    <QuietLine
      words={`This may be out of date. ${reasonOf(error)}`}
      action="Try again"
      isPending={isRetrying}
      onAct={onRetry}
    />
  )
}
