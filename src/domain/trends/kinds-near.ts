import type { GarmentKind } from '../closet/garment-kinds.ts'

// Kinds that may stand for one another; every other kind stands for itself alone.
const groups: readonly (readonly GarmentKind[])[] = [
  ['tee', 'long-sleeve-tee'],
  ['tank-top', 'camisole'],
  ['shirt', 'blouse'],
  ['knit', 'cable-knit'],
  ['knit', 'turtleneck'],
  ['sweatshirt', 'hoodie'],
  ['trousers', 'chinos'],
  ['shorts', 'denim-shorts'],
  ['skirt', 'midi-skirt'],
  ['dress', 'wrap-dress'],
  ['puffer', 'parka'],
  ['loafers', 'oxfords'],
]

// A word that names no cut takes every cut; the cut that is named is no other.
const cutsOf: Partial<Record<GarmentKind, readonly GarmentKind[]>> = {
  trousers: ['wide-leg-trousers'],
}

/** The kinds that can stand for a kind, itself among them. */
export function kindsNear(kind: GarmentKind): ReadonlySet<GarmentKind> {
  return new Set([kind, ...groups.filter((kinds) => kinds.includes(kind)).flat(), ...(cutsOf[kind] ?? [])])
}
