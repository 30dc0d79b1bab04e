import type { GarmentNote } from '../../stylist/influencers/influencer-notes.ts'
import { capital, withColor } from '../english.ts'

/** Returns a garment with its color: 'black fine-knit turtleneck'. */
export function garmentWords({ color, name }: Pick<GarmentNote, 'color' | 'name'>): string {
  return color ? withColor(color, name) : name
}

/** Returns a garment as a list item: 'Black fine-knit turtleneck'. */
export function garmentLine(garment: Pick<GarmentNote, 'color' | 'name'>): string {
  return capital(garmentWords(garment))
}
