import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet/photos.ts'
import { joinedRows, separatedRows, swappedRows, withLookalike } from './joined-photos.ts'
import { readinessOf } from './photo-readiness.ts'
import type { TypedWords } from './suggested-fields.ts'
import { queuedPhoto, type Failure, type QueuedPhoto } from './queued-photo.ts'

/** Maximum number of concurrent uploads, and of concurrent additions. */
const AT_A_TIME = 3

export interface PhotoQueue {
  readonly rows: readonly QueuedPhoto[]
  /** Added pieces that have not been reported yet. */
  readonly added: readonly ClosetItem[]
  /** No uploads start until the user resumes. */
  readonly isPaused: boolean
}

type RowEvent = { readonly id: string } & (
  | { readonly type: 'typed'; readonly words: TypedWords }
  | { readonly type: 'sending'; readonly percent: number }
  | { readonly type: 'looking' | 'adding' }
  | { readonly type: 'uploaded'; readonly photo: ClosetPhoto }
  | { readonly type: 'added'; readonly piece: ClosetItem }
  /** The server no longer has the uploaded photo. */
  | { readonly type: 'lost' }
  | ({ readonly type: 'failed' } & Failure)
  | { readonly type: 'retried' }
  | { readonly type: 'replaced'; readonly file: File }
  | { readonly type: 'duplicate confirmed' }
)

export type QueueEvent =
  | { readonly type: 'taken'; readonly rows: readonly QueuedPhoto[] }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  /** The user adds all pieces that are ready. */
  | { readonly type: 'wanted' }
  /** The user stops adding: pieces that are not in the closet yet stay in the queue. */
  | { readonly type: 'unwanted' }
  | { readonly type: 'paused'; readonly isPaused: boolean }
  /** These photos show one piece; the first is the one to add. */
  | { readonly type: 'joined'; readonly ids: readonly string[] }
  /** Makes another photo of the piece the one to add. */
  | { readonly type: 'swapped'; readonly id: string }
  /** Makes the photos joined to this one separate pieces. */
  | { readonly type: 'separated'; readonly id: string }
  /** The server may be reachable again: retries after network errors. */
  | { readonly type: 'reconnected' }
  /** Added pieces leave the queue. */
  | { readonly type: 'left' }
  | { readonly type: 'reported' }
  | RowEvent

/** Reducer: the queue after an event. */
export function reduceQueue(queue: PhotoQueue, event: QueueEvent): PhotoQueue {
  const { rows, added } = queue
  const onEach = (change: (row: QueuedPhoto) => QueuedPhoto) => ({ ...queue, rows: rows.map(change) })
  switch (event.type) {
    case 'taken': {
      const known = new Set(rows.map(({ id }) => id))
      const taken = event.rows.filter(({ id }) => !known.has(id))
      return { ...queue, rows: [...rows, ...taken].toSorted((one, other) => one.place - other.place) }
    }
    case 'removed':
      return { ...queue, rows: withoutRows(rows, new Set(event.ids)) }
    case 'wanted':
      return onEach((row) => (readinessOf(row).state === 'ready' ? { ...row, isWanted: true } : row))
    case 'reconnected':
      return onEach((row) => (hasNetworkError(row) ? restarted(row, row.isWanted) : row))
    case 'unwanted':
      return onEach((row) => (row.step.at === 'uploaded' ? { ...row, isWanted: false } : row))
    case 'paused':
      return { ...queue, isPaused: event.isPaused }
    case 'joined':
      return { ...queue, rows: joinedRows(rows, event.ids) }
    case 'swapped':
      return { ...queue, rows: swappedRows(rows, event.id) }
    case 'separated':
      return { ...queue, rows: separatedRows(rows, event.id) }
    case 'left': {
      const pieces = rows.flatMap(({ step }) => (step.at === 'added' ? [step.piece] : []))
      return { ...queue, rows: rows.filter(({ step }) => step.at !== 'added'), added: [...added, ...pieces] }
    }
    case 'reported':
      return { ...queue, added: [] }
    case 'uploaded': {
      const { rows: changed } = onEach((row) => (row.id === event.id ? changedRow(row, event) : row))
      return { ...queue, rows: withLookalike(changed, event.id) }
    }
    default:
      return onEach((row) => (row.id === event.id ? changedRow(row, event) : row))
  }
}

