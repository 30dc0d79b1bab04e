import type { MissingPart } from '../../contract/trends.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import { capital } from '../sentence.ts'
import { wishlistCategoryOf } from '../wishlist/closet-category.ts'
import type { TrendGarment } from './trend.ts'
import { wordOfColor } from './word-of-color.ts'

/** A part of a trend as a wish. */
export function wishForPart({ name, kind, color }: TrendGarment): MissingPart['wish'] {
  const { category } = kindRow(kind)
  return {
    name: capital(name),
    category: wishlistCategoryOf(category),
    color: color ? wordOfColor(color) : null,
  }
}
