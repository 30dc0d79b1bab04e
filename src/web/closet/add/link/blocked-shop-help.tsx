import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

const Bookmarklet = lazy(async () => ({
  default: (await import('./bookmarklet/bookmarklet.tsx')).Bookmarklet,
}))

/** Explains, for shops that block servers, how to use the bookmarklet. */
export function BlockedShopHelp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="type-note text-quiet hover:text-ink flex h-11 list-none items-center gap-1.5">
        Is the store blocking the link?
        <ChevronDown aria-hidden size={14} className="stroke-icon group-open:rotate-180" />
      </summary>
      {isOpen && (
        <ErrorBoundary fallback={<p className="type-note">Couldn&apos;t load this. Reload the page.</p>}>
          <Suspense fallback={null}>
            <Bookmarklet />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  )
}
