import type { MissingPart } from '../../../contract/trends.ts'
import { kindRow } from '../../closet/garment-kinds.ts'
import type { BrandLevel } from '../../closet/garment.ts'
import { nameColor } from '../../closet/colors/color-name.ts'
import { priceAtLevel } from '../../stylist/catalog/shop-level.ts'
import { wishlistCategoryOf } from '../../wishlist/closet-category.ts'
import { capital } from '../english.ts'
import { brandsFor, priceEstimateNote } from './shop-suggestion.ts'
import type { TrendGarment } from '../../trends/trend.ts'

/** Returns a part of a trend as a wishlist item. */
export function wishForPart({ name, kind, color }: TrendGarment): MissingPart['wish'] {
  return {
    name: capital(name),
    category: wishlistCategoryOf(kindRow(kind).category),
    color: color ? colorLabel(color) : null,
  }
}

/** Returns a shop suggestion for a missing part, at the closet's price level. */
export function shopForPart(part: TrendGarment, level: BrandLevel): MissingPart['shop'] {
  const { name, category, soldAs, fromDollars } = kindRow(part.kind)
  const plain = `${colorLabel(part.color).toLowerCase()} ${name.toLowerCase()}`
  return {
    name: capital(part.name),
    category,
    priceRange: priceAtLevel(fromDollars, level),
    description: priceEstimateNote(level),
    brands: brandsFor(`${part.kind}:${part.name}`, soldAs, level),
    searchTerms: [...new Set([part.name, plain, `second-hand ${part.name}`])],
  }
}

// Returns 'Camel' from a word or `#rrggbb`.
function colorLabel(color: string): string {
  return color.startsWith('#') ? nameColor(color) : capital(color)
}
