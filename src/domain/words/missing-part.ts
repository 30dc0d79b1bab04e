import type { MissingPart } from '../../contract/trends.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import type { BrandLevel } from '../closet/garment.ts'
import { nameColor } from '../closet/color-name.ts'
import { priceAtLevel } from '../stylist/to-find/shop-level.ts'
import { wishlistCategoryOf } from '../wishlist/closet-category.ts'
import { capital } from './english.ts'
import { ideaNote } from './level-words.ts'
import { brandsFor } from './shop-suggestion.ts'
import type { TrendGarment } from '../trends/trend.ts'

/** A part of a trend as a wishlist item. */
export function wishForPart({ name, kind, color }: TrendGarment): MissingPart['wish'] {
  return {
    name: capital(name),
    category: wishlistCategoryOf(kindRow(kind).category),
    color: color ? colorLabel(color) : null,
  }
}

/** What to look for in stores for a part that is missing, at the price level of the closet. */
export function shopForPart(part: TrendGarment, level: BrandLevel): MissingPart['shop'] {
  const { name, category, soldAs, fromDollars } = kindRow(part.kind)
  const plain = `${colorLabel(part.color).toLowerCase()} ${name.toLowerCase()}`
  return {
    name: capital(part.name),
    category,
    priceRange: priceAtLevel(fromDollars, level),
    description: ideaNote(level),
    brands: brandsFor(`${part.kind}:${part.name}`, soldAs, level),
    searchTerms: [...new Set([part.name, plain, `second-hand ${part.name}`])],
  }
}

// 'Camel', from a word or `#rrggbb`.
function colorLabel(color: string): string {
  return color.startsWith('#') ? nameColor(color) : capital(color)
}
