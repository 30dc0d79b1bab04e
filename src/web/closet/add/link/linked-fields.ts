import * as z from 'zod/mini'
import { NewLinkedItem, type Product } from '../../../../contract/closet-links.ts'
import { money } from '../../../../contract/dates-and-money.ts'
import { clearable } from '../../../../contract/fields.ts'

/** What stands in the form of a product, as text. */
export interface LinkedFields {
  name: string
  category: string
  color: string
  originalPrice: string
}

/** A product as its form starts. */
export function linkedFieldsOf(product: Product): LinkedFields {
  return {
    name: product.name,
    category: product.category ?? '',
    color: product.color ?? '',
    originalPrice: product.price ?? '',
  }
}

const { shape } = NewLinkedItem

/** The form, checked by the contract's own rules. */
export const CheckedLinkedFields = z.object({
  name: shape.name,
  category: shape.category,
  color: shape.color,
  originalPrice: z.optional(clearable(money('Price', 'any'))),
})
export type CheckedLinkedFields = z.infer<typeof CheckedLinkedFields>

export type Corrections = Omit<NewLinkedItem, 'url'>
type Touched = Partial<Record<keyof LinkedFields, boolean>>

/**
 * Of a checked form what the user corrected, and the picture where it is not the first. `currency` is one that was
 * written with the price (ISO 4217), null where the store's own stays.
 */
export function correctionsOf(
  checked: CheckedLinkedFields,
  touched: Touched,
  { picture, currency }: { readonly picture: number; readonly currency: string | null },
): Corrections {
  return {
    ...(touched.name && { name: checked.name }),
    ...(touched.category && { category: checked.category }),
    ...(touched.color && { color: checked.color }),
    ...(touched.originalPrice && { originalPrice: checked.originalPrice }),
    ...(touched.originalPrice && currency && { currency }),
    ...(picture > 0 && { picture }),
  }
}

/** Says which fields were read from the picture and still stand as they were; null where none does. */
export function estimateSentence({ sources }: Product, touched: Touched): string | null {
  const estimated = (['category', 'color'] as const).filter(
    (name) => sources[name] === 'picture' && !touched[name],
  )
  if (estimated.length === 0) return null
  const rest = Object.values(sources).includes('address') ? '' : ' Everything else is from the store.'
  // It stands under the color.
  if (!estimated.includes('category')) return `Estimated from the photo.${rest}`
  const named = estimated.length > 1 ? 'Category and color are' : 'The category is'
  return `${named} estimated from the photo.${rest}`
}
