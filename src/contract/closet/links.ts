import * as z from 'zod/mini'
import { CLOSET_SIZE_MAX, closetCategories, ClosetItem } from './closet.ts'
import { currency } from './piece.ts'
import { money } from '../values/money.ts'
import { endpoint } from '../endpoint.ts'
import { clearable, trimmedText, oneOf, requiredText } from '../fields.ts'

/** Maximum length of a link, in characters. */
export const LINK_MAX = 2000

/** Maximum length of a page's HTML sent by the browser, in characters. */
export const PAGE_HTML_MAX = 500_000

const link = requiredText('Product link', LINK_MAX)

/** Sources of a product's facts. Facts from `picture` are estimates. */
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

/** A product parsed from its page; unreadable values are null. */
export const Product = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  /** Decimal string with two places. */
  price: z.nullable(z.string()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** The first picture's address at the shop. */
  imageUrl: z.nullable(z.string()),
  color: z.nullable(z.string()),
  category: z.nullable(z.enum(closetCategories)),
  size: z.nullable(z.string()),
  /** Name of the shop. */
  shop: z.string(),
  /** Addresses of its pictures on this server, available for ten minutes, best first. */
  pictures: z.array(z.string()),
  sources: z.record(z.string(), z.nullable(z.enum(productSources))),
})
export type Product = z.infer<typeof Product>

/** Result of checking a link. */
export const LinkCheck = z.object({
  valid: z.boolean(),
  /** A description of the product ('Linen shirt · Zara · €39.95'), or the reason why the link cannot be used. */
  message: z.string(),
  /** An alternative for the user; absent if valid. */
  advice: z.optional(z.string()),
  product: z.optional(Product),
  /** Facts from the address itself, to prefill the upload form; absent if valid. */
  told: z.optional(z.object({ name: z.nullable(z.string()), brand: z.nullable(z.string()) })),
})
export type LinkCheck = z.infer<typeof LinkCheck>

/** A link to add, and the user's corrections of the parsed values. */
export const NewLinkedItem = z.object({
  url: link,
  name: z.optional(requiredText('Name')),
  category: z.optional(oneOf('Category', closetCategories)),
  color: z.optional(requiredText('Color')),
  size: z.optional(clearable(trimmedText('Size', CLOSET_SIZE_MAX))),
  brand: z.optional(clearable(trimmedText('Brand'))),
  originalPrice: z.optional(clearable(money('Price'))),
  currency: z.optional(clearable(currency)),
  /** Index of the selected picture, from 0. */
  picture: z.optional(z.int('Photo must be a number.').check(z.minimum(0), z.maximum(20))),
})
export type NewLinkedItem = z.infer<typeof NewLinkedItem>

/** Endpoints of 'Add from Link'. */
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
    body: z.object({ url: link, html: pageHtml() }),
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

function pageHtml() {
  return z.string('The page must be text.').check(z.maxLength(PAGE_HTML_MAX, 'This page is too long.'))
}
