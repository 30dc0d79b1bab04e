import type { ReactNode } from 'react'

interface SettingRowProps {
  readonly name: string
  /** It has just been kept. */
  readonly isSaved: boolean
  /** Why it was not kept. */
  readonly fault: string | undefined
  /** The choice, which says its name itself to those who do not see it. */
  readonly children: ReactNode
}

/** A setting that is a choice of a few: its name at the left, the chips at the right. */
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
