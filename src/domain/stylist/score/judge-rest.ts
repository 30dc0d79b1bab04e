import { sentence } from '../../sentence.ts'
import { areaWeight } from './area-weight.ts'
import { callAll, callPiece, verb } from './call-piece.ts'
import type { Judged, ToJudge } from './judged.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { onLine } from './on-line.ts'

type Worn = Pick<ScoredPiece, 'lastWornDate' | 'wearCount'>

const DAY_MS = 86_400_000

// Days since a piece was worn, and how rested it is by then; between them on a line.
const rested = [
  [0, 0.1],
  [2, 0.25],
  [7, 0.65],
  [14, 0.85],
  [30, 1],
] as const

/** How long the pieces have waited for their turn. */
export function judgeRest({ pieces, today }: ToJudge): Judged {
  let fits = 0
  let weights = 0
  for (const piece of pieces) {
    const weight = areaWeight[piece.garment.slot]
    fits += weight * restFit(piece, today)
    weights += weight
  }
  return { share: weights > 0 ? fits / weights : 0, reason: () => sentence(restWords(pieces, today)) }
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

function restWords(pieces: readonly ScoredPiece[], today: string): string {
  const dated = pieces
    .flatMap((piece) => {
      const days = daysSinceWorn(piece, today)
      return days === null ? [] : [{ piece, days }]
    })
    .toSorted((one, other) => other.days - one.days)
  const unworn = pieces.filter((piece) => piece.wearCount === 0 && daysSinceWorn(piece, today) === null)
  const [longest] = dated
  const latest = dated.at(-1)
  const recent =
    latest && latest.days < 7
      ? `${callPiece(latest.piece)} ${verb([latest.piece], 'was', 'were')} out ${dayWords(latest.days, today)}`
      : null
  if (unworn.length > 0) {
    const never = `${callAll(unworn)} ${verb(unworn, 'has', 'have')} not been worn yet`
    return recent ? `${never}; ${recent}` : waitedToo(never, longest)
  }
  if (!longest) return `no day is known on which ${callAll(pieces)} ${verb(pieces, 'was', 'were')} last worn`
  if (longest.days < 7) return recent ?? ''
  const waited = waitedWords(longest)
  return recent ? `${waited}; ${recent}` : waitedAll(waited, longest, latest)
}

function waitedToo(never: string, longest: { piece: ScoredPiece; days: number } | undefined): string {
  return longest && longest.days >= 7 ? `${never}, and ${waitedWords(longest)}` : never
}

function waitedAll(
  waited: string,
  longest: { piece: ScoredPiece; days: number },
  latest: { piece: ScoredPiece; days: number } | undefined,
): string {
  if (!latest || latest.piece.id === longest.piece.id) return waited
  return `${waited}, and even ${callPiece(latest.piece)} ${latest.days}`
}

function waitedWords({ piece, days }: { piece: ScoredPiece; days: number }): string {
  return `${callPiece(piece)} ${verb([piece], 'has', 'have')} waited ${days} days`
}

function dayWords(days: number, today: string): string {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  const day = new Date(Date.parse(today) - days * DAY_MS)
  return `on ${day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}`
}
