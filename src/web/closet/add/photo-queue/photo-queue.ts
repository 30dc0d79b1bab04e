import type { ClosetItem } from '../../../../contract/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet-photos.ts'
import { joinedRows, separatedRows, swappedRows, withLookalike } from './joined-photos.ts'
import { readinessOf } from './photo-readiness.ts'
import type { TypedWords } from './photo-words.ts'
import { queuedPhoto, type Failure, type QueuedPhoto } from './queued-photo.ts'

/** Uploads, and pieces being added, at a time. */
const AT_A_TIME = 3

export interface PhotoQueue {
  readonly rows: readonly QueuedPhoto[]
  /** Pieces that were added and have not been reported. */
  readonly added: readonly ClosetItem[]
  /** No more photos are uploaded until the user goes on. */
  readonly isPaused: boolean
}

type RowEvent = { readonly id: string } & (
  | { readonly type: 'typed'; readonly words: TypedWords }
  | { readonly type: 'sending'; readonly percent: number }
  | { readonly type: 'looking' | 'adding' }
  | { readonly type: 'uploaded'; readonly photo: ClosetPhoto }
  | { readonly type: 'added'; readonly piece: ClosetItem }
  /** The server has the uploaded photo no more. */
  | { readonly type: 'lost' }
  | ({ readonly type: 'failed' } & Failure)
  | { readonly type: 'tried again' }
  | { readonly type: 'replaced'; readonly file: File }
  | { readonly type: 'wanted twice' }
)

export type QueueEvent =
  | { readonly type: 'taken'; readonly rows: readonly QueuedPhoto[] }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  /** The person wants everything that is ready in the closet. */
  | { readonly type: 'wanted' }
  /** The person stops adding: what isn't in the closet yet stays in the queue. */
  | { readonly type: 'unwanted' }
  | { readonly type: 'paused'; readonly isPaused: boolean }
  /** These show one piece: the first of them is the photo to add. */
  | { readonly type: 'joined'; readonly ids: readonly string[] }
  /** Another of the photos that show the piece is the one to add. */
  | { readonly type: 'swapped'; readonly id: string }
  /** Photos that were joined to this one are pieces of their own. */
  | { readonly type: 'separated'; readonly id: string }
  /** The server may be reached again: what had no answer goes on. */
  | { readonly type: 'reconnected' }
  /** What was added leaves the queue. */
  | { readonly type: 'left' }
  | { readonly type: 'reported' }
  | RowEvent

/** The queue after an event. */
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
      return onEach((row) => (isUnanswered(row) ? restarted(row, row.isWanted) : row))
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

/** What to do now: the photos to upload and the pieces to add, so that no more than three of each are under way. */
export function nextWork(
  { rows, isPaused }: PhotoQueue,
  isOpen: boolean,
): { upload: QueuedPhoto[]; add: QueuedPhoto[] } {
  // One that got no answer speaks for the others; they would only fail too.
  if (rows.some(isUnanswered)) return { upload: [], add: [] }
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

/** Whether pieces are on their way into the closet; not those that wait for an answer. */
export function isAdding({ rows }: PhotoQueue): boolean {
  const isHeld = rows.some(isUnanswered)
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
      // What was wanted before its photo had to be sent again may be in the closet by now.
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
        isWanted: row.isWanted && cause === 'no answer',
        step: { at: 'failed', reason, cause },
      }
    }
    case 'tried again':
      return restarted(row, row.photo !== null)
    case 'replaced': {
      const { id, place, typed } = row
      return queuedPhoto({ id, place, file: event.file, typed, revision: revision + 1 })
    }
    default:
      return { ...row, isWantedTwice: true }
  }
}

// The twin of a photo that was taken out is the only one of its kind.
function withoutRows(rows: readonly QueuedPhoto[], gone: ReadonlySet<string>): readonly QueuedPhoto[] {
  return rows
    .filter(({ id }) => !gone.has(id))
    .map((row) => (row.twinOf && gone.has(row.twinOf.id) ? { ...row, twinOf: null } : row))
    .map((row) => (row.joinedTo !== null && gone.has(row.joinedTo) ? { ...row, joinedTo: null } : row))
}

// On from where it stands; wanted only while nothing speaks against it.
function restarted(row: QueuedPhoto, isWanted: boolean): QueuedPhoto {
  const again: QueuedPhoto = { ...row, isWanted: false, step: { at: row.photo ? 'uploaded' : 'waiting' } }
  const state = readinessOf(again).state
  return { ...again, isWanted: isWanted && (state === 'ready' || state === 'waiting') }
}

function isUnderWay({ step }: QueuedPhoto): boolean {
  return step.at === 'sending' || step.at === 'looking'
}

function isUnanswered({ step }: QueuedPhoto): boolean {
  return step.at === 'failed' && step.cause === 'no answer'
}
