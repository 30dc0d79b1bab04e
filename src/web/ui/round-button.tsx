import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface RoundButtonProps extends ComponentProps<'button'> {
  /** Accessible name. */
  readonly label: string
}

/** A round icon button, 44 px. */
export function RoundButton({ label, className, children, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('grid size-11 flex-none place-items-center rounded-full', className)}
    >
      {children}
    </button>
  )
}
