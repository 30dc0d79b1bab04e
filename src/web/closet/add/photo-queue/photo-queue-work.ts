import { reasonOf, HttpError } from '../../../api/http-error.ts'
import { addPieceFromPhoto, discardPhoto, refreshCloset, uploadPhoto } from '../closet-photo-queries.ts'
import { photoFault } from '../photo-fault.ts'
import { isAdding, nextWork } from './photo-queue.ts'
import { happen, photoQueue, queuedRow } from './photo-queue-store.ts'
import { joinedTo } from './joined-photos.ts'
import { shrunkPhoto } from '../shrunk-photo.ts'
import { pieceOf } from './photo-readiness.ts'
import type { Failure, QueuedPhoto } from './queued-photo.ts'

const UNREADABLE = 'This file is no longer available. Choose it again.'

// Aborts of the pending uploads, by photo.
const uploads = new Map<string, AbortController>()

let isOpen = false
let tell: () => void = () => {}

/** Lets photos be uploaded from now on. `whenAdded` is called each time that nothing more is pending. */
export function startWork(whenAdded: () => void): void {
  isOpen = true
  tell = whenAdded
  window.addEventListener('online', reconnect)
  goOn()
}

/** Starts no more uploads; what the user wants in the closet goes on. */
export function stopWork(): void {
  isOpen = false
}

/** Starts whatever is to be done next. */
export function goOn(): void {
  const next = nextWork(photoQueue(), isOpen)
  for (const row of next.upload) void uploadOne(row)
  for (const row of next.add) void addOne(row)
}

/** Goes on with everything that got no answer. */
export function reconnect(): void {
  happen({ type: 'reconnected' })
  goOn()
}

/** Gives up a photo's upload, and the photo where it is uploaded. */
export function giveUp({ id, photo }: QueuedPhoto): void {
  uploads.get(id)?.abort()
  if (photo) discardPhoto(photo.id)
}

async function uploadOne({ id, file }: QueuedPhoto): Promise<void> {
  const reason = photoFault(file)
  if (reason) happen({ type: 'failed', id, reason, cause: 'photo' })
  else await upload(id, file)
  goOn()
}

async function upload(id: string, file: File): Promise<void> {
  const controller = new AbortController()
  uploads.set(id, controller)
  happen({ type: 'sending', id, percent: 0 })
  try {
    const onSent = (share: number) => tellSent(id, controller.signal, share)
    const photo = await uploadPhoto(await shrunkPhoto(file), { onSent, signal: controller.signal })
    if (controller.signal.aborted || !queuedRow(id)) discardPhoto(photo.id)
    else happen({ type: 'uploaded', id, photo })
  } catch (error) {
    if (!controller.signal.aborted) happen({ type: 'failed', id, ...(await uploadFailure(error, file)) })
  } finally {
    if (uploads.get(id) === controller) uploads.delete(id)
  }
}

function tellSent(id: string, signal: AbortSignal, share: number): void {
  if (signal.aborted) return
  const percent = Math.floor(share * 100)
  const step = queuedRow(id)?.step
  if (share === 1) happen({ type: 'looking', id })
  else if (step?.at === 'sending' && step.percent !== percent) happen({ type: 'sending', id, percent })
}

async function addOne(row: QueuedPhoto): Promise<void> {
  const { id, photo, revision } = row
  const piece = pieceOf(row)
  if (!photo || 'lack' in piece) return
  happen({ type: 'adding', id })
  try {
    const added = await addPieceFromPhoto({ ...piece, photoId: photo.id }, `${id}.${revision}`)
    happen({ type: 'added', id, piece: added })
  } catch (error) {
    if (error instanceof HttpError && error.answer?.code === 'photo_not_found') happen({ type: 'lost', id })
    else {
      console.error('Failed to add item', error)
      happen({ type: 'failed', id, reason: reasonOf(error), cause: causeOf(error) })
    }
  }
  goOn()
  if (!isAdding(photoQueue())) await finish()
}

async function finish(): Promise<void> {
  if (!photoQueue().rows.some(({ step }) => step.at === 'added')) return tell()
  await refreshCloset()
  // Others may have been wanted meanwhile; the last of them tells.
  if (isAdding(photoQueue())) return
  dropJoined()
  happen({ type: 'left' })
  tell()
}

// A piece has one photo: the others of it were there to choose from.
function dropJoined(): void {
  const { rows } = photoQueue()
  const dropped = rows.flatMap((row) => (row.step.at === 'added' ? joinedTo(rows, row.id) : []))
  happen({ type: 'removed', ids: dropped.map(({ id }) => id) })
  for (const row of dropped) giveUp(row)
}

// A file that was moved or changed since it was chosen fails as if no one answered.
async function uploadFailure(error: unknown, file: File): Promise<Failure> {
  const cause = causeOf(error)
  if (cause === 'no answer' && !(await isReadable(file))) return { reason: UNREADABLE, cause: 'photo' }
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
  if (error instanceof TypeError) return 'no answer'
  return error instanceof HttpError && error.answer?.code.startsWith('image_') ? 'photo' : 'server'
}
