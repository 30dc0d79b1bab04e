import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import type { GarmentKind } from '../garment-kinds.ts'

/** A plain garment of a drawn outfit. */
export interface DrawnPiece {
  readonly slot: OutfitSlot
  readonly name: string
  readonly kind: GarmentKind
  /** `#rrggbb`. */
  readonly color: string
}

/** The outfit that an empty closet shows. */
export const exampleOutfit: readonly DrawnPiece[] = [
  { slot: 'outer', name: 'camel trench coat', kind: 'trench-coat', color: '#c19a6b' },
  { slot: 'top', name: 'cream sweater', kind: 'knit', color: '#efe6d5' },
  { slot: 'bottom', name: 'blue jeans', kind: 'jeans', color: '#47617d' },
  { slot: 'shoes', name: 'brown loafers', kind: 'loafers', color: '#6b3f2a' },
  { slot: 'bag', name: 'cognac tote', kind: 'tote', color: '#9a5b34' },
]

/** Address of its drawing: one picture, because each request of a first visit costs a phone 150 ms or more. */
export const EXAMPLE_OUTFIT_ADDRESS = '/drawings/example-outfit.svg'
