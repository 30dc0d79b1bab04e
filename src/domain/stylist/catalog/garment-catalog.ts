import * as z from 'zod/mini'
import { type StylePreference, stylePreferences } from '../../../contract/stylist/stylist.ts'
import { kindRow, shopGroups, type ShopGroup } from '../../closet/garment-kinds.ts'
import type { BrandLevel, OwnSlot } from '../../closet/garment.ts'
import { nounOf } from '../../closet/garment-types/noun-of.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../outfit.ts'
import { once } from '../../once.ts'
import brandRows from './brands.json' with { type: 'json' }
import colorRows from './colors.json' with { type: 'json' }
import garmentRows from './garments.json' with { type: 'json' }

// prettier-ignore
const colorRoles = [
  'main', 'suit', 'tie', 'second', 'light', 'leather', 'sneakers', 'denim', 'neutral', 'natural', 'jewel', 'black', 'brown',
  'yellow', 'metal',
] as const
/** The role of a garment's color in an outfit; each role has the colors that shops commonly offer. */
export type ColorRole = (typeof colorRoles)[number]

const Row = z.strictObject({
  /** Lowercase, without a color. `readGarment` derives all other traits from it. */
  name: z.string(),
  /** Undefined if the name states a color. */
  color: z.optional(z.enum(colorRoles)),
  details: z.optional(z.array(z.string())),
  /** Other names that shops use. */
  alsoCalled: z.optional(z.string()),
  /** Ids of occasions, event families or askers that the garment is for; undefined for any. */
  for: z.optional(z.array(z.string())),
  /** Overrides the derived value. */
  wornBy: z.optional(z.enum(['women', 'men', 'everyone'])),
  isPlural: z.optional(z.boolean()),
  /** Lowest price at a mid-range brand, in US dollars; undefined for the price of its kind. */
  fromDollars: z.optional(z.number()),
  /** Style preferences that the garment expresses. */
  suits: z.optional(z.array(z.enum(stylePreferences))),
  /** Only for outfits of an archetype and for advice to a preference in `suits`: a leopard coat. */
  isOfStyle: z.optional(z.literal(true)),
})

/** The slot of most garments of a part; a suit takes the slot of its jacket. */
export const slotOfPart = {
  whole: 'dress',
  top: 'top',
  bottom: 'bottom',
  layer: 'outer',
  shoes: 'shoes',
  bag: 'bag',
  small: 'extra',
} as const satisfies Readonly<Record<string, OwnSlot>>
/** The part of an outfit that a garment is; a whole is a dress, a suit or a sari. */
export type OutfitPart = keyof typeof slotOfPart
export const outfitParts = ['whole', 'top', 'bottom', 'layer', 'shoes', 'bag', 'small'] as const

/** A garment of the catalog, named by advice and shop suggestions, whether or not the closet has it. */
export interface CatalogGarment extends z.infer<typeof Row> {
  readonly part: OutfitPart
  readonly isSeveral: boolean
  /** Owned by the asker, so there is no need to buy it. */
  readonly isOwned?: true
  /** As a piece of a closet, without a color. */
  readonly piece: StylistPiece
}

const rowByName = once(() => {
  const rows = z.record(z.enum(outfitParts), z.array(Row)).parse(garmentRows)
  const all = outfitParts.flatMap((part) => rows[part].map((row) => ({ ...row, part })))
  return new Map(all.map((row) => [row.name, row]))
})
const garmentByName = new Map<string, CatalogGarment>()
const garmentsByPart = new Map<OutfitPart, readonly CatalogGarment[]>()

/** Returns the garment with this name, parsed lazily and cached; null for an unknown name. */
export function catalogGarment(name: string): CatalogGarment | null {
  const cached = garmentByName.get(name)
  if (cached) return cached
  const row = rowByName().get(name)
  if (!row) return null
  const piece = pieceFromName(row, '')
  const garment = { ...row, piece, isSeveral: row.isPlural ?? nounOf(piece).isSeveral }
  garmentByName.set(name, garment)
  return garment
}

/** Returns the garments of a part, without those of an archetype's style. */
export function catalogGarments(part: OutfitPart): readonly CatalogGarment[] {
  const cached = garmentsByPart.get(part)
  if (cached) return cached
  const names = [...rowByName().values()].filter((row) => row.part === part && !row.isOfStyle)
  const garments = names.flatMap(({ name }) => catalogGarment(name) ?? [])
  garmentsByPart.set(part, garments)
  return garments
}

/** Returns the garments of all parts, without those of an archetype's style. */
export function allCatalogGarments(): readonly CatalogGarment[] {
  return outfitParts.flatMap(catalogGarments)
}

/** Returns all garments, with those whose style suits the preference. */
export function garmentsForPreference(preference: StylePreference): readonly CatalogGarment[] {
  const ofStyle = [...rowByName().values()].filter(
    ({ isOfStyle, suits }) => isOfStyle && suits?.includes(preference),
  )
  return [...allCatalogGarments(), ...ofStyle.flatMap(({ name }) => catalogGarment(name) ?? [])]
}

/** Parses the catalog one garment per step, to warm the cache. */
export function* catalogInSteps(): Generator<undefined, void> {
  for (const { name } of rowByName().values()) {
    if (garmentByName.has(name)) continue
    catalogGarment(name)
    yield
  }
}

/** Returns a garment that is not in the closet as a piece, parsed from its name and color. */
export function pieceFromName(
  { name, wornBy }: Pick<CatalogGarment, 'name' | 'wornBy'>,
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

/** Color words by role. */
export const colorsOfRole: Readonly<Record<ColorRole, readonly string[]>> = z
  .record(z.enum(colorRoles), z.array(z.string()))
  .parse(colorRows)

const names = z.array(z.string())

/** Brands by shop group and price level. */
export const shopBrands: Readonly<Record<ShopGroup, Readonly<Record<BrandLevel, readonly string[]>>>> = z
  .record(z.enum(shopGroups), z.strictObject({ 1: names, 2: names, 3: names, 4: names, 5: names }))
  .parse(brandRows)