/** The photos to upload and the pieces to add now, within the limit of three each. */
export function nextWork(
  { rows, isPaused }: PhotoQueue,
  isOpen: boolean,
): { upload: QueuedPhoto[]; add: QueuedPhoto[] } {
  // After one network error the other requests would only fail too.
  if (rows.some(hasNetworkError)) return { upload: [], add: [] }
  const waiting = rows.filter(
    (row) => readinessOf(row).state === 'waiting' && ((isOpen && !isPaused) || row.isWanted),
  )
  const wanted = rows.filter(({ step, isWanted }) => isWanted && step.at === 'uploaded')
  const adding = rows.filter(({ step }) => step.at === 'adding')
  return {
    upload: waiting.slice(0, Math.max(0, AT_A_TIME - rows.filter(isUnderWay).length)),
    add: wanted.slice(0, Math.max(0, AT_A_TIME - adding.length)),
  }
}

/** Whether additions are pending, apart from those that wait after a network error. */
export function isAdding({ rows }: PhotoQueue): boolean {
  const isHeld = rows.some(hasNetworkError)
  return rows.some(({ step, isWanted }) => step.at === 'adding' || (isWanted && !isHeld))
}

function changedRow(row: QueuedPhoto, event: RowEvent): QueuedPhoto {
  const { revision } = row
  switch (event.type) {
    case 'typed':
      return { ...row, typed: { ...row.typed, ...event.words }, revision: revision + 1 }
    case 'sending':
      return { ...row, step: { at: 'sending', percent: event.percent } }
    case 'looking':
    case 'adding':
      return { ...row, step: { at: event.type } }
    case 'uploaded': {
      // If it was chosen before its photo had to be sent again, it may be in the closet by now.
      return restarted({ ...row, photo: event.photo, revision: revision + 1 }, row.isWanted)
    }
    case 'added':
      return { ...row, isWanted: false, step: { at: 'added', piece: event.piece } }
    case 'lost':
      return { ...row, photo: null, step: { at: 'waiting' } }
    case 'failed': {
      const { reason, cause } = event
      return {
        ...row,
        isWanted: row.isWanted && cause === 'network error',
        step: { at: 'failed', reason, cause },
      }
    }
    case 'retried':
      return restarted(row, row.photo !== null)
    case 'replaced': {
      const { id, place, typed } = row
      return queuedPhoto({ id, place, file: event.file, typed, revision: revision + 1 })
    }
    default:
      return { ...row, isWantedTwice: true }
  }
}

// A photo whose duplicate was removed is no longer a duplicate.
function withoutRows(rows: readonly QueuedPhoto[], gone: ReadonlySet<string>): readonly QueuedPhoto[] {
  return rows
    .filter(({ id }) => !gone.has(id))
    .map((row) => (row.twinOf && gone.has(row.twinOf.id) ? { ...row, twinOf: null } : row))
    .map((row) => (row.joinedTo !== null && gone.has(row.joinedTo) ? { ...row, joinedTo: null } : row))
}

// Continues from the current step; stays chosen only if nothing prevents adding it.
function restarted(row: QueuedPhoto, isWanted: boolean): QueuedPhoto {
  const again: QueuedPhoto = { ...row, isWanted: false, step: { at: row.photo ? 'uploaded' : 'waiting' } }
  const state = readinessOf(again).state
  return { ...again, isWanted: isWanted && (state === 'ready' || state === 'waiting') }
}

function isUnderWay({ step }: QueuedPhoto): boolean {
  return step.at === 'sending' || step.at === 'looking'
}

function hasNetworkError({ step }: QueuedPhoto): boolean {
  return step.at === 'failed' && step.cause === 'network error'
}
