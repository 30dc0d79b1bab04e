import type { FallbackProps } from 'react-error-boundary'
import { DidNotLoad } from '../../ui/did-not-load.tsx'

/** What stands where a panel of the hub could not be shown. */
export function BrokenPanel({ resetErrorBoundary }: FallbackProps) {
  return (
    <DidNotLoad title="Couldn't load this part" onRetry={resetErrorBoundary}>
      Nothing is lost. Try again or reload the page.
    </DidNotLoad>
  )
}
