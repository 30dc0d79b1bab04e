import * as z from 'zod/mini'
import { closetCategories } from './closet/closet.ts'
import { PhotoId } from './closet/photos.ts'
import { OutfitItem, outfitSlots } from './closet/outfit-items.ts'
import { money } from './values/money.ts'
import { endpoint } from './endpoint.ts'
import { clearable, Id, trimmedText, maybe, oneOf, optionalText, requiredText, pageLimit } from './fields.ts'
import { Picture } from './values/picture.ts'

export const itemConditions = ['Like New', 'Excellent', 'Good', 'Fair'] as const
export type ItemCondition = (typeof itemConditions)[number]

/** Sizes that the filter always offers; a listing may have any other. */
export const itemSizes = ['XS', 'S', 'M', 'L', 'XL'] as const

/** In US dollars; both ends of '25-50' and '50-100' are inclusive. */
export const priceRanges = ['under-25', '25-50', '50-100', 'over-100'] as const
export type PriceRange = (typeof priceRanges)[number]

export const itemStatuses = ['available', 'paused', 'sold'] as const
export type ItemStatus = (typeof itemStatuses)[number]
/** A listing is `reserved` while a sale of it is accepted; only its seller and that buyer see it. */
export const shownStatuses = [...itemStatuses, 'reserved'] as const
export type ShownStatus = (typeof shownStatuses)[number]

export const LISTING_TITLE_MAX = 120
export const LISTING_DESCRIPTION_MAX = 2000
const LISTING_SIZE_MAX = 40
/** Maximum number of photos in addition to the piece's own. */
export const MORE_PHOTOS_MAX = 8
const LISTINGS_PAGE_MAX = 200

/** An additional photo of a listing: a flaw, a label, the back. */
const ListingPhoto = z.object({ id: z.string(), imageUrl: z.string(), picture: Picture })
export type ListingPhoto = z.infer<typeof ListingPhoto>

/** A listing. */
export const MarketplaceItem = z.object({
  id: z.string(),
  sellerId: z.string(),
  /** The piece in the seller's closet; null for samples, and once the piece is deleted permanently. */
  closetItemId: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  /** US dollars, such as '84.00'. */
  price: z.string(),
  /** One of `itemConditions`, or free text. */
  condition: z.string(),
  size: z.nullable(z.string()),
  category: z.enum(closetCategories),
  /** Color name from the seller's closet. */
  color: z.nullable(z.string()),
  imageUrl: z.string(),
  /** Null if `imageUrl` is not a photo of our image store. */
  picture: z.nullable(Picture),
  /** In the seller's order. */
  morePhotos: z.array(ListingPhoto),
  isAvailable: z.boolean(),
  status: z.enum(shownStatuses),
  isSample: z.boolean(),
  /** The user of this request is the seller. */
  isMine: z.boolean(),
  createdAt: z.string(),
  seller: z.object({ username: z.string(), profileImage: z.nullable(z.string()) }),
})
export type MarketplaceItem = z.infer<typeof MarketplaceItem>

const price = money('Price', 'USD')
const color = z.optional(clearable(trimmedText('Color')))
const photoIds = z.optional(
  z.array(PhotoId).check(z.maxLength(MORE_PHOTOS_MAX, `A listing can have ${MORE_PHOTOS_MAX} more photos.`)),
)

export const NewMarketplaceItem = z.object({
  /** A piece of the user's closet; its photo is the listing's first. */
  closetItemId: Id,
  title: requiredText('Title', LISTING_TITLE_MAX),
  description: requiredText('Description', LISTING_DESCRIPTION_MAX),
  price,
  condition: oneOf('Condition', itemConditions),
  size: optionalText('Size', LISTING_SIZE_MAX),
  category: oneOf('Category', closetCategories),
  /** Default: the piece's color. */
  color,
  /** Uploaded photos, shown after the piece's own in this order. */
  photoIds,
})
export type NewMarketplaceItem = z.infer<typeof NewMarketplaceItem>

/** Changes to a listing. Omitted fields stay; null or '' clears the size or the color. */
export const MarketplaceItemChanges = z.object({
  title: z.optional(requiredText('Title', LISTING_TITLE_MAX)),
  description: z.optional(requiredText('Description', LISTING_DESCRIPTION_MAX)),
  price: z.optional(price),
  condition: z.optional(oneOf('Condition', itemConditions)),
  size: z.optional(clearable(trimmedText('Size', LISTING_SIZE_MAX))),
  category: z.optional(oneOf('Category', closetCategories)),
  color,
  /** All additional photos, in order: existing and newly uploaded ones. */
  photoIds,
  status: z.optional(oneOf('Status', itemStatuses)),
})
export type MarketplaceItemChanges = z.infer<typeof MarketplaceItemChanges>

/** The fields of a listing that describe its piece, filled in from the closet. */
export const ListingFacts = z.object({
  title: z.string(),
  description: z.string(),
  condition: z.enum(itemConditions),
  size: z.nullable(z.string()),
  category: z.enum(closetCategories),
  color: z.string(),
})
export type ListingFacts = z.infer<typeof ListingFacts>

