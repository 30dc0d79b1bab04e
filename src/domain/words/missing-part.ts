import type { MissingPart } from '../../contract/trends.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import type { BrandLevel } from '../closet/garment.ts'
import { nameColor } from '../closet/color-name.ts'
import { stableNumber } from '../stable-number.ts'
import { shopBrands } from '../stylist/shops/shop-kinds.ts'
import { priceAtLevel } from '../stylist/shops/shop-level.ts'
import { wishlistCategoryOf } from '../wishlist/closet-category.ts'
import { capital } from './english.ts'
import { ideaNote } from './level-words.ts'
import type { TrendGarment } from '../trends/trend.ts'

const BRANDS = 3

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
  const brands = shopBrands[soldAs][level]
  const start = Math.floor(stableNumber(`${part.kind}:${part.name}`) * brands.length)
  return {
    name: capital(part.name),
    category,
    priceRange: priceAtLevel(fromDollars, level),
    description: ideaNote(level),
    brands: [...brands.slice(start), ...brands.slice(0, start)].slice(0, BRANDS),
    searchTerms: [...new Set([part.name, plain, `second-hand ${part.name}`])],
  }
}

// 'Camel', from a word or `#rrggbb`.
function colorLabel(color: string): string {
  return color.startsWith('#') ? nameColor(color) : capital(color)
}
