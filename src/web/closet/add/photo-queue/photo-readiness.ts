import { NewClosetItem } from '../../../../contract/closet/closet.ts'
import { categoryOfWords } from '../../../../domain/closet/read-garment-kind.ts'
import { photoWords, type PhotoWords } from './suggested-fields.ts'
import type { QueuedPhoto } from './queued-photo.ts'

/** State of a queued photo on its way to a piece. */
export type Readiness =
  | { readonly state: 'waiting' | 'looking' | 'ready' | 'adding' | 'added' | 'failed' }
  | { readonly state: 'sending'; readonly percent: number }
  /** Shown with another photo of the same piece. */
  | { readonly state: 'joined' }
  /** The same file or a similar photo is in the queue, or the closet has its piece: the user is asked. */
  | { readonly state: 'duplicate' | 'similar'; readonly id: string; readonly name: string }
  | { readonly state: 'in closet' | 'similar in closet'; readonly id: string; readonly name: string }
  | { readonly state: 'incomplete'; readonly missing: MissingField }

interface MissingField {
  readonly field: string
  readonly isBlank: boolean
  /** The message to show. */
  readonly message: string
}

const blank = { name: '', category: '', color: '', size: '', style: '', season: '' }

/** Current field values of a queued photo. */
export function wordsOf({ typed, file, photo }: QueuedPhoto): PhotoWords {
  return photoWords(typed, file.name, photo?.suggestion ?? null)
}

/** The piece that a queued photo describes, or the field that is missing. */
export function pieceOf(row: QueuedPhoto): NewClosetItem | { readonly missing: MissingField } {
  const fields: Record<string, string> = { ...blank, ...row.typed, ...wordsOf(row) }
  const parsed = NewClosetItem.safeParse(fields)
  if (parsed.success) return parsed.data
  // The category suggests the name: it is asked for first if both are missing.
  const [issue] = parsed.error.issues.toSorted(
    (one, other) => Number(other.path[0] === 'category') - Number(one.path[0] === 'category'),
  )
  const field = String(issue?.path[0])
  return { missing: { field, isBlank: !fields[field]?.trim(), message: issue?.message ?? '' } }
}

/** Whether neither the photo nor its file name suggests a category, so that the user is asked for it. */
export function asksForCategory({ photo, file }: QueuedPhoto): boolean {
  return photo !== null && photo.suggestion.category === null && categoryOfWords(file.name) === null
}

/** Whether the user should check a queued photo before it is added, as far as is known. */
export function needsAttention(row: QueuedPhoto): boolean {
  const { state } = readinessOf(row)
  return !['waiting', 'sending', 'looking', 'ready', 'adding', 'added', 'joined'].includes(state)
}

function doubleOf({ photo, twinOf }: QueuedPhoto): Readiness | null {
  if (photo?.sameAs) return { state: 'in closet', ...photo.sameAs }
  if (photo?.looksLike) return { state: 'similar in closet', ...photo.looksLike }
  return twinOf && { state: 'similar', ...twinOf }
}

/** Computes the state of a queued photo. */
export function readinessOf(row: QueuedPhoto): Readiness {
  const { step, twinOf, isWantedTwice, isWanted, joinedTo } = row
  if (joinedTo !== null) return { state: 'joined' }
  if (step.at === 'waiting' && twinOf && !isWantedTwice) return { state: 'duplicate', ...twinOf }
  if (step.at === 'sending') return { state: step.at, percent: step.percent }
  if (step.at !== 'uploaded') return { state: step.at }
  if (isWanted) return { state: 'adding' }
  const double = isWantedTwice ? null : doubleOf(row)
  if (double) return double
  const piece = pieceOf(row)
  return 'missing' in piece ? { state: 'incomplete', missing: piece.missing } : { state: 'ready' }
}
