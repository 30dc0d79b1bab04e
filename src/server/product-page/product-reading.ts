import type { ClosetCategory } from '../../contract/closet.ts'
import type { GarmentKind } from '../../domain/closet/garment-kinds.ts'

/** Where a field was found, most trusted first; 'address' and 'name' are the page's own address and the name found. */
export type FactSource =
  'json-ld' | 'microdata' | 'opengraph' | 'embedded-state' | 'page' | 'address' | 'name'

export type ReadField = 'name' | 'brand' | 'price' | 'currency' | 'image' | 'color' | 'size' | 'category'

export interface ProductFound {
  readonly product: true
  readonly name: string
  readonly brand: string | null
  /** Decimal string with two places. */
  readonly price: string | null
  /** ISO 4217. */
  readonly currency: string | null
  /** Absolute http(s) addresses, best first, at most 8. */
  readonly imageUrls: readonly string[]
  readonly color: string | null
  readonly size: string | null
  readonly category: ClosetCategory | null
  readonly kind: GarmentKind | null
  readonly sources: Readonly<Record<ReadField, FactSource | null>>
}

export interface NoProduct {
  readonly product: false
  /** The shop answered with a check for robots: a browser may still read it. */
  readonly isBlocked?: true
  /** A sentence for people. */
  readonly reason: string
}

export type ProductReading = ProductFound | NoProduct
