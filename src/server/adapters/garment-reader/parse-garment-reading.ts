import * as z from 'zod'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { oneOf, requiredText } from '../../../contract/fields.ts'
import type { GarmentReading } from '../../ports/garment-reader.ts'

// Longest name and color that fit the form, in characters.
const NAME_MAX = 60
const COLOR_MAX = 40

// American English: no look-alike letters, and no characters of markup, addresses or styles.
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N} '’"“”&,.()/+%–-]+$/u

const GarmentReply = z.object({
  name: orNull(plainText('Name', NAME_MAX)),
  category: orNull(oneOf('Category', closetCategories)),
  color: orNull(plainText('Color', COLOR_MAX)),
})

/** Returns the usable part of a model's reply: an invalid field is null; null if none is valid. */
export function parseGarmentReading(output: unknown): GarmentReading | null {
  const { success, data } = GarmentReply.safeParse(output)
  return success && (data.name ?? data.category ?? data.color) !== null ? data : null
}

function plainText(label: string, max: number) {
  return z.pipe(requiredText(label, max), z.string().regex(PLAIN))
}

function orNull<S extends z.core.SomeType>(schema: S) {
  return z.nullable(schema).catch(null)
}
