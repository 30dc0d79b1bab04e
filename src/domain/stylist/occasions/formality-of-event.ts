import type { OccasionNeeds } from '../outfit-needs.ts'
import type { ProfileRow } from './profile-rows.ts'

type Formality = OccasionNeeds['formality']

const LOWEST = 1
const HIGHEST = 5
// 'At my parents’ house' and 'with friends' say little together with 'relaxed'.
const MOST_LIFTED = 0.8

/**
 * The formality of an event under a dress code and with what lifts or lowers it. A named code replaces the event's own
 * bounds; 'formal' and 'no jeans' only raise them.
 */
export function formalityOfEvent(
  own: Formality,
  code: ProfileRow | null,
  rows: readonly ProfileRow[],
): Formality {
  const lift = rows.reduce((sum, row) => sum + (row.lift ?? 0), 0)
  if (!code?.formality) return lifted(own, Math.max(-MOST_LIFTED, Math.min(MOST_LIFTED, lift)))
  const { least, ideal, most } = code.formality
  if (code.id === 'no jeans')
    return {
      least: Math.max(own.least, least),
      ideal: Math.max(own.ideal, ideal),
      most: Math.max(own.most, ideal),
    }
  if (code.id === 'dressed')
    return { least: Math.max(own.least, least), ideal: Math.max(own.ideal, ideal), most }
  return code.formality
}

function lifted({ least, ideal, most }: Formality, by: number): Formality {
  if (by === 0) return { least, ideal, most }
  const moved = (value: number) => Math.min(HIGHEST, Math.max(LOWEST, Math.round((value + by) * 10) / 10))
  // A law firm asks for a suit of all, and turns down no more shoes than an office does.
  const floor = by > 0 ? Math.min(HIGHEST, Math.round((least + by / 2) * 10) / 10) : moved(least)
  return { least: floor, ideal: moved(ideal), most: moved(most) }
}
