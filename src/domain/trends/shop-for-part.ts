import type { MissingPart } from '../../contract/trends.ts'
import { garmentKinds, type GarmentKind } from '../closet/garment-kinds.ts'
import type { BrandLevel } from '../closet/garment.ts'
import { capital } from '../sentence.ts'
import { stableNumber } from '../stable-number.ts'
import { shopBrands } from '../stylist/words/shop-brands.ts'
import { shopKinds } from '../stylist/words/shop-kinds.ts'
import { levelWords, priceAtLevel } from '../stylist/words/shop-level.ts'
import { wordOfColor } from './word-of-color.ts'
import type { TrendGarment } from './trend.ts'

interface Sold {
  readonly group: keyof typeof shopBrands
  /** US dollars at a high street brand, from. */
  readonly fromDollars: number
}

const BRANDS = 3

// The stylist looks for these kinds in shops too; the first of each is the plainest.
const known = new Map<GarmentKind, Sold>(
  Object.values(shopKinds)
    .flat()
    .toReversed()
    .map(({ kind, group, fromDollars }) => [kind, { group, fromDollars }]),
)

const others: Partial<Record<GarmentKind, Sold>> = {
  'long-sleeve-tee': { group: 'basics', fromDollars: 15 },
  'tank-top': { group: 'basics', fromDollars: 10 },
  camisole: { group: 'dresses', fromDollars: 20 },
  'cable-knit': { group: 'knitwear', fromDollars: 50 },
  cardigan: { group: 'knitwear', fromDollars: 40 },
  'knit-vest': { group: 'knitwear', fromDollars: 30 },
  sweatshirt: { group: 'basics', fromDollars: 30 },
  hoodie: { group: 'basics', fromDollars: 35 },
  joggers: { group: 'basics', fromDollars: 30 },
  leggings: { group: 'basics', fromDollars: 20 },
  'denim-shorts': { group: 'denim', fromDollars: 30 },
  skirt: { group: 'dresses', fromDollars: 40 },
  'mini-skirt': { group: 'dresses', fromDollars: 30 },
  jumpsuit: { group: 'dresses', fromDollars: 60 },
  jacket: { group: 'basics', fromDollars: 60 },
  'denim-jacket': { group: 'denim', fromDollars: 60 },
  'leather-jacket': { group: 'outdoor', fromDollars: 180 },
  puffer: { group: 'outdoor', fromDollars: 80 },
  parka: { group: 'outdoor', fromDollars: 100 },
  raincoat: { group: 'outdoor', fromDollars: 70 },
  waistcoat: { group: 'tailoring', fromDollars: 40 },
  'tall-boots': { group: 'shoes', fromDollars: 110 },
  beanie: { group: 'belts and scarves', fromDollars: 12 },
  cap: { group: 'belts and scarves', fromDollars: 15 },
  'sun-hat': { group: 'belts and scarves', fromDollars: 20 },
  gloves: { group: 'belts and scarves', fromDollars: 25 },
  tie: { group: 'tailoring', fromDollars: 20 },
  necklace: { group: 'jewelry', fromDollars: 20 },
}
const anything: Sold = { group: 'basics', fromDollars: 30 }

/** What to look for in shops in place of a part that the closet lacks, at the price level that is bought otherwise. */
export function shopForPart(part: TrendGarment, level: BrandLevel): MissingPart['shop'] {
  const { group, fromDollars } = others[part.kind] ?? known.get(part.kind) ?? anything
  const kind = garmentKinds.find(({ id }) => id === part.kind)
  const plain = `${wordOfColor(part.color).toLowerCase()} ${(kind?.name ?? part.name).toLowerCase()}`
  const brands = shopBrands[group][level]
  const start = Math.floor(stableNumber(`${part.kind}:${part.name}`) * brands.length)
  return {
    name: capital(part.name),
    category: kind?.category ?? 'Accessories',
    priceRange: priceAtLevel(fromDollars, level),
    description: `An idea to look for, not an offer. The price is an estimate for ${levelWords[level]} brands.`,
    brands: [...brands.slice(start), ...brands.slice(0, start)].slice(0, BRANDS),
    searchTerms: [...new Set([part.name, plain, `second-hand ${part.name}`])],
  }
}
