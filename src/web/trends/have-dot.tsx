import { classNames } from '../ui/class-names.ts'

/** A dot for what hangs in the closet, a ring for what does not. */
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
