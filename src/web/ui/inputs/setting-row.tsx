import type { ReactNode } from 'react'

interface SettingRowProps {
  readonly name: string
  /** Saved a moment ago. */
  readonly isSaved: boolean
  /** Error message if saving failed. */
  readonly errorMessage: string | undefined
  /** The control, with its accessible name. */
  readonly children: ReactNode
}

/** A setting with a few options: its name on the left, chips on the right. */
export function SettingRow({ name, isSaved, errorMessage, children }: SettingRowProps) {
  return (
    <div>
      <div className="flex items-center gap-3">
        <span aria-hidden className="type-ui">
          {name}
        </span>
        <span role="status" className="type-note text-quiet mr-auto">
          {isSaved && 'Saved'}
        </span>
        {children}
      </div>
      {errorMessage && (
        <p role="alert" className="type-note text-thread">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
