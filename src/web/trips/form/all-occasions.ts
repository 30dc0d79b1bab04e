import { everydayOccasions, specialOccasions } from '../../../contract/stylist/stylist.ts'

/** Ids of the presets. */
export const allOccasions: readonly string[] = [...everydayOccasions, ...specialOccasions]
