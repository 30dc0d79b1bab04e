import type { ClosetItem } from '../../../../contract/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet-photos.ts'
import type { TypedWords } from './photo-words.ts'

export interface Failure {
  /** A sentence for people. */
  readonly reason: string
  /** What went wrong: the photo itself, no answer came, or the server could not. */
  readonly cause: 'photo' | 'no answer' | 'server'
}

/** Where a photo is on its way into the closet. */
export type Step =
  | { readonly at: 'waiting' | 'looking' | 'uploaded' | 'adding' }
  | { readonly at: 'sending'; readonly percent: number }
  | { readonly at: 'added'; readonly piece: ClosetItem }
  | ({ readonly at: 'failed' } & Failure)

/** One photo of many that are being added. */
export interface QueuedPhoto {
  readonly id: string
  /** Its place among the others, rising. */
  readonly place: number
  readonly file: File
  readonly typed: TypedWords
  /** Rises with every change of what would be added, so that each content is one request. */
  readonly revision: number
  /** Once it is uploaded. */
  readonly photo: ClosetPhoto | null
  /** The photo of the queue that is the same file, or looks the same. */
  readonly twinOf: { readonly id: string; readonly name: string } | null
  /** Wanted although the photo is in the closet, or in the queue, already. */
  readonly isWantedTwice: boolean
  /** The photo of the queue that shows the same piece and is added in its place. */
  readonly joinedTo: string | null
  /** To be added to the closet as soon as it can be. */
  readonly isWanted: boolean
  readonly step: Step
}

/** A photo as it enters the queue, or comes back to it. */
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
