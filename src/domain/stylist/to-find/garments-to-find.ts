import * as z from 'zod/mini'
import { kindRow, shopGroups, type ShopGroup } from '../../closet/garment-kinds.ts'
import type { BrandLevel } from '../../closet/garment.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { once } from '../occasions/once.ts'
import brandRows from './brands.json' with { type: 'json' }
import colorRows from './colors.json' with { type: 'json' }
import accessories from './garments/accessories.json' with { type: 'json' }
import bags from './garments/bags.json' with { type: 'json' }
import bottoms from './garments/bottoms.json' with { type: 'json' }
import layers from './garments/layers.json' with { type: 'json' }
import shoes from './garments/shoes.json' with { type: 'json' }
import tops from './garments/tops.json' with { type: 'json' }
import wholes from './garments/wholes.json' with { type: 'json' }

// prettier-ignore
const colorRoles = [
  'main', 'suit', 'second', 'light', 'leather', 'sneakers', 'denim', 'neutral', 'natural', 'jewel', 'black', 'brown',
  'yellow', 'metal',
] as const
/** What the color of a garment depends on; each role has the colors that such a garment is easily found in. */
export type ColorRole = (typeof colorRoles)[number]

const Row = z.strictObject({
  /** In lower case and without a color, in words that `readGarment` reads: all else about it comes from that reading. */
  name: z.string(),
  /** Left out where the name states a color. */
  color: z.optional(z.enum(colorRoles)),
  details: z.optional(z.array(z.string())),
  /** Other words that stores use. */
  alsoCalled: z.optional(z.string()),
  /** Ids of the occasions, or of their families, that it is for; left out for any. */
  for: z.optional(z.array(z.string())),
  /** Where the reading says something else. */
  wornBy: z.optional(z.enum(['women', 'men', 'everyone'])),
  isPlural: z.optional(z.literal(true)),
  /** US dollars at a mid-range brand, from; left out where it is that of its kind. */
  fromDollars: z.optional(z.number()),
})

const rowsOfPart = {
  whole: wholes,
  top: tops,
  bottom: bottoms,
  layer: layers,
  shoes,
  bag: bags,
  small: accessories,
}
/** What a garment is in an outfit; a whole is most of it: a dress, a suit, a sari. */
export type OutfitPart = keyof typeof rowsOfPart

/** A garment that nobody has to own: advice and shop suggestions name it. */
export interface GarmentToFind extends z.infer<typeof Row> {
  readonly part: OutfitPart
  readonly isSeveral: boolean
  /** As a piece of a closet, without a color. */
  readonly piece: StylistPiece
}

// Each part is read when it is first asked for.
const readers: Readonly<Record<OutfitPart, () => readonly GarmentToFind[]>> = {
  whole: once(() => read('whole')),
  top: once(() => read('top')),
  bottom: once(() => read('bottom')),
  layer: once(() => read('layer')),
  shoes: once(() => read('shoes')),
  bag: once(() => read('bag')),
  small: once(() => read('small')),
}

/** The garments to find of one part of an outfit. */
export function garmentsToFind(part: OutfitPart): readonly GarmentToFind[] {
  return readers[part]()
}

/** All garments to find. */
export function allGarmentsToFind(): readonly GarmentToFind[] {
  return Object.values(readers).flatMap((reader) => reader())
}

/** Reads the catalog a few milliseconds at a time, so that what asks for all of it later does not wait. */
export function* catalogInSteps(): Generator<undefined, void> {
  for (const reader of Object.values(readers)) {
    reader()
    yield
  }
}

function read(part: OutfitPart): readonly GarmentToFind[] {
  return z
    .array(Row)
    .parse(rowsOfPart[part])
    .map((row) => {
      const piece = pieceToFind(row, '')
      return { ...row, part, piece, isSeveral: row.isPlural ?? nounOf(piece).isSeveral }
    })
}

/** A garment to find in a color, as a piece of a closet. */
export function pieceToFind(
  { name, wornBy }: Pick<GarmentToFind, 'name' | 'wornBy'>,
  color: string,
): StylistPiece {
  const words = { name, category: '', color, brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  const unworn = { imageUrl: '', brand: null, lastWornDate: null, wearCount: 0 }
  return {
    ...unworn,
    id: name,
    name,
    color,
    category: kindRow(garment.kind)?.category ?? 'Accessories',
    garment: wornBy ? { ...garment, wornBy: wornBy === 'everyone' ? null : wornBy } : garment,
  }
}

/** By role, the colors to choose from. */
export const colorsOfRole: Readonly<Record<ColorRole, readonly string[]>> = z
  .record(z.enum(colorRoles), z.array(z.string()))
  .parse(colorRows)

const names = z.array(z.string())

/** Brands that are known for what shops sell together, by price level. */
export const shopBrands: Readonly<Record<ShopGroup, Readonly<Record<BrandLevel, readonly string[]>>>> = z
  .record(z.enum(shopGroups), z.strictObject({ 1: names, 2: names, 3: names, 4: names, 5: names }))
  .parse(brandRows)
