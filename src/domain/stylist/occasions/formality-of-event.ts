import type { OccasionNeeds } from '../outfit-needs.ts'
import type { ProfileRow } from './profiles/profile-rows.ts'

type Formality = OccasionNeeds['formality']

const LOWEST = 1
const HIGHEST = 5
// Caps the sum of lifts, since 'at my parents’ house', 'with friends' and 'relaxed' overlap.
const MAX_LIFT = 0.8

/**
 * Returns the formality of an event after its dress code and lifts. A dress code replaces the event's own bounds;
 * 'dressed' and 'no jeans' only raise them.
 */
export function formalityOfEvent(
  own: Formality,
  code: ProfileRow | null,
  rows: readonly ProfileRow[],
): Formality {
  const lift = rows.reduce((sum, row) => sum + (row.lift ?? 0), 0)
  if (!code?.formality) return lifted(own, Math.max(-MAX_LIFT, Math.min(MAX_LIFT, lift)))
  const { least, ideal, most } = code.formality
  if (code.id === 'no jeans') {
    const usual = lifted(own, Math.max(-MAX_LIFT, Math.min(MAX_LIFT, lift)))
    return {
      least: Math.max(usual.least, least),
      ideal: Math.max(usual.ideal, ideal),
      most: Math.max(usual.most, ideal),
    }
  }
  if (code.id === 'dressed')
    return { least: Math.max(own.least, least), ideal: Math.max(own.ideal, ideal), most }
  return code.formality
}

function lifted({ least, ideal, most }: Formality, by: number): Formality {
  if (by === 0) return { least, ideal, most }
  const moved = (value: number) => Math.min(HIGHEST, Math.max(LOWEST, Math.round((value + by) * 10) / 10))
  // A positive lift raises the minimum by half: a law firm expects suits but accepts the same shoes as any office.
  const floor = by > 0 ? Math.min(HIGHEST, Math.round((least + by / 2) * 10) / 10) : moved(least)
  return { least: floor, ideal: moved(ideal), most: moved(most) }
}
