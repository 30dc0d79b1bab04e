import { once } from '../../once.ts'
import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { type CallRule, callRules } from './pairing-rules.ts'

// One object per rule, so that a want of two pieces counts once.
const wants = once(() =>
  callRules().map(({ of, calls, weight, what }): { of: CallRule['of']; want: OccasionWant } => ({
    of,
    want: { of: calls, weight, what },
  })),
)
const known = new WeakMap<Garment, readonly OccasionWant[]>()

/** The partners that a garment calls for: a kilt a sporran, a suit jacket matching trousers. */
export function partnersCalledFor(garment: Garment): readonly OccasionWant[] {
  const before = known.get(garment)
  if (before) return before
  const calls = wants()
    .filter(({ of }) => isSelected(garment, of))
    .map(({ want }) => want)
  known.set(garment, calls)
  return calls
}
