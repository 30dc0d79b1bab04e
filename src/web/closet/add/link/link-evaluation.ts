import { createContext, type ReactNode } from 'react'
import type { ClosetCategory } from '../../../../contract/closet/closet.ts'

/** A link's product with the current values of its form. */
export interface EvaluatedProduct {
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string | null
  /** Decimal string with two places; null if unknown. */
  readonly price: string | null
  /** ISO 4217. */
  readonly currency: string | null
  /** URL of its picture on this server. */
  readonly imageUrl: string | null
}

/**
 * Renders the evaluation of a product before it is added. The page provides it: the closet may not import the feature.
 */
export const LinkEvaluation = createContext<((product: EvaluatedProduct) => ReactNode) | null>(null)
