import { NewClosetItem } from '../../../contract/closet.ts'
import { photoWords, type PhotoWords } from './photo-words.ts'
import type { QueuedPhoto } from './queued-photo.ts'

/** What a queued photo waits for, or is. */
export type Readiness =
  | { readonly state: 'waiting' | 'looking' | 'ready' | 'adding' | 'added' | 'failed' }
  | { readonly state: 'sending'; readonly percent: number }
  /** The same photo is in the queue, or its piece in the closet: the person is asked. */
  | { readonly state: 'twin' | 'in closet'; readonly name: string }
  | { readonly state: 'incomplete'; readonly lack: Lack }

interface Lack {
  readonly field: string
  readonly isBlank: boolean
  /** A sentence for people. */
  readonly message: string
}

const blank = { name: '', category: '', color: '', size: '', style: '', season: '' }

/** What stands in the fields of a queued photo. */
export function wordsOf({ typed, file, photo }: QueuedPhoto): PhotoWords {
  return photoWords(typed, file.name, photo?.suggestion ?? null)
}

/** The piece that a queued photo describes, or what it lacks. */
export function pieceOf(row: QueuedPhoto): NewClosetItem | { readonly lack: Lack } {
  const fields: Record<string, string> = { ...blank, ...row.typed, ...wordsOf(row) }
  const parsed = NewClosetItem.safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = String(issue?.path[0])
  return { lack: { field, isBlank: !fields[field]?.trim(), message: issue?.message ?? '' } }
}

/** How far a queued photo is from being a piece. */
export function readinessOf(row: QueuedPhoto): Readiness {
  const { step, photo, twinOf, isWantedTwice, isWanted } = row
  if (step.at === 'waiting' && twinOf && !isWantedTwice) return { state: 'twin', name: twinOf.name }
  if (step.at === 'sending') return { state: step.at, percent: step.percent }
  if (step.at !== 'uploaded') return { state: step.at }
  if (photo?.sameAs && !isWantedTwice) return { state: 'in closet', name: photo.sameAs.name }
  if (isWanted) return { state: 'adding' }
  const piece = pieceOf(row)
  return 'lack' in piece ? { state: 'incomplete', lack: piece.lack } : { state: 'ready' }
}
