import * as z from 'zod/mini'
import {
  NewMarketplaceItem,
  type ListingDraft,
  type MarketplaceItem,
  type MarketplaceItemChanges,
} from '../../../contract/marketplace.ts'

/** Values of a listing's form, as text. */
export interface ListingFormValues {
  title: string
  description: string
  condition: string
  size: string
  category: string
  color: string
  price: string
}

/** The form, validated by the contract's schema. */
export const WrittenListing = z.omit(NewMarketplaceItem, { closetItemId: true, photoIds: true })
export type WrittenListing = z.infer<typeof WrittenListing>

/** Initial form values, from the closet's draft or an existing listing. */
export function listingFormValues(start: ListingDraft | MarketplaceItem): ListingFormValues {
  const { title, description, condition, size, category, color } = start
  const price = 'price' in start ? start.price : (start.priceHint?.price ?? '')
  return { title, description, condition, size: size ?? '', category, color: color ?? '', price }
}

/** Whether `name` is a field of the form. */
export function isFieldName(name: string): name is keyof ListingFormValues {
  return Object.hasOwn(WrittenListing.shape, name)
}

/** The changed fields of a checked form; a blank size or color is cleared. */
export function listingPatch(
  written: WrittenListing,
  touched: Partial<Record<keyof ListingFormValues, boolean>>,
): MarketplaceItemChanges {
  return Object.fromEntries(Object.entries(written).filter(([name]) => isFieldName(name) && touched[name]))
}
