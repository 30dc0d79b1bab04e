import type { ColorFamily } from '../../contract/garment-values.ts'
import { colorFamily } from './color-family.ts'
import type { Garment } from './garment.ts'
import { kindRow } from './garment-kinds.ts'
import { swatchColor } from './swatch-color.ts'

/** What is compared of a piece. */
export interface ComparedPiece {
  readonly id: string
  readonly category: string
  readonly color: string
  readonly garment: Pick<Garment, 'kind' | 'type'>
}

interface Neighbors<P> {
  /** What several pieces of its kind are called: 'knits'. */
  readonly kind: string
  readonly ofKind: readonly P[]
  /** Null where its color is unknown. */
  readonly color: ColorFamily | null
  readonly inColor: readonly P[]
}

/**
 * The pieces of a closet that are like one of them, at most `count` of each: of its kind, those of the same type and
 * color first; and of other kinds in the same family of colors. Equals keep the order of the closet.
 */
export function neighborsOf<P extends ComparedPiece>(
  piece: ComparedPiece,
  closet: readonly P[],
  count: number,
): Neighbors<P> {
  const kind = groupOf(piece)
  const color = familyOf(piece)
  const others = closet.filter(({ id }) => id !== piece.id)
  const isNear = (other: P) =>
    (other.garment.type !== null && other.garment.type === piece.garment.type ? 2 : 0) +
    (color !== null && familyOf(other) === color ? 1 : 0)
  const ofKind = others.filter((other) => groupOf(other) === kind)
  const inColor = others.filter(
    (other) => color !== null && groupOf(other) !== kind && familyOf(other) === color,
  )
  return {
    kind,
    ofKind: ofKind.toSorted((one, other) => isNear(other) - isNear(one)).slice(0, count),
    color,
    inColor: inColor.slice(0, count),
  }
}

// A piece of unknown kind is only like others of its category that are unknown too.
function groupOf({ category, garment }: ComparedPiece): string {
  return kindRow(garment.kind)?.group ?? category.toLowerCase()
}

function familyOf({ color }: ComparedPiece): ColorFamily | null {
  const hex = swatchColor(color)
  return hex ? colorFamily(hex) : null
}
