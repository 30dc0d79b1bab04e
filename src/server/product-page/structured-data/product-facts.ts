import type { Price } from '../prices/read-price.ts'

/** Facts about a product from one part of a page. */
export interface ProductFacts {
  readonly name: string | null
  readonly brand: string | null
  /** The shop's template has an unfilled brand field: it sells its own brand. */
  readonly isBrandUnfilled: boolean
  /** All offers, in the order of the page. */
  readonly offers: readonly Offer[]
  /** As written: may be relative, or show a logo. */
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
