import type { ColorFamily } from '../../contract/values/garment-values.ts'
import { colorFamily } from './colors/color-family.ts'
import type { Garment } from './garment.ts'
import { kindRow } from './garment-kinds.ts'
import { swatchColor } from './colors/swatch-color.ts'

/** The compared fields of a piece. */
export interface ComparedPiece {
  readonly id: string
  readonly category: string
  readonly color: string
  readonly garment: Pick<Garment, 'kind' | 'type'>
}

interface Neighbors<P> {
  /** Plural noun for its kind: 'knits'. */
  readonly kind: string
  readonly ofKind: readonly P[]
  /** Null if its color is unknown. */
  readonly color: ColorFamily | null
  readonly inColor: readonly P[]
}

/**
 * Returns pieces similar to `piece`, at most `count` of each: `ofKind` has pieces of its kind, same type and color
 * first; `inColor` has pieces of other kinds in the same color family. Ties keep the order of the closet.
 */
export function neighborsOf<P extends ComparedPiece>(
  piece: ComparedPiece,
  closet: readonly P[],
  count: number,
): Neighbors<P> {
  const kind = groupOf(piece)
  const color = familyOf(piece)
  const others = closet.filter(({ id }) => id !== piece.id)
  const similarity = (other: P) =>
    (other.garment.type !== null && other.garment.type === piece.garment.type ? 2 : 0) +
    (color !== null && familyOf(other) === color ? 1 : 0)
  const ofKind = others.filter((other) => groupOf(other) === kind)
  const inColor = color ? others.filter((other) => groupOf(other) !== kind && familyOf(other) === color) : []
  return {
    kind,
    ofKind: ofKind.toSorted((one, other) => similarity(other) - similarity(one)).slice(0, count),
    color,
    inColor: inColor.slice(0, count),
  }
}

// Groups pieces of unknown kind by category.
function groupOf({ category, garment }: ComparedPiece): string {
  return kindRow(garment.kind)?.group ?? category.toLowerCase()
}

function familyOf({ color }: ComparedPiece): ColorFamily | null {
  const hex = swatchColor(color)
  return hex ? colorFamily(hex) : null
}
