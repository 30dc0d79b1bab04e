import type { GarmentTypeChoice } from '../../../contract/closet/piece-readings.ts'
import { once } from '../../once.ts'
import { garmentTypes } from '../garment-types/garment-types.ts'
import { typeLabel } from './type-label.ts'

/** Garment types that an owner can choose for a piece: the whole table of garments, with unique labels. */
export const garmentTypeChoices = once((): readonly GarmentTypeChoice[] =>
  garmentTypes().map((type) => ({
    id: type.id,
    noun: typeLabel(type),
    names: type.names,
    category: type.category,
  })),
)
