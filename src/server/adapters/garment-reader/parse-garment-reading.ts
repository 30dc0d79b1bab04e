import * as z from 'zod'
import { closetCategories } from '../../../contract/closet.ts'
import { oneOf, requiredText } from '../../../contract/fields.ts'
import type { GarmentReading } from '../../ports/garment-reader.ts'

// Longest name and color that fit the form, in characters.
const NAME_MAX = 60
const COLOR_MAX = 40

// American English, so no letters that only look like ours; and no sign that markup, an address or a style needs.
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N} '’"“”&,.()/+%–-]+$/u

const GarmentReply = z.object({
  name: orNull(plainText('Name', NAME_MAX)),
  category: orNull(oneOf('Category', closetCategories)),
  color: orNull(plainText('Color', COLOR_MAX)),
})

/** What of a model's answer can be used: a field that is not as it should be is null, and null stands for nothing. */
export function parseGarmentReading(said: unknown): GarmentReading | null {
  const { success, data } = GarmentReply.safeParse(said)
  return success && (data.name ?? data.category ?? data.color) !== null ? data : null
}

function plainText(label: string, max: number) {
  return z.pipe(requiredText(label, max), z.string().regex(PLAIN))
}

function orNull<S extends z.core.SomeType>(schema: S) {
  return z.nullable(schema).catch(null)
}
