import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface RoundButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  readonly label: string
}

/** A round button with an icon alone, 44 px. */
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
