import { areaWeight } from './area-weight.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { onLine } from './on-line.ts'

type Worn = Pick<ScoredPiece, 'lastWornDate' | 'wearCount'>

const DAY_MS = 86_400_000
const WEEK = 7

// Days since a piece was worn, and how rested it is by then; between them on a line.
const rested = [
  [0, 0.1],
  [2, 0.25],
  [7, 0.65],
  [14, 0.85],
  [30, 1],
] as const

/** How long ago the pieces were worn. */
export function scoreRest({ pieces, today }: TermInput): TermScore {
  let fits = 0
  let weights = 0
  for (const piece of pieces) {
    const weight = areaWeight[piece.garment.slot]
    fits += weight * restFit(piece, today)
    weights += weight
  }
  return { share: weights > 0 ? fits / weights : 0, fact: () => restFact(pieces, today) }
}

// A search asks the same of the same pieces a thousand times.
const known = new WeakMap<Worn, { readonly today: string; readonly fit: number }>()

/** How rested one piece is, from 0 (worn today) to 1 (waiting for a month, or never worn). */
export function restFit(piece: Worn, today: string): number {
  const before = known.get(piece)
  if (before?.today === today) return before.fit
  const days = daysSinceWorn(piece, today)
  const fit = days === null ? (piece.wearCount > 0 ? 0.85 : 1) : onLine(rested, days)
  known.set(piece, { today, fit })
  return fit
}

/** Whole days from when the piece was last worn to today, 0 at least; null where no day is known. */
export function daysSinceWorn({ lastWornDate }: Worn, today: string): number | null {
  if (lastWornDate === null) return null
  const days = Math.round((Date.parse(today) - Date.parse(lastWornDate)) / DAY_MS)
  return Number.isFinite(days) ? Math.max(0, days) : null
}

function restFact(pieces: readonly ScoredPiece[], today: string): ScoreFact {
  const unworn = pieces.filter((piece) => piece.wearCount === 0 && daysSinceWorn(piece, today) === null)
  if (unworn.length > 0) return { is: 'unworn', pieces: unworn }
  const dated = pieces
    .flatMap((piece) => {
      const days = daysSinceWorn(piece, today)
      return days === null ? [] : [{ piece, days }]
    })
    .toSorted((one, other) => one.days - other.days)
  const [latest] = dated
  const longest = dated.at(-1)
  if (!latest || !longest) return { is: 'wears unknown' }
  return latest.days < WEEK ? { is: 'worn lately', ...latest } : { is: 'not worn for', ...longest }
}
