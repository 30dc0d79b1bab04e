import * as z from 'zod/mini'
import { GarmentSelector } from '../../closet/garment-selector.ts'
import rows from './pairing-rules.json' with { type: 'json' }

const AvoidRule = z.strictObject({
  of: GarmentSelector,
  /** Another piece of the outfit that is wrong with it. */
  avoid: GarmentSelector,
  severity: z.number().check(z.gt(0), z.lte(1)),
  /** As it stands after 'is': 'a tie with jeans'. */
  why: z.string().check(z.minLength(3)),
})

const NeedRule = z.strictObject({
  of: GarmentSelector,
  /** One piece of the outfit that it is not worn without. */
  needs: GarmentSelector,
  severity: z.number().check(z.gt(0), z.lte(1)),
  why: z.string().check(z.minLength(3)),
})

const CallRule = z.strictObject({
  of: GarmentSelector,
  /** What it is worn with where the closet has it: a suit jacket with its trousers, a kilt with a sporran. */
  calls: GarmentSelector,
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  what: z.string().check(z.minLength(3)),
})

export type AvoidRule = z.infer<typeof AvoidRule>
export type NeedRule = z.infer<typeof NeedRule>
export type CallRule = z.infer<typeof CallRule>

const rules = z.array(z.union([AvoidRule, NeedRule, CallRule])).parse(rows)

/** Which garments are not worn together, which not without another, and which call for another: by hand, from general knowledge. */
export const avoidRules: readonly AvoidRule[] = rules.filter((rule) => 'avoid' in rule)
export const needRules: readonly NeedRule[] = rules.filter((rule) => 'needs' in rule)
export const callRules: readonly CallRule[] = rules.filter((rule) => 'calls' in rule)
