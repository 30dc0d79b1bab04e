import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { GarmentSelector } from '../../closet/garment-selector.ts'
import rows from './pairing-rules.json' with { type: 'json' }

const fault = {
  of: GarmentSelector,
  severity: z.number().check(z.gt(0), z.lte(1)),
  /** Follows 'is' in a sentence: 'a tie with jeans'. */
  why: z.string().check(z.minLength(3)),
}
/** `avoid`: pieces of the outfit that do not go with it. */
const AvoidRule = z.strictObject({ ...fault, avoid: GarmentSelector })
/** `needs`: the piece that it is not worn without. */
const NeedRule = z.strictObject({ ...fault, needs: GarmentSelector })

const CallRule = z.strictObject({
  of: GarmentSelector,
  /** The piece that it is worn with if the closet has one: a suit jacket its trousers, a kilt a sporran. */
  calls: GarmentSelector,
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  what: z.string().check(z.minLength(3)),
})

export type AvoidRule = z.infer<typeof AvoidRule>
export type NeedRule = z.infer<typeof NeedRule>
export type CallRule = z.infer<typeof CallRule>

const rules = once(() => z.array(z.union([AvoidRule, NeedRule, CallRule])).parse(rows))

/**
 * Garments that are not worn together (avoid), not worn without another (need), or usually worn with another (call).
 * Set by hand from general knowledge.
 */
export const avoidRules: () => readonly AvoidRule[] = once(() => rules().filter((rule) => 'avoid' in rule))
export const needRules: () => readonly NeedRule[] = once(() => rules().filter((rule) => 'needs' in rule))
export const callRules: () => readonly CallRule[] = once(() => rules().filter((rule) => 'calls' in rule))
