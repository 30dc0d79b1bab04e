import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { GarmentKind } from '../../domain/closet/garment-kinds.ts'

/** Source of a field, most trusted first; 'address' is the page's address, 'name' the product's name. */
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
  /** The shop sent a robot check; a browser may still be able to read the page. */
  readonly isBlocked?: true
  /** Message for users. */
  readonly reason: string
}

export type ProductReading = ProductFound | NoProduct
