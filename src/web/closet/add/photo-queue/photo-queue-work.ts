import { reasonOf, HttpError } from '../../../api/http-error.ts'
import { addPieceFromPhoto, discardPhoto, refreshCloset, uploadPhoto } from '../closet-photo-queries.ts'
import { photoFileError } from '../photo-file-error.ts'
import { isAdding, nextWork } from './photo-queue.ts'
import { dispatch, photoQueue, queuedRow } from './photo-queue-store.ts'
import { joinedTo } from './joined-photos.ts'
import { shrunkPhoto } from '../shrunk-photo.ts'
import { pieceOf } from './photo-readiness.ts'
import type { Failure, QueuedPhoto } from './queued-photo.ts'

const UNREADABLE = 'This file is no longer available. Choose it again.'

// Abort controllers of pending uploads, by photo id.
const uploads = new Map<string, AbortController>()

let isOpen = false
let reportIdle: () => void = () => {}

/** Starts uploading. `whenAdded` is called each time that no more additions are pending. */
export function startWork(whenAdded: () => void): void {
  isOpen = true
  reportIdle = whenAdded
  window.addEventListener('online', reconnect)
  continueWork()
}

/** Starts no more uploads, except for photos that the user has chosen to add. */
export function stopWork(): void {
  isOpen = false
}

/** Starts the next uploads and additions. */
export function continueWork(): void {
  const next = nextWork(photoQueue(), isOpen)
  for (const row of next.upload) void uploadOne(row)
  for (const row of next.add) void addOne(row)
}

/** Retries everything that failed with a network error. */
export function reconnect(): void {
  dispatch({ type: 'reconnected' })
  continueWork()
}

/** Aborts a photo's upload, or discards the uploaded photo. */
export function discardUpload({ id, photo }: QueuedPhoto): void {
  uploads.get(id)?.abort()
  if (photo) discardPhoto(photo.id)
}

async function uploadOne({ id, file }: QueuedPhoto): Promise<void> {
  const reason = photoFileError(file)
  if (reason) dispatch({ type: 'failed', id, reason, cause: 'photo' })
  else await upload(id, file)
  continueWork()
}

async function upload(id: string, file: File): Promise<void> {
  const controller = new AbortController()
  uploads.set(id, controller)
  dispatch({ type: 'sending', id, percent: 0 })
  try {
    const onSent = (share: number) => reportSent(id, controller.signal, share)
    const photo = await uploadPhoto(await shrunkPhoto(file), { onSent, signal: controller.signal })
    if (controller.signal.aborted || !queuedRow(id)) discardPhoto(photo.id)
    else dispatch({ type: 'uploaded', id, photo })
  } catch (error) {
    if (!controller.signal.aborted) dispatch({ type: 'failed', id, ...(await uploadFailure(error, file)) })
  } finally {
    if (uploads.get(id) === controller) uploads.delete(id)
  }
}

function reportSent(id: string, signal: AbortSignal, share: number): void {
  if (signal.aborted) return
  const percent = Math.floor(share * 100)
  const step = queuedRow(id)?.step
  if (share === 1) dispatch({ type: 'looking', id })
  else if (step?.at === 'sending' && step.percent !== percent) dispatch({ type: 'sending', id, percent })
}

async function addOne(row: QueuedPhoto): Promise<void> {
  const { id, photo, revision } = row
  const piece = pieceOf(row)
  if (!photo || 'missing' in piece) return
  dispatch({ type: 'adding', id })
  try {
    const added = await addPieceFromPhoto({ ...piece, photoId: photo.id }, `${id}.${revision}`)
    dispatch({ type: 'added', id, piece: added })
  } catch (error) {
    if (error instanceof HttpError && error.apiError?.code === 'photo_not_found')
      dispatch({ type: 'lost', id })
    else {
      console.error('Failed to add item', error)
      dispatch({ type: 'failed', id, reason: reasonOf(error), cause: causeOf(error) })
    }
  }
  continueWork()
  if (!isAdding(photoQueue())) await finish()
}

async function finish(): Promise<void> {
  if (!photoQueue().rows.some(({ step }) => step.at === 'added')) return reportIdle()
  await refreshCloset()
  // More pieces may have been chosen meanwhile; the last one reports.
  if (isAdding(photoQueue())) return
  dropJoined()
  dispatch({ type: 'left' })
  reportIdle()
}

// A piece has one photo: removes the other photos of added pieces.
function dropJoined(): void {
  const { rows } = photoQueue()
  const dropped = rows.flatMap((row) => (row.step.at === 'added' ? joinedTo(rows, row.id) : []))
  dispatch({ type: 'removed', ids: dropped.map(({ id }) => id) })
  for (const row of dropped) discardUpload(row)
}

// Distinguishes a file that was moved or changed since it was chosen: its upload also fails like a network error.
async function uploadFailure(error: unknown, file: File): Promise<Failure> {
  const cause = causeOf(error)
  if (cause === 'network error' && !(await isReadable(file))) return { reason: UNREADABLE, cause: 'photo' }
  return { reason: reasonOf(error), cause }
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

function causeOf(error: unknown): Failure['cause'] {
  if (error instanceof TypeError) return 'network error'
  return error instanceof HttpError && error.apiError?.code.startsWith('image_') ? 'photo' : 'server'
}
