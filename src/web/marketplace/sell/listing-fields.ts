import * as z from 'zod/mini'
import {
  NewMarketplaceItem,
  type ListingDraft,
  type MarketplaceItem,
  type MarketplaceItemChanges,
} from '../../../contract/marketplace.ts'

/** What stands in the form of a listing, as text. */
export interface ListingFields {
  title: string
  description: string
  condition: string
  size: string
  category: string
  color: string
  price: string
}

/** The form, checked by the contract's own rules. */
export const WrittenListing = z.omit(NewMarketplaceItem, { closetItemId: true, photoIds: true })
export type WrittenListing = z.infer<typeof WrittenListing>

/** A listing as its form starts: as the closet fills it in, or as it stands. */
export function fieldsOfListing(start: ListingDraft | MarketplaceItem): ListingFields {
  const { title, description, condition, size, category, color } = start
  const price = 'price' in start ? start.price : (start.priceHint?.price ?? '')
  return { title, description, condition, size: size ?? '', category, color: color ?? '', price }
}

/** Whether `name` is a field of the form. */
export function isFieldName(name: string): name is keyof ListingFields {
  return Object.hasOwn(WrittenListing.shape, name)
}

/** Of a checked form the fields that the user changed; a blank size or color is cleared. */
export function listingPatch(
  written: WrittenListing,
  touched: Partial<Record<keyof ListingFields, boolean>>,
): MarketplaceItemChanges {
  return Object.fromEntries(Object.entries(written).filter(([name]) => isFieldName(name) && touched[name]))
}
