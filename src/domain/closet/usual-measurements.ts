import type { ClosetCategory } from '../../contract/closet/closet.ts'

const ofCategory = {
  Tops: ['Chest', 'Length', 'Shoulder'],
  Bottoms: ['Waist', 'Hips', 'Length'],
  Dresses: ['Chest', 'Waist', 'Length'],
  Outerwear: ['Chest', 'Length', 'Shoulder'],
  Shoes: ['Insole', 'Width', 'Heel'],
  Accessories: ['Length', 'Width'],
} as const satisfies Record<ClosetCategory, readonly string[]>

const trousers = ['Waist', 'Inseam', 'Rise']

// Keyed by the groups of `garmentKinds`; other groups use the measurements of their category.
const ofGroup: Readonly<Record<string, readonly string[]>> = {
  jeans: trousers,
  trousers,
  'joggers and leggings': trousers,
  shorts: trousers,
  jumpsuits: ['Chest', 'Waist', 'Inseam'],
  boots: ['Insole', 'Heel', 'Shaft'],
  bags: ['Width', 'Height', 'Depth', 'Strap'],
  belts: ['Length', 'Width'],
  scarves: ['Length', 'Width'],
  'hats and caps': ['Head'],
  gloves: ['Hand', 'Length'],
  glasses: ['Lens', 'Bridge', 'Temple'],
  watches: ['Case', 'Strap'],
  ties: ['Length', 'Width'],
  'necklaces and earrings': ['Length'],
}

/** Usual measurements of a garment. `group` is the group of its kind, null if the kind is unknown. */
export function usualMeasurements(category: string, group: string | null): readonly string[] {
  const ofKind = group === null ? undefined : ofGroup[group]
  return ofKind ?? Object.entries(ofCategory).find(([name]) => name === category)?.[1] ?? []
}
