import type { EvaluatedProduct } from '../closet/add/link/link-evaluation.ts'
import { WouldIWear } from '../marketplace/would-wear/would-i-wear.tsx'

/** Shows whether the user would wear the product of a link. The cost per wear needs a price in dollars. */
export function LinkWouldWear({ product }: { readonly product: EvaluatedProduct }) {
  const { price, currency, ...known } = product
  const isInDollars = currency === null || currency === 'USD'
  return <WouldIWear candidate={{ ...known, description: null, ...(price && isInDollars && { price }) }} />
}