/** A listing filled in from the closet. */
export const ListingDraft = z.extend(ListingFacts, {
  closetItemId: z.string(),
  imageUrl: z.string(),
  /** Estimated price and its range, in US dollars; null without data for an estimate. */
  priceHint: z.nullable(z.object({ price: z.string(), low: z.string(), high: z.string() })),
  /** The basis of the hint, or why there is none. One or two sentences. */
  priceReasoning: z.string(),
  /** Cost per wear after a sale at `priceHint.price`: '$11.67 per wear'; null if unknown. */
  costPerWear: z.nullable(z.string()),
})
export type ListingDraft = z.infer<typeof ListingDraft>

const itemId = z.object({ id: Id })

export const marketplaceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/marketplace-items',
    summary: 'Listings, newest first, each with its seller, optionally filtered',
    query: z.object({
      /** '1' returns all of the user's listings instead, including paused and sold ones. */
      mine: maybe(z.enum(['1'], "mine must be '1' or left out.")),
      priceRange: maybe(oneOf('Price range', ['all', ...priceRanges])),
      size: maybe(trimmedText('Size', LISTING_SIZE_MAX)),
      condition: maybe(oneOf('Condition', ['all', ...itemConditions])),
      category: maybe(oneOf('Category', ['all', ...closetCategories])),
      /** Words of the title, the description or the seller's name, as '@nives', in any order. */
      find: maybe(trimmedText('Search', LISTING_TITLE_MAX)),
      limit: pageLimit(LISTINGS_PAGE_MAX),
      /** Id of the last listing of the page before. */
      after: maybe(Id),
    }),
    reply: z.array(MarketplaceItem),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/marketplace-items/:id',
    summary: 'One listing (paused or sold ones for their seller only)',
    params: itemId,
    reply: MarketplaceItem,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/marketplace-items',
    summary: 'List a piece for sale (not suggested or planned while listed)',
    body: NewMarketplaceItem,
    reply: MarketplaceItem,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/marketplace-items/:id',
    summary: 'Change your own listing, pause it or mark it as sold',
    params: itemId,
    body: MarketplaceItemChanges,
    reply: MarketplaceItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/marketplace-items/:id',
    summary: 'Take down your own listing (restorable for a while)',
    params: itemId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/marketplace-items/:id/restore',
    summary: 'Restore a listing that was taken down',
    params: itemId,
    reply: MarketplaceItem,
  }),
  closetChanges: endpoint({
    method: 'GET',
    path: '/api/marketplace-items/:id/closet-changes',
    summary: 'Details that changed in the closet since the piece was listed',
    params: itemId,
    reply: z.partial(ListingFacts),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id/listing-draft',
    summary: 'A listing filled in from the closet, with a price hint and its reasoning',
    params: itemId,
    reply: ListingDraft,
  }),
  removeSamples: endpoint({
    method: 'DELETE',
    path: '/api/marketplace-samples',
    summary: 'Remove the sample listings permanently',
  }),
}

/** Something the user considers buying: a listing, a wish, or the product of a link. */
export const Candidate = z.object({
  name: requiredText('Name'),
  category: oneOf('Category', closetCategories),
  color: optionalText('Color'),
  description: optionalText('Description', LISTING_DESCRIPTION_MAX),
  /** US dollars. */
  price: maybe(price),
  imageUrl: optionalText('Photo', 2000),
})
export type Candidate = z.infer<typeof Candidate>

const verdicts = ['yes', 'no', 'only if'] as const

/** A prediction, from the user's closet, whether the user would wear a candidate. */
export const WouldWear = z.object({
  verdict: z.enum(verdicts),
  /** Begins with Yes, No or Only if. One or two sentences. */
  sentence: z.string(),
  reasons: z.array(z.string()),
  /** Number of complete outfits with the closet, counted up to `outfitCountMax`. */
  outfitCount: z.int(),
  outfitCountMax: z.int(),
  /** The best of them, at most four; a piece with `item.id` null is the candidate itself. */
  outfits: z.array(
    z.object({
      pieces: z.array(
        z.object({ slot: z.enum(outfitSlots), item: z.extend(OutfitItem, { id: z.nullable(z.string()) }) }),
      ),
    }),
  ),
  /** The most similar piece of the closet, if one is close. `likeness` is 0 to 100. */
  nearDuplicate: z.nullable(z.object({ item: OutfitItem, likeness: z.int(), reason: z.string() })),
  /** An estimate from how often the user wears such pieces; null without a price. */
  costPerWear: z.nullable(z.object({ amount: z.string(), wearsAYear: z.int(), reasoning: z.string() })),
})
export type WouldWear = z.infer<typeof WouldWear>

/** Evaluates a candidate against the closet. */
export const wouldIWear = endpoint({
  method: 'POST',
  path: '/api/would-i-wear',
  storesNothing: true,
  summary: 'Would I wear it: outfits, closest piece, cost per wear and a verdict',
  body: Candidate,
  reply: WouldWear,
})
