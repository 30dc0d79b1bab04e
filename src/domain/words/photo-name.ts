import type { ClosetCategory } from '../../contract/closet.ts'
import type { PhotoGarment } from '../closet/photo-garment.ts'
import { garmentTypeOf } from '../closet/garment-types/garment-types.ts'
import type { Garment } from '../closet/garment.ts'
import { capital, listed } from './english.ts'

// What a piece is called as long as only its category is known.
const nounOfCategory: Readonly<Record<ClosetCategory, string>> = {
  Tops: 'top',
  Bottoms: 'pants',
  Dresses: 'dress',
  Outerwear: 'jacket',
  Shoes: 'shoes',
  Accessories: 'accessory',
}
// 'Trousers' are dressier than what a photo can tell.
const nounOfType: Readonly<Record<string, string>> = { trousers: 'pants' }
const wordOfPattern: Readonly<Partial<Record<NonNullable<Garment['pattern']>, string>>> = {
  stripe: 'Striped',
  check: 'Checked',
}

interface SeenGarment {
  readonly garment: Pick<PhotoGarment, 'category' | 'type'>
  readonly pattern: Garment['pattern']
  /** The main color in words; null where it could not be told. */
  readonly color: string | null
}

/**
 * A name from what a photo shows, such as 'Striped T-shirt' or 'Navy blue pants'; null where not even the category is
 * sure. A pattern takes the place of the color, which has a field of its own.
 */
export function photoName({ garment, pattern, color }: SeenGarment): string | null {
  if (garment.category === null) return null
  const type = garmentTypeOf(garment.type)
  const noun = type ? (nounOfType[type.id] ?? type.noun) : nounOfCategory[garment.category]
  const first = (pattern && wordOfPattern[pattern]) ?? color
  return capital(first === null ? noun : `${first} ${noun}`)
}

/** Colors as their field reads, main first: 'White, navy blue and red'. Each name keeps its family for the closet's filter. */
export function colorsInWords(names: readonly string[]): string | null {
  return names.length === 0 ? null : capital(listed(names.map((name) => name.toLowerCase())))
}
