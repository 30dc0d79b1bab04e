import * as z from 'zod/mini'
import { closetCategories, ClosetItem } from './closet.ts'
import { currency } from './closet-piece.ts'
import { money } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { clearable, keptText, oneOf, requiredText } from './fields.ts'

/** Longest link that is taken, in characters. */
export const LINK_MAX = 2000

/** Largest text of a page that a browser may hand over, in characters. */
export const HANDED_PAGE_MAX = 500_000

const link = requiredText('Product link', LINK_MAX)

/** Where a fact of a product was found; the picture gives no more than an estimate. */
const productSources = [
  'json-ld',
  'microdata',
  'opengraph',
  'embedded-state',
  'page',
  'address',
  'name',
  'picture',
] as const

/** A product as its page shows it; null where that could not be read. */
export const Product = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  /** Decimal string with two places. */
  price: z.nullable(z.string()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** The shop's own address of the first picture. */
  imageUrl: z.nullable(z.string()),
  color: z.nullable(z.string()),
  category: z.nullable(z.enum(closetCategories)),
  size: z.nullable(z.string()),
  /** Name of the shop. */
  shop: z.string(),
  /** Addresses on this server under which its pictures are seen for ten minutes, best first. */
  pictures: z.array(z.string()),
  sources: z.record(z.string(), z.nullable(z.enum(productSources))),
})
export type Product = z.infer<typeof Product>

/** What the check of a link found. */
export const LinkCheck = z.object({
  valid: z.boolean(),
  /** What it is ('Linen shirt · Zara · €39.95'), or why it cannot be used. */
  message: z.string(),
  /** What to do instead; absent when valid. */
  advice: z.optional(z.string()),
  product: z.optional(Product),
  /** What the address itself tells, for the upload that comes instead; absent when valid. */
  told: z.optional(z.object({ name: z.nullable(z.string()), brand: z.nullable(z.string()) })),
})
export type LinkCheck = z.infer<typeof LinkCheck>

/** A link to add, and what the person corrected of what was read. */
export const NewLinkedItem = z.object({
  url: link,
  name: z.optional(requiredText('Name')),
  category: z.optional(oneOf('Category', closetCategories)),
  color: z.optional(requiredText('Color')),
  size: z.optional(clearable(keptText('Size', 40))),
  brand: z.optional(clearable(keptText('Brand'))),
  originalPrice: z.optional(clearable(money('Price'))),
  currency: z.optional(clearable(currency)),
  /** Which of the product's pictures, from 0. */
  picture: z.optional(z.int('Photo must be a number.').check(z.minimum(0), z.maximum(20))),
})
export type NewLinkedItem = z.infer<typeof NewLinkedItem>

/** The calls of 'Add from Link'. */
export const linkEndpoints = {
  check: endpoint({
    method: 'POST',
    path: '/api/validate-product-url',
    storesNothing: true,
    summary: 'Read the product page of a link (cached for ten minutes)',
    body: z.object({ url: link }),
    reply: LinkCheck,
  }),
  checkPage: endpoint({
    method: 'POST',
    path: '/api/validate-product-page',
    storesNothing: true,
    summary: 'Read a product page sent by the browser, for stores that block servers',
    body: z.object({ url: link, html: keptPage() }),
    reply: LinkCheck,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/closet-items/from-link',
    summary: 'Add the product of a link to the closet',
    body: NewLinkedItem,
    reply: ClosetItem,
    status: 201,
  }),
}

function keptPage() {
  return z.string('The page must be text.').check(z.maxLength(HANDED_PAGE_MAX, 'This page is too long.'))
}
