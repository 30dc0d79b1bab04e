import type { ReactNode } from 'react'

/** The scrolling content of a share dialog, between header and footer. */
export function ShareBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className="more-below tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto tablet:px-8 tablet:pt-6 tablet:pb-1 relative flex flex-col gap-6 px-4 pt-4 pb-3">
      {children}
    </div>
  )
}
