import { createContext, type ReactNode } from 'react'
import type { ClosetCategory } from '../../../../contract/closet.ts'

/** A product behind a link, as its form says. */
export interface JudgedProduct {
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string | null
  /** Decimal string with two places; null where it is not known. */
  readonly price: string | null
  /** ISO 4217. */
  readonly currency: string | null
  /** Address of its picture on this server. */
  readonly imageUrl: string | null
}

/** Draws the judgement of a product before it is added; the closet knows none, the page hands it in. */
export const LinkJudge = createContext<((product: JudgedProduct) => ReactNode) | null>(null)
