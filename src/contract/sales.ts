import * as z from 'zod/mini'
import { closetCategories } from './closet/closet.ts'
import { PhotoId } from './closet/photos.ts'
import { endpoint } from './endpoint.ts'
import { Id, maybe, optionalText, withDefault, oneOf, requiredText, pageLimit } from './fields.ts'
import { MarketplaceItem } from './marketplace.ts'
import { Picture } from './values/picture.ts'

export const saleRoles = ['seller', 'buyer'] as const
export type SaleRole = (typeof saleRoles)[number]

/**
 * `requested` and `accepted` are open states. An accepted sale reserves the listing until both users confirm the
 * handover (`done`) or one of them calls it off.
 */
export const saleStates = ['requested', 'accepted', 'declined', 'withdrawn', 'called off', 'done'] as const
export type SaleState = (typeof saleStates)[number]

const REQUEST_MESSAGE_MAX = 2000
const REPORT_DETAILS_MAX = 2000
/** Photos of the handover that each side can add. */
export const HANDOVER_PHOTOS_MAX = 8
const SALES_PAGE_MAX = 200

export const reportReasons = ['Scam', 'Not as described', 'Offensive', 'Spam', 'Other'] as const

/** Another user of this server. */
export const Person = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.nullable(z.string()),
})
export type Person = z.infer<typeof Person>

/** A photo of the sale; it survives the deletion of the listing. */
const SalePhoto = z.object({
  id: z.string(),
  imageUrl: z.string(),
  picture: Picture,
  /** `listing`: from the listing when the request was sent; `handover`: added later by seller or buyer. */
  shows: z.enum(['listing', 'handover']),
  addedBy: z.enum(saleRoles),
  createdAt: z.string(),
})
export type SalePhoto = z.infer<typeof SalePhoto>

/** Snapshot of the listing when the request was sent: the terms of the sale. */
export const SaleTerms = z.object({
  title: z.string(),
  description: z.string(),
  /** US dollars, such as '84.00'. */
  price: z.string(),
  condition: z.string(),
  size: z.nullable(z.string()),
  category: z.enum(closetCategories),
  color: z.string(),
  brand: z.nullable(z.string()),
  imageUrl: z.string(),
})
export type SaleTerms = z.infer<typeof SaleTerms>

/** A request for a listing and its sale. Only the seller and the buyer see it. */
export const Sale = z.object({
  id: z.string(),
  /** Whether the user of this request sells or buys. */
  role: z.enum(saleRoles),
  state: z.enum(saleStates),
  /** Null once the listing is deleted permanently. */
  listingId: z.nullable(z.string()),
  /** The listing is available and not reserved. */
  isForSale: z.boolean(),
  listing: SaleTerms,
  /** Sizes of the photo in `listing.imageUrl`; null for an illustration. */
  picture: z.nullable(Picture),
  message: z.string(),
  seller: Person,
  buyer: Person,
  acceptedAt: z.nullable(z.string()),
  sellerConfirmedAt: z.nullable(z.string()),
  buyerConfirmedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.enum(saleRoles)),
  /** The piece in the buyer's closet; null for the seller, or if the buyer declined it. */
  pieceId: z.nullable(z.string()),
  photos: z.array(SalePhoto),
  createdAt: z.string(),
})
export type Sale = z.infer<typeof Sale>

/** A seller and their listings. */
export const Seller = z.object({
  person: Person,
  /** A sample seller; their listings cannot be bought. */
  isSample: z.boolean(),
  isMe: z.boolean(),
  /** The user of this request has blocked the seller; `listings` is empty then. */
  isBlocked: z.boolean(),
  /** Newest first. */
  listings: z.array(MarketplaceItem),
})
export type Seller = z.infer<typeof Seller>

const saleId = z.object({ id: Id })
const personId = z.object({ id: Id })

export const salesEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/api/marketplace-items/:id/requests',
    summary: "Ask for another user's listing (one open request for each listing)",
    params: z.object({ id: Id }),
    body: z.object({ message: requiredText('Message', REQUEST_MESSAGE_MAX) }),
    reply: Sale,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/sales',
    summary: 'Requests and sales of the user, as seller and as buyer, newest first',
    query: z.object({
      role: maybe(oneOf('Role', saleRoles)),
      /** `open`: requested or accepted. `closed`: all others. */
      state: maybe(oneOf('State', ['open', 'closed'])),
      limit: pageLimit(SALES_PAGE_MAX),
      /** Id of the last sale of the page before. */
      after: maybe(Id),
    }),
    reply: z.array(Sale),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/sales/:id',
    summary: 'One request or sale',
    params: saleId,
    reply: Sale,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/sales/:id/accept',
    summary: 'Accept a request as the seller: reserves the listing for its buyer',
    params: saleId,
    reply: Sale,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/sales/:id/decline',
    summary: 'Decline a request as the seller',
    params: saleId,
    reply: Sale,
  }),
  callOff: endpoint({
    method: 'POST',
    path: '/api/sales/:id/call-off',
    summary: 'Call off an accepted sale (the listing is available again), or withdraw a request as its buyer',
    params: saleId,
    reply: Sale,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/sales/:id/confirm',
    summary: 'Confirm the handover (once both did, the piece is sold)',
    params: saleId,
    body: z.object({
      /** Whether the buyer adds the piece to their closet. Ignored for the seller. */
      addsToCloset: withDefault(z.boolean('addsToCloset must be true or false.'), false),
    }),
    reply: Sale,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/api/sales/:id/photos',
    summary: 'Keep an uploaded photo of the handover with the sale, for both',
    params: saleId,
    body: z.object({ photoId: PhotoId }),
    reply: Sale,
  }),
}

export const peopleEndpoints = {
  seller: endpoint({
    method: 'GET',
    path: '/api/sellers/:id',
    summary: 'A seller and their available listings',
    params: personId,
    reply: Seller,
  }),
  blocked: endpoint({
    method: 'GET',
    path: '/api/blocked-people',
    summary: 'The people that the user has blocked, newest first',
    reply: z.array(Person),
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/people/:id/block',
    summary: 'Block someone: neither sees listings or requests of the other, and open sales between them end',
    params: personId,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/people/:id/block',
    summary: 'Unblock someone',
    params: personId,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/people/:id/reports',
    summary: 'Report someone, or one of their listings, to the operator of this server',
    params: personId,
    body: z.object({
      reason: oneOf('Reason', reportReasons),
      details: optionalText('Details', REPORT_DETAILS_MAX),
      listingId: maybe(Id),
    }),
  }),
}
