import type { Price } from '../prices/read-price.ts'

/** What one place of a page says of a product. */
export interface ProductFacts {
  readonly name: string | null
  readonly brand: string | null
  /** The shop has a field for the brand and fills it on no page: what it sells is its own. */
  readonly isBrandUnfilled: boolean
  /** Of every offer, in the order of the page. */
  readonly offers: readonly Offer[]
  /** As written: relative, or of a logo. */
  readonly images: readonly string[]
  readonly color: string | null
  readonly size: string | null
  readonly category: string | null
  /** Article numbers of every kind. */
  readonly identifiers: readonly string[]
  readonly urls: readonly string[]
  readonly variants: readonly ProductFacts[]
}

export interface Offer extends Price {
  readonly identifiers: readonly string[]
  readonly urls: readonly string[]
}

export const noFacts: ProductFacts = {
  name: null,
  brand: null,
  isBrandUnfilled: false,
  offers: [],
  images: [],
  color: null,
  size: null,
  category: null,
  identifiers: [],
  urls: [],
  variants: [],
}
