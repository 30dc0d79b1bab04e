import * as z from 'zod'
import { closetCategories } from '../../../contract/closet/closet.ts'
import { oneOf, requiredText } from '../../../contract/fields.ts'
import { MARKS_MAX, type PhotoMark } from '../../../contract/recreate.ts'
import { garmentTypeOf } from '../../../domain/closet/garment-types/garment-types.ts'
import { typeOfText } from '../../../domain/closet/read-garment-kind.ts'

const COLOR_MAX = 40
const NAME_MAX = 60

// American English: no letters that only resemble Latin ones, and no markup.
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N} '’&,.()/+%–-]+$/u

const share = z.number().min(0).max(1)
const Row = z.object({
  category: oneOf('Category', closetCategories),
  name: z.pipe(requiredText('Name', NAME_MAX), z.string().regex(PLAIN)).nullable().catch(null),
  color: z.pipe(requiredText('Color', COLOR_MAX), z.string().regex(PLAIN)),
  x: share.catch(0.5),
  y: share.catch(0.5),
})
const Reply = z.object({ pieces: z.array(z.unknown()) })

/** Returns the usable marks of a model's reply; invalid rows are skipped. Null if the reply has no list. */
export function parseOutfitMarks(output: unknown): PhotoMark[] | null {
  const reply = Reply.safeParse(output)
  if (!reply.success) return null
  return reply.data.pieces.slice(0, MARKS_MAX).flatMap((each) => {
    const row = Row.safeParse(each)
    if (!row.success) return []
    const { name, ...mark } = row.data
    const type = garmentTypeOf((name && typeOfText(name)?.id) ?? null)
    return [{ ...mark, typeId: type?.category === mark.category ? type.id : null }]
  })
}
