import type { GarmentTypeChoice } from '../../contract/piece-readings.ts'
import { garmentTypes } from './garment-types/garment-types.ts'

/** The garment types that an owner can choose for a piece: the whole table of garments. */
export const garmentTypeChoices: readonly GarmentTypeChoice[] = garmentTypes.map(
  ({ id, noun, names, category }) => ({ id, noun, names, category }),
)
