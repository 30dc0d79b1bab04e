import type { MissingPart } from '../../contract/trends.ts'
import { kindRow } from '../closet/garment-kinds.ts'
import type { BrandLevel } from '../closet/garment.ts'
import { capital } from '../sentence.ts'
import { stableNumber } from '../stable-number.ts'
import { shopBrands } from '../stylist/shops/shop-kinds.ts'
import { priceAtLevel } from '../stylist/shops/shop-level.ts'
import { levelWords } from '../words/level-words.ts'
import { wordOfColor } from './word-of-color.ts'
import type { TrendGarment } from './trend.ts'

const BRANDS = 3

/** What to look for in shops in place of a part that the closet lacks, at the price level that is bought otherwise. */
export function shopForPart(part: TrendGarment, level: BrandLevel): MissingPart['shop'] {
  const { name, category, soldAs, fromDollars } = kindRow(part.kind)
  const plain = `${wordOfColor(part.color).toLowerCase()} ${name.toLowerCase()}`
  const brands = shopBrands[soldAs][level]
  const start = Math.floor(stableNumber(`${part.kind}:${part.name}`) * brands.length)
  return {
    name: capital(part.name),
    category,
    priceRange: priceAtLevel(fromDollars, level),
    description: `An idea to look for, not an offer. The price is an estimate for ${levelWords[level]} brands.`,
    brands: [...brands.slice(start), ...brands.slice(0, start)].slice(0, BRANDS),
    searchTerms: [...new Set([part.name, plain, `second-hand ${part.name}`])],
  }
}
