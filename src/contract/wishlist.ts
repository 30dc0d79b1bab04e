import * as z from 'zod/mini'
import { money } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { clearable, Id, keptText, maybe, oneOf, optionalText, orElse, requiredText } from './fields.ts'
import { RESTORABLE_DAYS } from './restorable-days.ts'

export const wishlistCategories = ['jacket', 'dress', 'shoes', 'pants', 'shirt', 'accessories'] as const
export type WishlistCategory = (typeof wishlistCategories)[number]

/** By priority, 1 first. */
export const priorityLabels = ['Low', 'Medium-Low', 'Medium', 'High', 'Very High'] as const
/** A priority from here on is a high one. */
export const HIGH_PRIORITY = 4
export const PRIORITY_OF_FORM = 3

const WISH_URL_MAX = 2000

/** A price that is waited for. */
const PriceAlert = z.object({
  id: z.string(),
  wishlistItemId: z.string(),
  /** US dollars, as '90.00'. */
  targetPrice: z.string(),
  /** It still waits: the price has not been seen at the target or below. */
  isActive: z.boolean(),
  notificationMethod: z.nullable(z.string()),
  createdAt: z.string(),
})

export const WishlistItem = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  category: z.enum(wishlistCategories),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** As it was given; the page shows `picture`. */
  imageUrl: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  /** US dollars, as '129.00'. */
  currentPrice: z.nullable(z.string()),
  targetPrice: z.nullable(z.string()),
  /** 1 to 5. */
  priority: z.int(),
  notes: z.nullable(z.string()),
  isPurchased: z.boolean(),
  createdAt: z.string(),
  /** Address of our own copy of the picture, else of a drawing; never of another site. */
  picture: z.string(),
  /** When `currentPrice` was read from the shop; null where it was written by hand. */
  priceCheckedAt: z.nullable(z.string()),
  /** There while a target is set. */
  priceAlert: z.nullable(PriceAlert),
})
export type WishlistItem = z.infer<typeof WishlistItem>

/** A web address, http or https. `label` opens the message. */
function webAddress(label: string) {
  const fault = `${label} must be a link that starts with https://.`
  return keptText(label, WISH_URL_MAX).check(
    z.refine((written) => {
      const url = URL.parse(written)
      return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    }, fault),
  )
}

const priority = z
  .int('Priority must be a whole number from 1 to 5.')
  .check(
    z.minimum(1, 'Priority must be a whole number from 1 to 5.'),
    z.maximum(5, 'Priority must be a whole number from 1 to 5.'),
  )

const category = oneOf('Category', wishlistCategories)

export const NewWishlistItem = z.object({
  name: requiredText('Item name'),
  category,
  brand: optionalText('Brand'),
  size: optionalText('Size'),
  color: optionalText('Color'),
  imageUrl: orElse(clearable(webAddress('Image link')), null),
  productUrl: orElse(clearable(webAddress('Product link')), null),
  currentPrice: orElse(clearable(money('Current price', 'USD')), null),
  targetPrice: orElse(clearable(money('Target price', 'USD')), null),
  priority: orElse(priority, 1),
  notes: optionalText('Notes', 2000),
  /** A listing of the marketplace that is wished for: the wish gets its own copy of the photo, and its color. */
  listingId: maybe(Id),
})
export type NewWishlistItem = z.infer<typeof NewWishlistItem>

/** What is to change. What is left out stays; null or '' clears what may be unknown. */
export const WishlistItemChanges = z.object({
  name: z.optional(requiredText('Item name')),
  category: z.optional(category),
  brand: z.optional(clearable(keptText('Brand'))),
  size: z.optional(clearable(keptText('Size'))),
  color: z.optional(clearable(keptText('Color'))),
  imageUrl: z.optional(clearable(webAddress('Image link'))),
  productUrl: z.optional(clearable(webAddress('Product link'))),
  currentPrice: z.optional(clearable(money('Current price', 'USD'))),
  targetPrice: z.optional(clearable(money('Target price', 'USD'))),
  priority: z.optional(priority),
  notes: z.optional(clearable(keptText('Notes', 2000))),
})
export type WishlistItemChanges = z.infer<typeof WishlistItemChanges>

const wishId = z.object({ id: Id })

export const wishlistEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/wishlist',
    summary: 'The wishlist, newest first',
    query: z.object({ userId: z.optional(z.string()) }),
    reply: z.array(WishlistItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/wishlist/:id',
    summary: 'One wishlist item',
    params: wishId,
    reply: WishlistItem,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/wishlist',
    summary: 'Add a wishlist item (its image is copied)',
    body: NewWishlistItem,
    reply: WishlistItem,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/wishlist/:id',
    summary: 'Change a wishlist item',
    params: wishId,
    body: WishlistItemChanges,
    reply: WishlistItem,
  }),
  checkPrice: endpoint({
    method: 'POST',
    path: '/api/wishlist/:id/price-check',
    summary: 'Check the price in the store and compare it with the target',
    params: wishId,
    /** `message` says what was read ('$89.00 now, $1.00 under your target.'), or why nothing was. */
    reply: z.object({ item: WishlistItem, isRead: z.boolean(), message: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/:id',
    summary: `Delete a wishlist item (restorable for ${RESTORABLE_DAYS} days)`,
    params: wishId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/wishlist/:id/restore',
    summary: 'Restore a deleted wishlist item',
    params: wishId,
    reply: WishlistItem,
  }),
}
