import { classNames } from './class-names.ts'

interface SwatchProps {
  /** Hex, or null for a color we have no picture of: the ring stays empty. */
  readonly color: string | null
  /** As in a palette: 22 px instead of 12. */
  readonly isLarge?: boolean
}

/** A dot of a color; its name always stands beside it. */
export function Swatch({ color, isLarge = false }: SwatchProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block flex-none rounded-full inset-ring',
        isLarge ? 'size-5.5' : 'size-3',
        color ? 'inset-ring-swatch-ring' : 'inset-ring-edge',
      )}
      style={color ? { backgroundColor: color } : undefined}
    />
  )
}
