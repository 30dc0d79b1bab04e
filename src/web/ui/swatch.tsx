import { classNames } from './class-names.ts'

interface SwatchProps {
  /** Hex, or null for a color we have no picture of: the ring stays empty. */
  readonly color: string | null
}

/** A dot of a color; its name always stands beside it. */
export function Swatch({ color }: SwatchProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block size-3 flex-none rounded-full inset-ring',
        color ? 'inset-ring-swatch-ring' : 'inset-ring-edge',
      )}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
