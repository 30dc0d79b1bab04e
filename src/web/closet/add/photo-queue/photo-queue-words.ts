import { piecesOf } from './joined-photos.ts'
import { isAdding, type PhotoQueue } from './photo-queue.ts'
import { readinessOf } from './photo-readiness.ts'
import type { QueuedPhoto } from './queued-photo.ts'

const wordsOfState = {
  waiting: 'Waiting',
  looking: 'Looking',
  ready: 'Ready',
  adding: 'Adding',
  added: 'Added',
  // These states have a sentence of their own.
  failed: '',
  duplicate: '',
  similar: '',
  'in closet': '',
  'similar in closet': '',
  joined: '',
} as const

/** State of a queued photo in one or two words; empty if a sentence shows it instead. */
export function stateWords(row: QueuedPhoto): string {
  const readiness = readinessOf(row)
  if (readiness.state === 'sending') return `${readiness.percent}%`
  if (readiness.state !== 'incomplete') return wordsOfState[readiness.state]
  const { field, isBlank } = readiness.missing
  return isBlank ? `Needs a ${field}` : `Check the ${field}`
}

/** The queue in one line, such as '2 ready, 1 to name, 1 failed, 2 uploading'. */
export function countLine({ rows, added }: PhotoQueue): string {
  const counts = new Map<string, number>([['added', added.length]])
  for (const row of piecesOf(rows)) {
    const kind = kindOf(row)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const parts = kinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [`${count} ${kind}`] : []
  })
  return parts.join(', ')
}

/** Number of pieces that can be added now. */
export function countReady({ rows }: PhotoQueue): number {
  return rows.filter((row) => readinessOf(row).state === 'ready').length
}

/** Progress in pieces. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** Progress of reading the photos; null once all are read. */
export function readingProgress({ rows }: PhotoQueue): Progress | null {
  const pieces = piecesOf(rows)
  const unread = pieces.filter((row) => ['waiting', 'sending', 'looking'].includes(readinessOf(row).state))
  return unread.length === 0 ? null : { done: pieces.length - unread.length, total: pieces.length }
}

/** Progress of adding pieces; null while none is being added. */
export function addingProgress(queue: PhotoQueue): Progress | null {
  if (!isAdding(queue)) return null
  const added = queue.rows.filter(({ step }) => step.at === 'added').length
  const left = queue.rows.filter(({ step, isWanted }) => isWanted || step.at === 'adding').length
  return { done: added, total: added + left }
}

const kinds = ['added', 'ready', 'to name', 'to check', 'already there', 'failed', 'uploading'] as const

function kindOf(row: QueuedPhoto): (typeof kinds)[number] {
  const readiness = readinessOf(row)
  switch (readiness.state) {
    case 'added':
    case 'ready':
    case 'failed':
      return readiness.state
    case 'incomplete':
      return readiness.missing.field === 'name' && readiness.missing.isBlank ? 'to name' : 'to check'
    case 'duplicate':
    case 'similar':
    case 'in closet':
    case 'similar in closet':
      return 'already there'
    default:
      return 'uploading'
  }
}
