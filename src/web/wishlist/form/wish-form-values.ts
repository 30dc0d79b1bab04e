import {
  DEFAULT_PRIORITY,
  type NewWishlistItem,
  type WishlistItem,
  type WishlistItemChanges,
} from '../../../contract/wishlist.ts'

/** Values of the form of a wish: text, and stars. */
export interface WishFormValues {
  name: string
  category: string
  brand: string
  size: string
  color: string
  imageUrl: string
  productUrl: string
  currentPrice: string
  targetPrice: string
  notes: string
  priority: number
}

const blank: WishFormValues = {
  name: '',
  category: '',
  brand: '',
  size: '',
  color: '',
  imageUrl: '',
  productUrl: '',
  currentPrice: '',
  targetPrice: '',
  notes: '',
  priority: DEFAULT_PRIORITY,
}

/** Initial values of the form; for null those of a new wish. */
export function wishFormValues(wish: WishlistItem | null): WishFormValues {
  if (!wish) return blank
  return {
    name: wish.name,
    category: wish.category,
    brand: wish.brand ?? '',
    size: wish.size ?? '',
    color: wish.color ?? '',
    imageUrl: wish.imageUrl ?? '',
    productUrl: wish.productUrl ?? '',
    currentPrice: wish.currentPrice ?? '',
    targetPrice: wish.targetPrice ?? '',
    notes: wish.notes ?? '',
    priority: wish.priority,
  }
}

/** Whether `name` is a field of the form. */
export function isFieldName(name: string): name is keyof WishFormValues {
  return Object.hasOwn(blank, name)
}

const fieldLabels: Record<keyof WishFormValues, string> = {
  name: 'Name',
  category: 'Category',
  brand: 'Brand',
  size: 'Size',
  color: 'Color',
  imageUrl: 'Image link',
  productUrl: 'Product link',
  currentPrice: 'Current price',
  targetPrice: 'Target price',
  notes: 'Notes',
  priority: 'Priority',
}

/** Labels of the fields in which two states of a wish differ. */
export function differences(one: WishlistItem, other: WishlistItem): string[] {
  const [before, after] = [wishFormValues(one), wishFormValues(other)]
  return Object.keys(blank).flatMap((name) =>
    isFieldName(name) && before[name] !== after[name] ? fieldLabels[name] : [],
  )
}

/** The touched fields of a valid form; blank ones are cleared. */
export function wishPatch(
  checked: NewWishlistItem,
  touched: Partial<Record<keyof WishFormValues, boolean>>,
): WishlistItemChanges {
  return Object.fromEntries(Object.entries(checked).filter(([name]) => isFieldName(name) && touched[name]))
}
