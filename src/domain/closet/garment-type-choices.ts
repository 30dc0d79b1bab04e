import type { GarmentTypeChoice } from '../../contract/piece-readings.ts'
import { garmentKinds } from './garment-kinds.ts'

/** The garment types that an owner can choose for a piece. */
export const garmentTypeChoices: readonly GarmentTypeChoice[] = garmentKinds.map(
  ({ id, name, category }) => ({
    id,
    noun: name,
    category,
  }),
)

const byId = new Map(garmentTypeChoices.map((choice) => [choice.id, choice]))

/** The type with this id; undefined where none has it. */
export function findGarmentType(id: string): GarmentTypeChoice | undefined {
  return byId.get(id)
}
