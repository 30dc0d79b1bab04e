import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { callRules } from './pairing-rules.ts'

// One object for each rule, so that what two pieces call for counts once.
const wants: readonly { readonly of: (typeof callRules)[number]['of']; readonly want: OccasionWant }[] =
  callRules.map(({ of, calls, weight, what }) => ({ of, want: { of: calls, weight, what } }))
const known = new WeakMap<Garment, readonly OccasionWant[]>()

/** What a garment is worn with: a kilt with a sporran, a suit jacket with matching trousers. */
export function callsOf(garment: Garment): readonly OccasionWant[] {
  const before = known.get(garment)
  if (before) return before
  const calls = wants.filter(({ of }) => isSelected(garment, of)).map(({ want }) => want)
  known.set(garment, calls)
  return calls
}
