import type { JudgedProduct } from '../closet/add/link/link-judge.ts'
import { WouldIWear } from '../marketplace/would-wear/would-i-wear.tsx'

/** Whether one would wear what a link leads to. What it costs is known in dollars only. */
export function JudgeLink({ product }: { readonly product: JudgedProduct }) {
  const { price, currency, ...known } = product
  const isInDollars = currency === null || currency === 'USD'
  return <WouldIWear candidate={{ ...known, description: null, ...(price && isInDollars && { price }) }} />
}
