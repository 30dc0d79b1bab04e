import * as z from 'zod/mini'
import { stylePreferences } from '../../../contract/stylist.ts'
import { garmentKinds, shopGroups, type ShopGroup } from '../../closet/garment-kinds.ts'
import type { BrandLevel, OwnSlot } from '../../closet/garment.ts'
import brandRows from './shop-brands.json' with { type: 'json' }
import kindRows from './shop-kinds.json' with { type: 'json' }

/** A kind of piece that may be looked for in stores. */
const ShopKind = z.strictObject({
  kind: z.enum(garmentKinds.map(({ id }) => id)),
  /** In lower case, without a color: 'wool trousers'. */
  name: z.string(),
  /** What the reader of the suggestion is told of it, as a noun phrase. */
  detail: z.string(),
  /** Words that stores use for just such a one. */
  seek: z.string(),
  /** On the scale of `Garment.formality`. */
  formality: z.number(),
  /** Degrees Celsius between which it is worn. */
  celsius: z.tuple([z.number(), z.number()]),
  /** What it costs at a mid-range brand, in US dollars, from. */
  fromDollars: z.number(),
  group: z.enum(shopGroups),
  colors: z.enum([
    'cloth',
    'dark cloth',
    'light cloth',
    'leather',
    'sneakers',
    'denim',
    'straw',
    'metal',
    'silk',
  ]),
  /** Only for an outfit with a skirt, a dress, a blouse or heels in it, or only for one without. */
  only: z.optional(z.enum(['with skirts', 'without skirts'])),
  styles: z.optional(z.array(z.enum(stylePreferences))),
  /** Left out of an outfit that has to cover. */
  isBare: z.optional(z.literal(true)),
  isFor: z.optional(z.enum(['rain', 'sun', 'day'])),
  isSharpOn: z.optional(z.enum(['grass', 'feet'])),
})
export type ShopKind = z.infer<typeof ShopKind>

const slots = ['outer', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const

/** By place, what to look for. */
export const shopKinds: Readonly<Record<OwnSlot, readonly ShopKind[]>> = z
  .record(z.enum(slots), z.array(ShopKind))
  .parse(kindRows)

const names = z.array(z.string())

/** Brands that are known for such pieces, by price level. */
export const shopBrands: Readonly<Record<ShopGroup, Readonly<Record<BrandLevel, readonly string[]>>>> = z
  .record(z.enum(shopGroups), z.strictObject({ 1: names, 2: names, 3: names, 4: names, 5: names }))
  .parse(brandRows)
