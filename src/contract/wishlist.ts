import * as z from 'zod/mini'
import { ClosetItem } from './closet/closet.ts'
import { calendarDate } from './values/calendar-date.ts'
import { money } from './values/money.ts'
import { endpoint } from './endpoint.ts'
import {
  clearable,
  Id,
  trimmedText,
  maybe,
  oneOf,
  optionalText,
  withDefault,
  requiredText,
} from './fields.ts'
import { RESTORABLE_DAYS } from './restorable-days.ts'

export const wishlistCategories = ['jacket', 'dress', 'shoes', 'pants', 'shirt', 'accessories'] as const
export type WishlistCategory = (typeof wishlistCategories)[number]

/** Labels of the priorities 1 to 5. */
export const priorityLabels = ['Low', 'Medium-Low', 'Medium', 'High', 'Very High'] as const
/** Minimum of a high priority. */
export const HIGH_PRIORITY = 4
export const DEFAULT_PRIORITY = 3

const WISH_URL_MAX = 2000

/** A target price. */
const PriceAlert = z.object({
  id: z.string(),
  wishlistItemId: z.string(),
  /** US dollars, such as '90.00'. */
  targetPrice: z.string(),
  /** True until the price has reached the target. */
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
  /** The address that the user provided; the client shows `picture`. */
  imageUrl: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  /** US dollars, such as '129.00'. */
  currentPrice: z.nullable(z.string()),
  targetPrice: z.nullable(z.string()),
  /** 1 to 5. */
  priority: z.int(),
  notes: z.nullable(z.string()),
  isPurchased: z.boolean(),
  createdAt: z.string(),
  /** Address of our copy of the picture, or of a drawing; never on another site. */
  picture: z.string(),
  /** When `currentPrice` was read from the shop; null if the user entered it. */
  priceCheckedAt: z.nullable(z.string()),
  /** Null if no target price is set. */
  priceAlert: z.nullable(PriceAlert),
})
export type WishlistItem = z.infer<typeof WishlistItem>

/** A web address, http or https. The error message starts with `label`. */
function webAddress(label: string) {
  const message = `${label} must be a link that starts with https://.`
  return trimmedText(label, WISH_URL_MAX).check(
    z.refine((written) => {
      const url = URL.parse(written)
      return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    }, message),
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
  imageUrl: withDefault(clearable(webAddress('Image link')), null),
  productUrl: withDefault(clearable(webAddress('Product link')), null),
  currentPrice: withDefault(clearable(money('Current price', 'USD')), null),
  targetPrice: withDefault(clearable(money('Target price', 'USD')), null),
  priority: withDefault(priority, 1),
  notes: optionalText('Notes', 2000),
  /** Id of a listing; the wish gets a copy of its photo, and its color. */
  listingId: maybe(Id),
})
export type NewWishlistItem = z.infer<typeof NewWishlistItem>

/** Changes to a wish. Omitted fields stay; null or '' clears a nullable field. */
export const WishlistItemChanges = z.object({
  name: z.optional(requiredText('Item name')),
  category: z.optional(category),
  brand: z.optional(clearable(trimmedText('Brand'))),
  size: z.optional(clearable(trimmedText('Size'))),
  color: z.optional(clearable(trimmedText('Color'))),
  imageUrl: z.optional(clearable(webAddress('Image link'))),
  productUrl: z.optional(clearable(webAddress('Product link'))),
  currentPrice: z.optional(clearable(money('Current price', 'USD'))),
  targetPrice: z.optional(clearable(money('Target price', 'USD'))),
  priority: z.optional(priority),
  notes: z.optional(clearable(trimmedText('Notes', 2000))),
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
    /** `message` is the result ('$89.00 now, $1.00 under your target.'), or the reason of a failure. */
    reply: z.object({ item: WishlistItem, isRead: z.boolean(), message: z.string() }),
  }),
  buy: endpoint({
    method: 'POST',
    path: '/api/wishlist/:id/bought',
    summary: 'Add a bought wishlist item with its photo to the closet, and take it off the list',
    params: wishId,
    body: z.object({
      purchaseDate: maybe(calendarDate('Purchase date')),
      /** Of a wish that names none. */
      color: maybe(requiredText('Color')),
    }),
    reply: ClosetItem,
    status: 201,
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
