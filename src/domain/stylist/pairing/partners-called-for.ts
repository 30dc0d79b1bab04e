import { oncePer } from '../../once.ts'
import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { type CallRule, callRules } from './pairing-rules.ts'

// One object per rule, so that a want of two pieces counts once.
const wantOf = oncePer(({ calls, weight, what }: CallRule): OccasionWant => ({ of: calls, weight, what }))

/** The partners that a garment calls for: a kilt a sporran, a suit jacket matching trousers. */
export const partnersCalledFor = oncePer((garment: Garment): readonly OccasionWant[] =>
  callRules().flatMap((rule) => (isSelected(garment, rule.of) ? [wantOf(rule)] : [])),
)
