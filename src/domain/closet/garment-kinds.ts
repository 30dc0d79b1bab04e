import * as z from 'zod/mini'
import { closetCategories, type ClosetCategory } from '../../contract/closet/closet.ts'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import rows from './garment-kinds.json' with { type: 'json' }

/** Product groups of shops; brands are known for whole groups. */
// prettier-ignore
export const shopGroups = [
  'tailoring', 'basics', 'knitwear', 'denim', 'outdoor', 'dresses', 'shoes', 'sneakers', 'bags', 'belts and scarves',
  'watches', 'jewelry', 'eyewear',
] as const
export type ShopGroup = (typeof shopGroups)[number]

const KindRow = z.strictObject({
  /** Everyday name of one piece. */
  name: z.string(),
  category: z.enum(closetCategories),
  /** Set where the slot differs from the usual one of the category. */
  slot: z.optional(z.literal('bag')),
  /** Everyday plural for kinds that are worn alike and equally often. */
  group: z.string(),
  /** Kinds that may substitute for it in a trend. Not symmetric: a kind without a cut accepts every cut. */
  near: z.optional(z.array(z.string())),
  /** Its name in `pieceKindWords`, if different from its id. */
  pairsAs: z.optional(z.string()),
  soldAs: z.enum(shopGroups),
  /** Lowest price of a mid-range brand in US dollars; an estimate of 2026. */
  fromDollars: z.number(),
})

export type GarmentKind = keyof typeof rows
interface GarmentKindRow extends z.infer<typeof KindRow> {
  readonly id: GarmentKind
}

/** Every kind of garment that Armadio can draw, with the facts that depend on the kind alone. */
export const garmentKinds: readonly GarmentKindRow[] = Object.entries(rows).flatMap(([id, row]) =>
  isGarmentKind(id) ? [{ id, ...KindRow.parse(row) }] : [],
)
/** The ids of all kinds. */
export const garmentKindIds: readonly GarmentKind[] = garmentKinds.map(({ id }) => id)

const byId: ReadonlyMap<string, GarmentKindRow> = new Map(garmentKinds.map((row) => [row.id, row]))

/** Row of a kind; null for null. */
export function kindRow(kind: GarmentKind): GarmentKindRow
export function kindRow(kind: GarmentKind | null): GarmentKindRow | null
export function kindRow(kind: GarmentKind | null): GarmentKindRow | null {
  return (kind && byId.get(kind)) ?? null
}

/** Kinds that may substitute for a kind in a trend, including itself. */
export function standInKinds(kind: GarmentKind): ReadonlySet<GarmentKind> {
  return new Set([kind, ...(kindRow(kind).near ?? []).filter(isGarmentKind)])
}

/** Whether `text` is the id of a kind. */
export function isGarmentKind(text: string): text is GarmentKind {
  return Object.hasOwn(rows, text)
}

type OwnSlot = Exclude<OutfitSlot, 'mid'>
// prettier-ignore
const slotOfCategory: Readonly<Record<ClosetCategory, OwnSlot>> = {
  Tops: 'top', Bottoms: 'bottom', Dresses: 'dress', Outerwear: 'outer', Shoes: 'shoes', Accessories: 'extra',
}

/** Slot of a kind; if the kind is null, the usual slot of the category. */
export function slotOfKind(kind: GarmentKind): OwnSlot
export function slotOfKind(kind: GarmentKind | null, category: ClosetCategory): OwnSlot
export function slotOfKind(kind: GarmentKind | null, category: ClosetCategory = 'Accessories'): OwnSlot {
  const row = kindRow(kind)
  return row?.slot ?? slotOfCategory[row?.category ?? category]
}
