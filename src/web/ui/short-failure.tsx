import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface ShortFailureProps {
  /** The failure as a sentence. */
  readonly children: ReactNode
  readonly onRetry: () => void
  readonly className?: string
}

/** One line for a small part that didn't load, with a retry. */
export function ShortFailure({ children, onRetry, className }: ShortFailureProps) {
  return (
    <p role="alert" className={classNames('type-note text-quiet', className)}>
      {children}{' '}
      <button
        type="button"
        className="text-ink relative underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3.5"
        onClick={onRetry}
      >
        Try again
      </button>
    </p>
  )
}
