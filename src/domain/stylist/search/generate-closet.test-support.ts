import * as z from 'zod/mini'
import {
  type ClosetCategory,
  closetCategories,
  type ClosetSeason,
  closetSeasons,
} from '../../../contract/closet/closet.ts'
import { daysAfter } from '../../calendar-days.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../outfit.ts'
import rows from './generated-closet.json' with { type: 'json' }

export const TODAY = '2026-11-23'

interface Made {
  readonly name: string
  readonly category: ClosetCategory
  readonly season: ClosetSeason | null
  readonly style: string | null
}

const Shape = z.strictObject({
  name: z.string(),
  /** Used in rotation. */
  seasons: z.array(z.nullable(z.enum(closetSeasons))),
  style: z.nullable(z.string()),
})
const shapes = z.record(z.enum(closetCategories), z.array(Shape)).parse(rows)
// prettier-ignore
const colors = [
  'Black', 'White', 'Navy blue', 'Gray', 'Camel', 'Burgundy red', 'Olive green', 'Light blue', 'Cream', 'Charcoal', 'Rust', 'Blush pink',
  'Emerald green', 'Denim blue', 'Chocolate brown', 'Mustard yellow', 'Lavender', 'Red', 'Beige', 'Teal', 'Dusk', 'White and navy blue',
]
// prettier-ignore
const brands = [null, 'Zara', null, 'Uniqlo', 'Gucci', null, 'Mango', 'COS', null, 'Ralph Lauren', 'Nike', 'H&M']

/** A deterministic closet of generated pieces, each with a unique tag ('K417') in its name. */
export function generateCloset(count: number): StylistPiece[] {
  const made = closetCategories.flatMap((category) =>
    shapes[category].map((shape) => ({ ...shape, category })),
  )
  return Array.from({ length: count }, (_, at) => {
    const shape = made[at % made.length]
    if (!shape) throw new Error('There are no shapes')
    const turn = Math.floor(at / made.length)
    return piece({ ...shape, season: shape.seasons[turn % shape.seasons.length] ?? null }, at)
  })
}

/** Ten pieces of a typical new closet: no coat, one pair of shoes, three prints. */
export function tenPieces(): StylistPiece[] {
  // prettier-ignore
  const lines = [
    ['Printed dress', 'Dresses', 'Pink, navy and white'], ['Leather cap', 'Accessories', 'Black'],
    ['Chain print long-sleeve', 'Tops', 'Navy, white and gold'], ['Gray jacket', 'Outerwear', 'Gray'],
    ['Printed pants', 'Bottoms', 'Black and white'], ['Tropical print shirt', 'Tops', 'White and light blue'],
    ['Panda sneakers', 'Shoes', 'Navy'], ['Denim shorts', 'Bottoms', 'Taupe'], ['Pleated skirt', 'Bottoms', 'Dark brown'],
    ['T-shirt', 'Tops', 'Rust'],
  ] as const
  return lines.map(([name, category, color], at) => ({
    ...piece({ name, category, season: null, style: null }, at),
    name,
    color,
    brand: null,
    garment: readGarment({
      name,
      category,
      color,
      brand: null,
      style: null,
      season: null,
      description: null,
    }),
  }))
}

function piece({ name, category, season, style }: Made, at: number): StylistPiece {
  const color = colors[(at * 7 + Math.floor(at / 13)) % colors.length] ?? 'Black'
  const brand = brands[(at * 5 + Math.floor(at / 7)) % brands.length] ?? null
  const wearCount = (at * 3) % 11
  const tagged = `${name} K${at}`
  return {
    id: `piece-${String((at * 7919) % 100_003).padStart(6, '0')}`,
    name: tagged,
    category,
    imageUrl: `/images/${at}.webp`,
    color,
    brand,
    lastWornDate: wearCount === 0 ? null : daysAfter(TODAY, -((at * 11) % 97)),
    wearCount,
    garment: readGarment({ name: tagged, category, color, brand, style, season, description: null }),
  }
}
