import * as z from 'zod/mini'
import { avoidableTypes as ids } from '../../../contract/user/profile.ts'
import rows from './avoidable-types.json' with { type: 'json' }
import { garmentKindIds } from '../garment-kinds.ts'
import { garmentTags } from '../tags/garment-tags.ts'
import { type Garment, ownSlots } from '../garment.ts'

const kind = z.enum(garmentKindIds)
const tag = z.enum(garmentTags)

/** A group of garments. A garment belongs to it if it matches any of `slots`, `kinds` or `tags`. */
const Row = z.strictObject({
  id: z.enum(ids),
  slots: z.optional(z.array(z.enum(ownSlots))),
  kinds: z.optional(z.array(kind)),
  tags: z.optional(z.array(tag)),
  notKinds: z.optional(z.array(kind)),
  notTags: z.optional(z.array(tag)),
})

const byId: ReadonlyMap<string, z.infer<typeof Row>> = new Map(
  z
    .array(Row)
    .parse(rows)
    .map((row) => [row.id, row]),
)

/**
 * Whether a garment belongs to a type that a user may exclude.
 * @param type a group of `avoidableTypes`, or the id of a row in the table of garments
 */
export function isOfType(garment: Garment, type: string): boolean {
  if (garment.type === type) return true
  const row = byId.get(type)
  if (!row) return false
  const { slot, kind: drawn, tags } = garment
  const isOne =
    row.slots?.some((one) => one === slot) ||
    (drawn !== null && row.kinds?.includes(drawn)) ||
    row.tags?.some((one) => tags.has(one))
  if (!isOne) return false
  const isExcepted =
    (drawn !== null && row.notKinds?.includes(drawn)) || row.notTags?.some((one) => tags.has(one))
  return !isExcepted
}
