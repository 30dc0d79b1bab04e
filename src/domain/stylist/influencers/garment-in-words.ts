import { capital } from '../../sentence.ts'
import type { GarmentNote } from './influencer-notes.ts'

/** 'black fine-knit turtleneck'. */
export function garmentInWords({ color, name }: Pick<GarmentNote, 'color' | 'name'>): string {
  return color ? `${color} ${name}` : name
}

/** As a line of a list: 'Black fine-knit turtleneck'. */
export function garmentLine(garment: Pick<GarmentNote, 'color' | 'name'>): string {
  return capital(garmentInWords(garment))
}

/** 'a trench coat', 'an oversized shirt', 'wide trousers'. */
export function withArticle(words: string, isPlural: boolean): string {
  if (isPlural) return words
  return `${/^(?:[aeio]|u(?!ni))/i.test(words) ? 'an' : 'a'} ${words}`
}
