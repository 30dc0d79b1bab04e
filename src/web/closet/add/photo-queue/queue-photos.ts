import type { TypedWords } from './suggested-fields.ts'

/** Photos that were dropped, pasted or chosen together. */
export interface TakenPhotos {
  readonly files: readonly File[]
  /** Values already entered for the first photo. */
  readonly typed?: TypedWords
  /** True for the first of several photos from the camera. */
  readonly isShot?: boolean
}

/** Puts photos into the queue, whose code loads with its dialog. Without the code the dialog reports the failure. */
export function queuePhotos({ files, typed }: TakenPhotos): void {
  import('./photo-queue-actions.ts').then(
    ({ takePhotos }) => void takePhotos(files, typed),
    () => {},
  )
}
