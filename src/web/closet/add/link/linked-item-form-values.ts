import * as z from 'zod/mini'
import { NewLinkedItem, type Product } from '../../../../contract/closet/links.ts'
import { money } from '../../../../contract/values/money.ts'
import { clearable } from '../../../../contract/fields.ts'

/** Values of a product's form, as text. */
export interface LinkedItemFormValues {
  name: string
  category: string
  color: string
  originalPrice: string
}

/** Initial form values of a product. */
export function linkedItemFormValues(product: Product): LinkedItemFormValues {
  return {
    name: product.name,
    category: product.category ?? '',
    color: product.color ?? '',
    originalPrice: product.price ?? '',
  }
}

const { shape } = NewLinkedItem

/** The form, validated by the contract's schema. */
export const CheckedLinkedItem = z.object({
  name: shape.name,
  category: shape.category,
  color: shape.color,
  originalPrice: z.optional(clearable(money('Price', 'any'))),
})
export type CheckedLinkedItem = z.infer<typeof CheckedLinkedItem>

export type Corrections = Omit<NewLinkedItem, 'url'>
type Touched = Partial<Record<keyof LinkedItemFormValues, boolean>>

/**
 * The fields of a checked form that the user corrected, and the picture unless it is the first. `currency` (ISO 4217)
 * is the one written with the price; null keeps the shop's own.
 */
export function correctionsOf(
  checked: CheckedLinkedItem,
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

/** Names the untouched fields that were estimated from the picture; null if there are none. */
export function estimateSentence({ sources }: Product, touched: Touched): string | null {
  const estimated = (['category', 'color'] as const).filter(
    (name) => sources[name] === 'picture' && !touched[name],
  )
  if (estimated.length === 0) return null
  const rest = Object.values(sources).includes('address') ? '' : ' Everything else is from the store.'
  // It is shown below the color.
  if (!estimated.includes('category')) return `Estimated from the photo.${rest}`
  const named = estimated.length > 1 ? 'Category and color are' : 'The category is'
  return `${named} estimated from the photo.${rest}`
}
