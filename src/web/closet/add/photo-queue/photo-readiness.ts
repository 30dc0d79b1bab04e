import { NewClosetItem } from '../../../../contract/closet.ts'
import { categoryOfWords } from '../../../../domain/closet/category-of-words.ts'
import { photoWords, type PhotoWords } from './photo-words.ts'
import type { QueuedPhoto } from './queued-photo.ts'

/** What a queued photo waits for, or is. */
export type Readiness =
  | { readonly state: 'waiting' | 'looking' | 'ready' | 'adding' | 'added' | 'failed' }
  | { readonly state: 'sending'; readonly percent: number }
  /** Shown with another photo of the same piece. */
  | { readonly state: 'joined' }
  /** The same file is in the queue, or a photo that looks the same; or their piece in the closet: the user is asked. */
  | { readonly state: 'twin' | 'alike'; readonly id: string; readonly name: string }
  | { readonly state: 'in closet' | 'like in closet'; readonly id: string; readonly name: string }
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
  // A category gives the piece its name: it is asked for first where both are missing.
  const [issue] = parsed.error.issues.toSorted(
    (one, other) => Number(other.path[0] === 'category') - Number(one.path[0] === 'category'),
  )
  const field = String(issue?.path[0])
  return { lack: { field, isBlank: !fields[field]?.trim(), message: issue?.message ?? '' } }
}

/** Whether nothing in a photo or its name tells what piece it is, so that the user is asked for the category. */
export function asksForCategory({ photo, file }: QueuedPhoto): boolean {
  return photo !== null && photo.suggestion.category === null && categoryOfWords(file.name) === null
}

/** Whether the user should look at a queued photo before it is added, as far as is known by now. */
export function isDoubtful(row: QueuedPhoto): boolean {
  const { state } = readinessOf(row)
  return !['waiting', 'sending', 'looking', 'ready', 'adding', 'added', 'joined'].includes(state)
}

function doubleOf({ photo, twinOf }: QueuedPhoto): Readiness | null {
  if (photo?.sameAs) return { state: 'in closet', ...photo.sameAs }
  if (photo?.looksLike) return { state: 'like in closet', ...photo.looksLike }
  return twinOf && { state: 'alike', ...twinOf }
}

/** How far a queued photo is from being a piece. */
export function readinessOf(row: QueuedPhoto): Readiness {
  const { step, twinOf, isWantedTwice, isWanted, joinedTo } = row
  if (joinedTo !== null) return { state: 'joined' }
  if (step.at === 'waiting' && twinOf && !isWantedTwice) return { state: 'twin', ...twinOf }
  if (step.at === 'sending') return { state: step.at, percent: step.percent }
  if (step.at !== 'uploaded') return { state: step.at }
  if (isWanted) return { state: 'adding' }
  const double = isWantedTwice ? null : doubleOf(row)
  if (double) return double
  const piece = pieceOf(row)
  return 'lack' in piece ? { state: 'incomplete', lack: piece.lack } : { state: 'ready' }
}
