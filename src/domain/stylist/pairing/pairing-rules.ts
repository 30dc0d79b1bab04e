import * as z from 'zod/mini'
import { GarmentSelector } from '../../closet/garment-selector.ts'
import rows from './pairing-rules.json' with { type: 'json' }

const PairingRule = z.strictObject({
  of: GarmentSelector,
  /** Another piece of the outfit that is wrong with it. */
  avoid: z.optional(GarmentSelector),
  /** One piece of the outfit that it is not worn without. */
  needs: z.optional(GarmentSelector),
  severity: z.number().check(z.gt(0), z.lte(1)),
  /** As it stands after 'is': 'a tie with jeans'. */
  why: z.string().check(z.minLength(3)),
})
export type PairingRule = z.infer<typeof PairingRule>

/** Which garments are not worn together, and which are not worn without another: by hand, from general knowledge. */
export const pairingRules: readonly PairingRule[] = z.array(PairingRule).parse(rows)
