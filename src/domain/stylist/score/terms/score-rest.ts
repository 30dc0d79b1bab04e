import type { CalendarDate } from '../../../../contract/values/calendar-date.ts'
import { areaWeight, meanBySlot } from '../area-weight.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'
import { interpolate } from '../interpolate.ts'

type Worn = Pick<ScoredPiece, 'lastWornDate' | 'wearCount'>

const DAY_MS = 86_400_000
const WEEK = 7

// Rest by days since the last wear; interpolated linearly.
// prettier-ignore
const rested = [[0, 0.1], [2, 0.25], [7, 0.65], [14, 0.85], [30, 1]] as const

/** Scores how long ago the pieces were worn. */
export function scoreRest({ pieces, today }: TermInput): TermScore {
  return {
    share: meanBySlot(pieces, areaWeight, (piece) => restFit(piece, today)),
    fact: () => restFact(pieces, today),
  }
}

// Cached, since a search requests the same pieces thousands of times.
const known = new WeakMap<Worn, { readonly today: CalendarDate | null; readonly fit: number }>()

/** Rest of one piece, from 0.1 (worn today) to 1 (not worn for a month, or never). */
export function restFit(piece: Worn, today: CalendarDate | null): number {
  const before = known.get(piece)
  if (before?.today === today) return before.fit
  const days = daysSinceWorn(piece, today)
  const fit = days === null ? (piece.wearCount > 0 ? 0.85 : 1) : interpolate(rested, days)
  known.set(piece, { today, fit })
  return fit
}

/** Whole days since the piece was last worn, at least 0; null if unknown. */
export function daysSinceWorn({ lastWornDate }: Worn, today: CalendarDate | null): number | null {
  if (lastWornDate === null || today === null) return null
  const days = Math.round((Date.parse(today) - Date.parse(lastWornDate)) / DAY_MS)
  return Number.isFinite(days) ? Math.max(0, days) : null
}

function restFact(pieces: readonly ScoredPiece[], today: CalendarDate): ScoreFact {
  const rests = pieces.map((piece) => ({ piece, days: daysSinceWorn(piece, today) }))
  const unworn = rests.filter(({ piece, days }) => piece.wearCount === 0 && days === null)
  if (unworn.length > 0) return { is: 'unworn', pieces: unworn.map(({ piece }) => piece) }
  const dated = rests
    .flatMap(({ piece, days }) => (days === null ? [] : [{ piece, days }]))
    .toSorted((one, other) => one.days - other.days)
  const [latest] = dated
  const longest = dated.at(-1)
  if (!latest || !longest) return { is: 'wears unknown' }
  return latest.days < WEEK ? { is: 'worn lately', ...latest } : { is: 'not worn for', ...longest }
}
