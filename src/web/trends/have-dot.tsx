import { classNames } from '../ui/class-names.ts'

/** A dot for an owned piece, a ring for a missing one. */
export function HaveDot({ has }: { readonly has: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block size-1.5 flex-none rounded-full',
        has ? 'bg-ink' : 'border-ink border-[1.3px]',
      )}
    />
  )
}
