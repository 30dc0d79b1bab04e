import { nameColor } from '../closet/color-name.ts'
import { capital } from '../sentence.ts'

/** A color as a person would write it down, 'Camel', from a word for it or `#rrggbb`. */
export function wordOfColor(color: string): string {
  return color.startsWith('#') ? nameColor(color) : capital(color)
}
