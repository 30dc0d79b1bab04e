import { reasonOf } from '../../api/http-error.ts'
import { QuietLine } from './quiet-line.tsx'

interface ClosetNotRenewedProps {
  readonly error: Error
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** The list was requested again and failed to load: what is shown is what was known before. */
export function ClosetNotRenewed({ error, isRetrying, onRetry }: ClosetNotRenewedProps) {
  return (
    <QuietLine
      words={`This may be out of date. ${reasonOf(error)}`}
      action="Try again"
      isPending={isRetrying}
      onAct={onRetry}
    />
  )
}
