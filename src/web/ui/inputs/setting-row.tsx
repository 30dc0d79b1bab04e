import type { ReactNode } from 'react'

interface SettingRowProps {
  readonly name: string
  /** Saved a moment ago. */
  readonly isSaved: boolean
  /** Why it was not saved. */
  readonly fault: string | undefined
  /** The control, with its accessible name. */
  readonly children: ReactNode
}

/** A setting with a few options: its name on the left, chips on the right. */
export function SettingRow({ name, isSaved, fault, children }: SettingRowProps) {
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
      {fault && (
        <p role="alert" className="type-note text-thread">
          {fault}
        </p>
      )}
    </div>
  )
}
