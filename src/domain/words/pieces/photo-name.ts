import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { PhotoGarment } from '../../closet/photos/photo-garment.ts'
import { slotOfKind } from '../../closet/garment-kinds.ts'
import { garmentTypeOf } from '../../closet/garment-types/garment-types.ts'
import { slotNouns } from '../../closet/garment-types/noun-of.ts'
import type { Garment } from '../../closet/garment.ts'
import { capital, listed } from '../english.ts'

// Nouns for pieces with only a known category.
const nounOfCategory = (category: ClosetCategory) =>
  category === 'Bottoms' ? 'pants' : slotNouns[slotOfKind(null, category)]
// 'Trousers' implies a formality that a photo doesn't show.
const nounOfType: Readonly<Record<string, string>> = { trousers: 'pants' }
const wordOfPattern: Readonly<Record<string, string>> = { stripe: 'Striped', check: 'Checked' }

// 'Denim blue' would name a fabric that a photo doesn't show.
const cloth = /^denim (?=blue$)/i

interface SeenGarment {
  readonly garment: Pick<PhotoGarment, 'category' | 'type'>
  readonly pattern: Garment['pattern']
  /** Name of the main color; null if unknown. */
  readonly color: string | null
}

/**
 * Names a piece from its photo, such as 'Striped T-shirt' or 'Navy blue pants'; null if the category is uncertain. A
 * pattern replaces the color, which has its own field.
 */
export function photoName({ garment, pattern, color }: SeenGarment): string | null {
  if (garment.category === null) return null
  const type = garmentTypeOf(garment.type)
  const noun = type ? (nounOfType[type.id] ?? type.noun) : nounOfCategory(garment.category)
  const first = (pattern && wordOfPattern[pattern]) ?? color?.replace(cloth, '') ?? null
  return capital(first === null ? noun : `${first} ${noun}`)
}

/** Formats colors, main first, so that the closet's color filter finds each: 'White, navy blue and red'. */
export function colorsInWords(names: readonly string[]): string | null {
  return names.length === 0 ? null : capital(listed(names.map((name) => name.toLowerCase())))
}
