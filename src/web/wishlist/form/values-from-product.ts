import type { Product } from '../../../contract/closet/links.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { wishlistCategoryOf } from '../../../domain/wishlist/closet-category.ts'
import type { WishFormValues } from './wish-form-values.ts'

// The server's limits.
const NAME_MAX = 120
const ADDRESS_MAX = 2000

/** Fields that a product page can fill in. */
export type ValuesFromProduct = Partial<Omit<WishFormValues, 'priority'>>

/** Fields of a wish from a product page. Only prices in US dollars count. */
export function valuesFromProduct(product: Product): ValuesFromProduct {
  const { name, brand, category, color, size, price, currency, imageUrl } = product
  return {
    name: short(name),
    ...(category && { category: wishlistCategoryOf(category) }),
    ...(brand && { brand: short(brand) }),
    ...(color && { color: short(color) }),
    ...(size && { size: short(size) }),
    ...(price && currency === 'USD' && { currentPrice: price }),
    ...(imageUrl && imageUrl.length <= ADDRESS_MAX && { imageUrl }),
  }
}

/** Notes on the filled fields: why there is no price, and that a color is an estimate. */
export function foundNotes(product: Product): string[] {
  const isEstimate = product.color !== null && product.sources['color'] === 'picture'
  return [priceNote(product), isEstimate ? 'The color is estimated from the image.' : null].filter(
    (note) => note !== null,
  )
}

function priceNote({ price, currency }: Product): string | null {
  if (price === null) return 'No price on the page.'
  if (currency === 'USD') return null
  if (currency === null) return `The store shows ${price} with no currency.`
  return `The store shows ${formatMoney(price, currency)}. Enter the price in US dollars yourself.`
}

function short(text: string): string {
  return Array.from(text).slice(0, NAME_MAX).join('').trim()
}
