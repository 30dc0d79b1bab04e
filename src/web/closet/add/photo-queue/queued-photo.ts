import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet/photos.ts'
import type { TypedWords } from './suggested-fields.ts'

export interface Failure {
  /** The message to show. */
  readonly reason: string
  /** The cause: the photo itself, a network error, or the server. */
  readonly cause: 'photo' | 'network error' | 'server'
}

/** Step of a photo on its way into the closet. */
export type Step =
  | { readonly at: 'waiting' | 'looking' | 'uploaded' | 'adding' }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'added'; readonly piece: ClosetItem }
  | ({ readonly at: 'failed' } & Failure)

/** One of several photos that are being added. */
export interface QueuedPhoto {
  readonly id: string
  /** Sort key within the queue. */
  readonly place: number
  readonly file: File
  readonly typed: TypedWords
  /** Increases with each change of the content to add, so that each content has its own idempotency key. */
  readonly revision: number
  /** Null until it is uploaded. */
  readonly photo: ClosetPhoto | null
  /** A queued photo that is the same file or looks similar. */
  readonly twinOf: { readonly id: string; readonly name: string } | null
  /** The user confirmed adding a duplicate. */
  readonly isWantedTwice: boolean
  /** Id of the queued photo of the same piece that is added instead. */
  readonly joinedTo: string | null
  /** Added to the closet as soon as it is ready. */
  readonly isWanted: boolean
  readonly step: Step
}

/** A photo as it enters the queue or is restored. */
export function queuedPhoto(
  given: Pick<QueuedPhoto, 'id' | 'place' | 'file'> & Partial<QueuedPhoto>,
): QueuedPhoto {
  return {
    typed: {},
    revision: 0,
    photo: null,
    twinOf: null,
    isWantedTwice: false,
    joinedTo: null,
    isWanted: false,
    step: { at: given.photo ? 'uploaded' : 'waiting' },
    ...given,
  }
}
