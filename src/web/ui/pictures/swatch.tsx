import { classNames } from '../class-names.ts'

interface SwatchProps {
  /** Hex, or null for an unknown color: an empty ring. */
  readonly color: string | null
  /** Palette size: 22 px instead of 12. */
  readonly isLarge?: boolean
}

/** A dot of a color; its name is always next to it. */
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
