import type { GarmentTypeChoice } from '../../contract/piece-readings.ts'
import { garmentTypes } from './garment-types/garment-types.ts'
import { typeLabel } from './type-label.ts'

/** The garment types that an owner can choose for a piece: the whole table of garments, each with a label of its own. */
export const garmentTypeChoices: readonly GarmentTypeChoice[] = garmentTypes.map((type) => ({
  id: type.id,
  noun: typeLabel(type),
  names: type.names,
  category: type.category,
}))
