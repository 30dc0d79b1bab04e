import { everydayOccasions, specialOccasions } from '../../../contract/stylist.ts'

/** Ids of the occasions that can be chosen from a list. */
export const allOccasions: readonly string[] = [...everydayOccasions, ...specialOccasions]
