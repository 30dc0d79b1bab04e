import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Look = 'primary' | 'quiet' | 'text' | 'delete'

const looks: Record<Look, string> = {
  primary: 'bg-press text-on-press hover:not-disabled:bg-press-hover',
  quiet: 'inset-ring inset-ring-edge hover:not-disabled:inset-ring-ink',
  text: 'hover:not-disabled:text-quiet',
  // The last confirmation before permanent deletion.
  delete: 'text-thread inset-ring inset-ring-thread hover:not-disabled:bg-hover',
}

const sizes = {
  normal: 'h-11 px-5.5',
  // Small visually; the touch target is 44 px.
  small: 'h-9 px-4 relative after:absolute after:inset-x-0 after:-inset-y-1',
}

/** Classes of a button, for a link that looks like one. */
export function buttonClass(look: Look, size: keyof typeof sizes = 'normal'): string {
  return classNames(
    'type-name inline-flex shrink-0 items-center justify-center gap-2 rounded-full whitespace-nowrap transition-colors',
    'disabled:bg-line disabled:text-quiet disabled:inset-ring-0',
    looks[look],
    sizes[size],
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly look: Look
  readonly size?: keyof typeof sizes
  readonly icon?: ReactNode
}

/** A button. One `primary` per view. */
export function Button({ look, size = 'normal', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look, size), Boolean(icon) && 'pl-4', className)}
    >
      {icon}
      {children}
    </button>
  )
}
