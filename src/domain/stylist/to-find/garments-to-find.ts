import * as z from 'zod/mini'
import { type StylePreference, stylePreferences } from '../../../contract/stylist.ts'
import { kindRow, shopGroups, type ShopGroup } from '../../closet/garment-kinds.ts'
import type { BrandLevel, OwnSlot } from '../../closet/garment.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { once } from '../occasions/once.ts'
import brandRows from './brands.json' with { type: 'json' }
import colorRows from './colors.json' with { type: 'json' }
import garmentRows from './garments.json' with { type: 'json' }

// prettier-ignore
const colorRoles = [
  'main', 'suit', 'tie', 'second', 'light', 'leather', 'sneakers', 'denim', 'neutral', 'natural', 'jewel', 'black', 'brown',
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
  /** Ids of the occasions, of their families, or of askers in advice that it is for; left out for any. */
  for: z.optional(z.array(z.string())),
  /** Where the reading says something else. */
  wornBy: z.optional(z.enum(['women', 'men', 'everyone'])),
  isPlural: z.optional(z.boolean()),
  /** US dollars at a mid-range brand, from; left out where it is that of its kind. */
  fromDollars: z.optional(z.number()),
  /** Preferences that it expresses. */
  suits: z.optional(z.array(z.enum(stylePreferences))),
  /** Only outfits of an archetype, or advice for a preference that it suits, name it: a leopard coat. */
  isOfStyle: z.optional(z.literal(true)),
})

/** The slot that most garments of a part take; a suit takes that of its jacket. */
export const slotOfPart = {
  whole: 'dress',
  top: 'top',
  bottom: 'bottom',
  layer: 'outer',
  shoes: 'shoes',
  bag: 'bag',
  small: 'extra',
} as const satisfies Readonly<Record<string, OwnSlot>>
/** What a garment is in an outfit; a whole is most of it: a dress, a suit, a sari. */
export type OutfitPart = keyof typeof slotOfPart
export const outfitParts = ['whole', 'top', 'bottom', 'layer', 'shoes', 'bag', 'small'] as const

/** A garment of the catalog: advice and shop suggestions name it, whether or not it is in the closet. */
export interface GarmentToFind extends z.infer<typeof Row> {
  readonly part: OutfitPart
  readonly isSeveral: boolean
  /** The asker has it: nothing to look for. */
  readonly isOwned?: true
  /** As a piece of a closet, without a color. */
  readonly piece: StylistPiece
}

const rowOfName = once(() => {
  const rows = z.record(z.enum(outfitParts), z.array(Row)).parse(garmentRows)
  const all = outfitParts.flatMap((part) => rows[part].map((row) => ({ ...row, part })))
  return new Map(all.map((row) => [row.name, row]))
})
const read = new Map<string, GarmentToFind>()
const readParts = new Map<OutfitPart, readonly GarmentToFind[]>()

/** A garment of the catalog by its name; null for any other name. Each is read when it is first asked for. */
export function garmentToFind(name: string): GarmentToFind | null {
  const before = read.get(name)
  if (before) return before
  const row = rowOfName().get(name)
  if (!row) return null
  const piece = pieceToFind(row, '')
  const garment = { ...row, piece, isSeveral: row.isPlural ?? nounOf(piece).isSeveral }
  read.set(name, garment)
  return garment
}

/** What can be looked for as one part of any outfit. */
export function garmentsToFind(part: OutfitPart): readonly GarmentToFind[] {
  const before = readParts.get(part)
  if (before) return before
  const names = [...rowOfName().values()].filter((row) => row.part === part && !row.isOfStyle)
  const garments = names.flatMap(({ name }) => garmentToFind(name) ?? [])
  readParts.set(part, garments)
  return garments
}

/** What can be looked for as any part. */
export function allGarmentsToFind(): readonly GarmentToFind[] {
  return outfitParts.flatMap(garmentsToFind)
}

/** What can be looked for by someone of the preference, with what is only for it. */
export function garmentsFor(preference: StylePreference): readonly GarmentToFind[] {
  const ofStyle = [...rowOfName().values()].filter(
    ({ isOfStyle, suits }) => isOfStyle && suits?.includes(preference),
  )
  return [...allGarmentsToFind(), ...ofStyle.flatMap(({ name }) => garmentToFind(name) ?? [])]
}

/** Reads the catalog a garment at a time, so that what asks for all of it later does not wait. */
export function* catalogInSteps(): Generator<undefined, void> {
  for (const { name } of rowOfName().values()) {
    if (read.has(name)) continue
    garmentToFind(name)
    yield
  }
}

/** A garment to find in a color, as a piece of a closet. */
export function pieceToFind(
  { name, wornBy }: Pick<GarmentToFind, 'name' | 'wornBy'>,
  color: string,
  category = '',
): StylistPiece {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
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
