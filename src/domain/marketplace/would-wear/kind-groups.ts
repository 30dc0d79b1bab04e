import type { GarmentKind } from '../../closet/garment-kinds.ts'

/** Kinds that are worn alike and as often, under what a person calls several of them. */
// prettier-ignore
const groups: Readonly<Record<string, readonly GarmentKind[]>> = {
  'knits': ['knit', 'cable-knit', 'turtleneck', 'cardigan', 'knit-vest'],
  'sweatshirts and hoodies': ['sweatshirt', 'hoodie'],
  'shirts and blouses': ['shirt', 'blouse', 'polo'],
  'T-shirts': ['tee', 'long-sleeve-tee'],
  'sleeveless tops': ['tank-top', 'camisole'],
  'jeans': ['jeans'],
  'trousers': ['trousers', 'wide-leg-trousers', 'chinos'],
  'joggers and leggings': ['joggers', 'leggings'],
  'shorts': ['shorts', 'denim-shorts'],
  'skirts': ['skirt', 'midi-skirt', 'mini-skirt'],
  'dresses': ['dress', 'slip-dress', 'shirt-dress', 'wrap-dress', 'maxi-dress'],
  'jumpsuits': ['jumpsuit'],
  'coats': ['coat', 'trench-coat'],
  'weather jackets': ['parka', 'puffer', 'raincoat'],
  'blazers and waistcoats': ['blazer', 'waistcoat'],
  'jackets': ['jacket', 'denim-jacket', 'leather-jacket', 'bomber'],
  // Every shoe without a finer name is read as one of these.
  'everyday shoes': ['sneakers'],
  'flat shoes': ['loafers', 'oxfords', 'ballet-flats'],
  'heels': ['pumps'],
  'sandals': ['sandals'],
  'boots': ['boots', 'tall-boots'],
  'bags': ['tote', 'shoulder-bag', 'backpack'],
  'belts': ['belt'],
  'scarves': ['scarf'],
  'hats and caps': ['beanie', 'cap', 'sun-hat'],
  'gloves': ['gloves'],
  'glasses': ['glasses'],
  'watches': ['watch'],
  'ties': ['tie'],
  'necklaces and earrings': ['necklace', 'earrings'],
}

const groupOf = new Map(
  Object.entries(groups).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name] as const)),
)

/** The group of a kind, such as 'knits'; null where the kind is not known. */
export function kindGroup(kind: GarmentKind | null): string | null {
  return kind && (groupOf.get(kind) ?? null)
}
