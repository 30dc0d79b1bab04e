import type { ClosetCategory } from '../../contract/closet.ts'
import { garmentKinds, type GarmentKind } from '../../domain/closet/garment-kinds.ts'
import { readGarmentKind } from '../../domain/closet/read-garment-kind.ts'
import type { FactSource } from './product-reading.ts'

export interface GarmentRead {
  readonly kind: GarmentKind | null
  readonly category: ClosetCategory | null
  readonly source: FactSource | null
}

/** The garment that the first of some texts names, with where that text is from. */
export function garmentOf(
  texts: readonly (readonly [source: FactSource, text: string | null])[],
): GarmentRead {
  for (const [source, text] of texts) {
    const kind = text ? readGarmentKind(text) : null
    if (kind) return { kind, source, category: garmentKinds.find(({ id }) => id === kind)?.category ?? null }
  }
  return { kind: null, category: null, source: null }
}
