import { findSimilarPhoto } from '../../../../domain/closet/photos/find-similar-photo.ts'
import type { QueuedPhoto } from './queued-photo.ts'

type Rows = readonly QueuedPhoto[]

/** The queued photos that are joined to this one, as further photos of the same piece. */
export function joinedTo(rows: Rows, id: string): QueuedPhoto[] {
  return rows.filter((row) => row.joinedTo === id)
}

/** The photos that count as pieces in the list; joined photos are shown with their main one. */
export function piecesOf(rows: Rows): QueuedPhoto[] {
  return rows.filter((row) => row.joinedTo === null)
}

/** Joins photos of one piece: the first one is added and keeps all input. */
export function joinedRows(rows: Rows, ids: readonly string[]): Rows {
  const [first] = ids
  const main = rows.find(({ id }) => id === first)
  const joined = new Set(ids.slice(1))
  if (!main || joined.size === 0) return rows
  const others = rows.filter(({ id }) => joined.has(id))
  const typed = Object.assign({}, ...others.map((row) => row.typed), main.typed)
  return rows.map((row) => {
    if (row === main) return { ...row, typed, revision: row.revision + 1 }
    const isJoined = joined.has(row.id) || (row.joinedTo !== null && joined.has(row.joinedTo))
    return isJoined ? { ...row, joinedTo: main.id, isWanted: false } : row
  })
}

/** Makes the photos that are joined to this one separate pieces again. */
export function separatedRows(rows: Rows, id: string): Rows {
  // The user has compared them: no duplicate question about them any more.
  return rows.map((row) => (row.joinedTo === id ? { ...row, joinedTo: null, isWantedTwice: true } : row))
}

/** Makes the next photo of the piece its main one. Changes nothing while a photo is being sent. */
export function swappedRows(rows: Rows, id: string): Rows {
  const main = rows.find((row) => row.id === id)
  const others = joinedTo(rows, id)
  const [next] = others
  if (!main || !next || ![main, next].every(canBeSwapped)) return rows
  // Rotates through three or more photos: the former main photo goes last.
  // Each content is one request, so the revision must not repeat.
  const revision = Math.max(...[main, ...others].map((row) => row.revision)) + 1
  const inTurn = [...others.slice(1), main]
  return rows.map((row) => {
    if (row.id === id) return { ...row, ...photoOf(next), revision }
    const at = others.indexOf(row)
    const follower = at < 0 ? undefined : inTurn[at]
    return follower ? { ...row, ...photoOf(follower), revision } : row
  })
}

/** Marks the later one of two similar photos, so that the user is asked. */
export function withLookalike(rows: Rows, id: string): Rows {
  const row = rows.find((one) => one.id === id)
  const look = row?.photo?.look
  if (!row || !look || row.joinedTo !== null) return rows
  const others = rows
    .filter((one) => one.id !== id && canBeCompared(one))
    .map((one) => ({ row: one, look: one.photo?.look ?? null }))
  const other = findSimilarPhoto(look, others)?.row
  if (!other) return rows
  const [first, second] = row.place < other.place ? [row, other] : [other, row]
  if (second.isWanted || second.twinOf || second.joinedTo !== null) return rows
  return rows.map((one) =>
    one === second ? { ...one, twinOf: { id: first.id, name: first.file.name } } : one,
  )
}

function canBeCompared({ joinedTo: main, step }: QueuedPhoto): boolean {
  return main === null && step.at !== 'adding' && step.at !== 'added'
}

function canBeSwapped({ step }: QueuedPhoto): boolean {
  return step.at === 'uploaded' || step.at === 'waiting'
}

// The fields that belong to the photo and not to the piece.
function photoOf({ file, photo, step }: QueuedPhoto): Pick<QueuedPhoto, 'file' | 'photo' | 'step'> {
  return { file, photo, step }
}
