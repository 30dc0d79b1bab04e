import type { FallbackProps } from 'react-error-boundary'
import { DidNotLoad } from '../../ui/did-not-load.tsx'

/** What stands where a panel of the hub could not be shown. */
export function BrokenPanel({ resetErrorBoundary }: FallbackProps) {
  return (
    <DidNotLoad title="This part did not load" onRetry={resetErrorBoundary}>
      Nothing is lost. Try again, or load the page anew.
    </DidNotLoad>
  )
}
