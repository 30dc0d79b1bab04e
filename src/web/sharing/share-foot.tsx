import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

interface ShareFootProps {
  readonly className?: string
  readonly children: ReactNode
}

/** The buttons of a share dialog, always visible below the scrolling content. */
export function ShareFoot({ className, children }: ShareFootProps) {
  return (
    <footer
      className={classNames(
        'bg-raised sticky bottom-0 z-1 flex items-center justify-end gap-2 px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))] tablet:static tablet:flex-none tablet:px-8 tablet:pt-3 tablet:pb-8',
        className,
      )}
    >
      {children}
    </footer>
  )
}
