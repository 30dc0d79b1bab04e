import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'

/** Product groups of shops; brands are known for whole groups. */
// prettier-ignore
export const shopGroups = [
  'tailoring', 'basics', 'knitwear', 'denim', 'outdoor', 'dresses', 'shoes', 'sneakers', 'bags', 'belts and scarves',
  'watches', 'jewelry', 'eyewear',
] as const
export type ShopGroup = (typeof shopGroups)[number]

interface KindRow {
  readonly id: string
  /** Everyday name of one piece. */
  readonly name: string
  readonly category: ClosetCategory
  /** Set where the slot differs from the usual one of the category. */
  readonly slot?: 'bag'
  /** Everyday plural for kinds that are worn alike and equally often. */
  readonly group: string
  /** Kinds that may substitute for it in a trend. Not symmetric: a kind without a cut accepts every cut. */
  readonly near?: readonly string[]
  /** Its name in `pieceKindWords`, if different from its id. */
  readonly pairsAs?: string
  readonly soldAs: ShopGroup
  /** Lowest price of a mid-range brand in US dollars; an estimate of 2026. */
  readonly fromDollars: number
}

/** Every kind of garment that Armadio can draw, with the facts that depend on the kind alone. */
// prettier-ignore
export const garmentKinds = [
  { id: 'tee', name: 'T-shirt', category: 'Tops', group: 'T-shirts', near: ['long-sleeve-tee'], soldAs: 'basics', fromDollars: 12 },
  { id: 'long-sleeve-tee', name: 'Long-sleeve T-shirt', category: 'Tops', group: 'T-shirts', near: ['tee'], pairsAs: 'tee', soldAs: 'basics', fromDollars: 15 },
  { id: 'tank-top', name: 'Tank top', category: 'Tops', group: 'sleeveless tops', near: ['camisole'], pairsAs: 'tank', soldAs: 'basics', fromDollars: 10 },
  { id: 'camisole', name: 'Camisole', category: 'Tops', group: 'sleeveless tops', near: ['tank-top'], pairsAs: 'cami', soldAs: 'dresses', fromDollars: 20 },
  { id: 'polo', name: 'Polo shirt', category: 'Tops', group: 'shirts and blouses', soldAs: 'knitwear', fromDollars: 30 },
  { id: 'shirt', name: 'Shirt', category: 'Tops', group: 'shirts and blouses', near: ['blouse'], soldAs: 'tailoring', fromDollars: 30 },
  { id: 'blouse', name: 'Blouse', category: 'Tops', group: 'shirts and blouses', near: ['shirt'], soldAs: 'dresses', fromDollars: 45 },
  { id: 'knit', name: 'Sweater', category: 'Tops', group: 'knits', near: ['cable-knit', 'turtleneck'], pairsAs: 'sweater', soldAs: 'knitwear', fromDollars: 40 },
  { id: 'cable-knit', name: 'Cable-knit sweater', category: 'Tops', group: 'knits', near: ['knit'], pairsAs: 'sweater', soldAs: 'knitwear', fromDollars: 50 },
  { id: 'turtleneck', name: 'Turtleneck', category: 'Tops', group: 'knits', near: ['knit'], soldAs: 'knitwear', fromDollars: 40 },
  { id: 'cardigan', name: 'Cardigan', category: 'Tops', group: 'knits', soldAs: 'knitwear', fromDollars: 40 },
  { id: 'knit-vest', name: 'Knit vest', category: 'Tops', group: 'knits', pairsAs: 'vest', soldAs: 'knitwear', fromDollars: 30 },
  { id: 'sweatshirt', name: 'Sweatshirt', category: 'Tops', group: 'sweatshirts and hoodies', near: ['hoodie'], soldAs: 'basics', fromDollars: 30 },
  { id: 'hoodie', name: 'Hoodie', category: 'Tops', group: 'sweatshirts and hoodies', near: ['sweatshirt'], pairsAs: 'sweatshirt', soldAs: 'basics', fromDollars: 35 },
  { id: 'jeans', name: 'Jeans', category: 'Bottoms', group: 'jeans', soldAs: 'denim', fromDollars: 45 },
  { id: 'trousers', name: 'Trousers', category: 'Bottoms', group: 'trousers', near: ['chinos', 'wide-leg-trousers'], soldAs: 'tailoring', fromDollars: 50 },
  { id: 'wide-leg-trousers', name: 'Wide-leg trousers', category: 'Bottoms', group: 'trousers', pairsAs: 'wide-trousers', soldAs: 'tailoring', fromDollars: 45 },
  { id: 'chinos', name: 'Chinos', category: 'Bottoms', group: 'trousers', near: ['trousers'], pairsAs: 'trousers', soldAs: 'basics', fromDollars: 40 },
  { id: 'joggers', name: 'Joggers', category: 'Bottoms', group: 'joggers and leggings', soldAs: 'basics', fromDollars: 30 },
  { id: 'leggings', name: 'Leggings', category: 'Bottoms', group: 'joggers and leggings', soldAs: 'basics', fromDollars: 20 },
  { id: 'shorts', name: 'Shorts', category: 'Bottoms', group: 'shorts', near: ['denim-shorts'], soldAs: 'basics', fromDollars: 30 },
  { id: 'denim-shorts', name: 'Denim shorts', category: 'Bottoms', group: 'shorts', near: ['shorts'], soldAs: 'denim', fromDollars: 30 },
  { id: 'skirt', name: 'Pleated skirt', category: 'Bottoms', group: 'skirts', near: ['midi-skirt'], soldAs: 'dresses', fromDollars: 40 },
  { id: 'midi-skirt', name: 'Midi skirt', category: 'Bottoms', group: 'skirts', near: ['skirt'], soldAs: 'dresses', fromDollars: 40 },
  { id: 'mini-skirt', name: 'Mini skirt', category: 'Bottoms', group: 'skirts', soldAs: 'dresses', fromDollars: 30 },
  { id: 'dress', name: 'Dress', category: 'Dresses', group: 'dresses', near: ['wrap-dress'], soldAs: 'knitwear', fromDollars: 60 },
  { id: 'slip-dress', name: 'Slip dress', category: 'Dresses', group: 'dresses', pairsAs: 'mini-dress', soldAs: 'dresses', fromDollars: 60 },
  { id: 'shirt-dress', name: 'Shirt dress', category: 'Dresses', group: 'dresses', pairsAs: 'midi-dress', soldAs: 'dresses', fromDollars: 50 },
  { id: 'wrap-dress', name: 'Wrap dress', category: 'Dresses', group: 'dresses', near: ['dress'], pairsAs: 'midi-dress', soldAs: 'dresses', fromDollars: 60 },
  { id: 'maxi-dress', name: 'Maxi dress', category: 'Dresses', group: 'dresses', soldAs: 'dresses', fromDollars: 120 },
  { id: 'long-dress', name: 'Kaftan', category: 'Dresses', group: 'dresses', near: ['maxi-dress'], pairsAs: 'maxi-dress', soldAs: 'dresses', fromDollars: 80 },
  { id: 'jumpsuit', name: 'Jumpsuit', category: 'Dresses', group: 'jumpsuits', soldAs: 'dresses', fromDollars: 60 },
  { id: 'coat', name: 'Wool coat', category: 'Outerwear', group: 'coats', soldAs: 'tailoring', fromDollars: 130 },
  { id: 'trench-coat', name: 'Trench coat', category: 'Outerwear', group: 'coats', soldAs: 'tailoring', fromDollars: 110 },
  { id: 'blazer', name: 'Blazer', category: 'Outerwear', group: 'blazers and waistcoats', soldAs: 'tailoring', fromDollars: 90 },
  { id: 'jacket', name: 'Chore jacket', category: 'Outerwear', group: 'jackets', soldAs: 'basics', fromDollars: 60 },
  { id: 'denim-jacket', name: 'Denim jacket', category: 'Outerwear', group: 'jackets', soldAs: 'denim', fromDollars: 60 },
  { id: 'leather-jacket', name: 'Leather jacket', category: 'Outerwear', group: 'jackets', pairsAs: 'biker-jacket', soldAs: 'tailoring', fromDollars: 180 },
  { id: 'bomber', name: 'Bomber jacket', category: 'Outerwear', group: 'jackets', soldAs: 'basics', fromDollars: 60 },
  { id: 'puffer', name: 'Puffer jacket', category: 'Outerwear', group: 'weather jackets', near: ['parka'], pairsAs: 'parka', soldAs: 'outdoor', fromDollars: 80 },
  { id: 'parka', name: 'Parka', category: 'Outerwear', group: 'weather jackets', near: ['puffer'], soldAs: 'outdoor', fromDollars: 100 },
  { id: 'raincoat', name: 'Raincoat', category: 'Outerwear', group: 'weather jackets', pairsAs: 'parka', soldAs: 'outdoor', fromDollars: 70 },
  { id: 'waistcoat', name: 'Waistcoat', category: 'Outerwear', group: 'blazers and waistcoats', pairsAs: 'vest', soldAs: 'tailoring', fromDollars: 40 },
  { id: 'sneakers', name: 'Sneakers', category: 'Shoes', group: 'everyday shoes', soldAs: 'sneakers', fromDollars: 50 },
  { id: 'loafers', name: 'Loafers', category: 'Shoes', group: 'flat shoes', near: ['oxfords'], soldAs: 'shoes', fromDollars: 60 },
  { id: 'oxfords', name: 'Oxford shoes', category: 'Shoes', group: 'flat shoes', near: ['loafers'], soldAs: 'shoes', fromDollars: 80 },
  { id: 'ballet-flats', name: 'Ballet flats', category: 'Shoes', group: 'flat shoes', pairsAs: 'flats', soldAs: 'shoes', fromDollars: 45 },
  { id: 'pumps', name: 'Pumps', category: 'Shoes', group: 'heels', soldAs: 'shoes', fromDollars: 60 },
  { id: 'sandals', name: 'Sandals', category: 'Shoes', group: 'sandals', soldAs: 'shoes', fromDollars: 40 },
  { id: 'boots', name: 'Ankle boots', category: 'Shoes', group: 'boots', pairsAs: 'ankle-boots', soldAs: 'shoes', fromDollars: 80 },
  { id: 'tall-boots', name: 'Tall boots', category: 'Shoes', group: 'boots', soldAs: 'shoes', fromDollars: 110 },
  { id: 'tote', name: 'Tote bag', category: 'Accessories', slot: 'bag', group: 'bags', soldAs: 'bags', fromDollars: 70 },
  { id: 'shoulder-bag', name: 'Shoulder bag', category: 'Accessories', slot: 'bag', group: 'bags', soldAs: 'bags', fromDollars: 50 },
  { id: 'backpack', name: 'Backpack', category: 'Accessories', slot: 'bag', group: 'bags', soldAs: 'bags', fromDollars: 40 },
  { id: 'belt', name: 'Belt', category: 'Accessories', group: 'belts', soldAs: 'belts and scarves', fromDollars: 20 },
  { id: 'scarf', name: 'Scarf', category: 'Accessories', group: 'scarves', soldAs: 'knitwear', fromDollars: 25 },
  { id: 'beanie', name: 'Beanie', category: 'Accessories', group: 'hats and caps', soldAs: 'belts and scarves', fromDollars: 12 },
  { id: 'cap', name: 'Cap', category: 'Accessories', group: 'hats and caps', soldAs: 'belts and scarves', fromDollars: 15 },
  { id: 'sun-hat', name: 'Sun hat', category: 'Accessories', group: 'hats and caps', pairsAs: 'hat', soldAs: 'belts and scarves', fromDollars: 20 },
  { id: 'gloves', name: 'Gloves', category: 'Accessories', group: 'gloves', soldAs: 'belts and scarves', fromDollars: 25 },
  { id: 'glasses', name: 'Sunglasses', category: 'Accessories', group: 'glasses', pairsAs: 'sunglasses', soldAs: 'eyewear', fromDollars: 25 },
  { id: 'watch', name: 'Watch', category: 'Accessories', group: 'watches', soldAs: 'watches', fromDollars: 50 },
  { id: 'tie', name: 'Tie', category: 'Accessories', group: 'ties', soldAs: 'tailoring', fromDollars: 20 },
  { id: 'necklace', name: 'Necklace', category: 'Accessories', group: 'necklaces and earrings', soldAs: 'jewelry', fromDollars: 20 },
  { id: 'earrings', name: 'Earrings', category: 'Accessories', group: 'necklaces and earrings', soldAs: 'jewelry', fromDollars: 15 },
] as const satisfies readonly KindRow[]

export type GarmentKind = (typeof garmentKinds)[number]['id']
type GarmentKindRow = KindRow & { readonly id: GarmentKind }

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
  return byId.has(text)
}

const slotOfCategory: Readonly<Record<ClosetCategory, OutfitSlot>> = {
  Tops: 'top',
  Bottoms: 'bottom',
  Dresses: 'dress',
  Outerwear: 'outer',
  Shoes: 'shoes',
  Accessories: 'extra',
}

/** Slot of a kind; if the kind is null, the usual slot of the category. */
export function slotOfKind(kind: GarmentKind): OutfitSlot
export function slotOfKind(kind: GarmentKind | null, category: ClosetCategory): OutfitSlot
export function slotOfKind(kind: GarmentKind | null, category: ClosetCategory = 'Accessories'): OutfitSlot {
  const row = kindRow(kind)
  return row?.slot ?? slotOfCategory[row?.category ?? category]
}
