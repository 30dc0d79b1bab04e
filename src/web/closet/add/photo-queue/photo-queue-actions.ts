import { showToast } from '../../../ui/toasts/toast-store.ts'
import { reasonOf } from '../../../api/http-error.ts'
import { refreshCloset, showPhotoInPiece } from '../closet-photo-queries.ts'
import { joinedTo, piecesOf } from './joined-photos.ts'
import { storedPhotos } from './stored-photos.ts'
import { isAdding } from './photo-queue.ts'
import {
  markStored,
  countUnstored,
  dispatch,
  storeAndShow,
  photoQueue,
  queuedRow,
  whenStored,
} from './photo-queue-store.ts'
import { discardUpload, continueWork, reconnect, startWork, stopWork } from './photo-queue-work.ts'
import type { TypedWords } from './suggested-fields.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'
import { isSameFile } from './same-file.ts'
import { setPaused, wasPaused } from './waiting-photos.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'

// The stored photos are restored before new ones are added, and each batch of photos waits for the one before.
let taking: Promise<void> | undefined
let isShown = false

/** Restores the queue and starts uploading; for when the dialog opens. Resolves once the queue is restored. */
export async function openQueue(): Promise<void> {
  isShown = true
  startWork(reportAdded)
  taking ??= restore()
  await taking
}

/** Stops uploading; for when the dialog closes. Shows how many photos still wait. */
export function closeQueue(): void {
  isShown = false
  stopWork()
  if (!isAdding(photoQueue())) reportAdded()
}

/** Adds photos to the queue. `typed` has the values already entered for the first of them. */
export async function takePhotos(files: readonly File[], typed: TypedWords = {}): Promise<void> {
  taking = (taking ?? restore()).then(() => take(files, typed))
  await taking
}

/** Handles the user's input in a field. */
export function writeWords(id: string, words: TypedWords): void {
  dispatch({ type: 'typed', id, words })
}

/** Removes a photo from the queue, with the other photos of its piece. */
export function removePhoto(id: string): void {
  const row = queuedRow(id)
  if (row) removeRows([row, ...joinedTo(photoQueue().rows, id)])
}

/** Joins photos of one piece; the first of them is added. */
export function joinPhotos(ids: readonly string[]): void {
  dispatch({ type: 'joined', ids })
  continueWork()
}

/** Makes another photo of this piece its main one. */
export function swapPhoto(id: string): void {
  dispatch({ type: 'swapped', id })
  continueWork()
}

/** Makes the photos that are joined to this one separate pieces. */
export function separatePhotos(id: string): void {
  dispatch({ type: 'separated', id })
  continueWork()
}

/** Pauses or resumes the uploads; the state survives a reload. */
export function pauseQueue(isPaused: boolean): void {
  setPaused(isPaused)
  dispatch({ type: 'paused', isPaused })
  continueWork()
}

/** Stops adding pieces. Added ones stay in the closet, the others in the queue. */
export function stopAdding(): void {
  dispatch({ type: 'unwanted' })
}

/** Replaces the photo of the similar piece in the closet by a queued photo. */
export async function replacePiecePhoto(id: string, pieceId: string): Promise<void> {
  const row = queuedRow(id)
  if (!row?.photo) return
  try {
    const piece = await showPhotoInPiece(pieceId, row.photo.id)
    dispatch({ type: 'removed', ids: [id] })
    await refreshCloset()
    const description = `${piece.name} has a new photo.`
    showToast({ title: 'Photo replaced', description, imageUrl: thumbnailUrl(piece) })
  } catch (error) {
    showToast({ variant: 'destructive', title: "Couldn't replace the photo", description: reasonOf(error) })
  }
}

/** Adds all pieces that are ready. */
export function addReady(): void {
  dispatch({ type: 'wanted' })
  continueWork()
}

/** Retries a photo; after a network error, all photos that failed that way. */
export function retryPhoto({ id, step }: QueuedPhoto): void {
  if (step.at === 'failed' && step.cause === 'network error') return reconnect()
  dispatch({ type: 'retried', id })
  continueWork()
}

/** Replaces a photo that cannot be used. */
export function replacePhoto(id: string, file: File): void {
  dispatch({ type: 'replaced', id, file })
  continueWork()
}

/** Adds a photo although it is a duplicate. */
export function addAnyway(id: string): void {
  dispatch({ type: 'duplicate confirmed', id })
  continueWork()
}

/** Discards all waiting photos, and offers to restore them. */
export async function discardQueue(): Promise<void> {
  taking ??= restore()
  await taking
  const rows = photoQueue().rows.filter(({ step }) => step.at !== 'adding' && step.at !== 'added')
  dispatch({ type: 'removed', ids: rows.map(({ id }) => id) })
  for (const row of rows) discardUpload(row)
  if (rows.length === 0) return
  const again = rows.map((row) =>
    queuedPhoto({ ...row, photo: null, isWanted: false, step: { at: 'waiting' } }),
  )
  showToast({
    title: `${photosOf(rows.length)} discarded`,
    description: 'Nothing was added to your closet.',
    action: { label: 'Undo', onPress: () => void bringBack(again) },
  })
}

async function restore(): Promise<void> {
  const rows = await storedPhotos().catch(() => [])
  markStored(rows.map(({ id }) => id))
  dispatch({ type: 'paused', isPaused: wasPaused() })
  dispatch({ type: 'taken', rows })
  continueWork()
}

function removeRows(rows: readonly QueuedPhoto[]): void {
  dispatch({ type: 'removed', ids: rows.map(({ id }) => id) })
  for (const row of rows) discardUpload(row)
  continueWork()
}

async function take(files: readonly File[], typed: TypedWords): Promise<void> {
  const first = Math.max(Date.now(), ...photoQueue().rows.map((row) => row.place + 1))
  for (const [index, file] of files.entries()) {
    const twinOf = await duplicateAmong(photoQueue().rows, file)
    const row = { id: newRowId(), place: first + index, file, twinOf, typed: index === 0 ? typed : {} }
    await storeAndShow(queuedPhoto(row))
    continueWork()
  }
}

async function bringBack(rows: readonly QueuedPhoto[]): Promise<void> {
  for (const row of rows) await storeAndShow(row)
}

async function duplicateAmong(rows: readonly QueuedPhoto[], file: File): Promise<QueuedPhoto['twinOf']> {
  for (const row of rows)
    if (!row.twinOf && (await isSameFile(row.file, file))) return { id: row.id, name: row.file.name }
  return null
}

// crypto.randomUUID is missing over plain HTTP, except on localhost.
function newRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function reportAdded(): void {
  const { added, rows } = photoQueue()
  if (isShown && rows.length > 0) return
  dispatch({ type: 'reported' })
  if (rows.length > 0) return void reportWaiting(added.length)
  const [piece] = added
  if (!piece) return
  showToast({
    title: added.length === 1 ? 'Item Added Successfully!' : 'Items Added Successfully!',
    description:
      added.length === 1
        ? `${piece.name} has been added to your closet`
        : `${added.length} pieces have been added to your closet`,
    imageUrl: thumbnailUrl(piece),
  })
}

async function reportWaiting(addedCount: number): Promise<void> {
  await whenStored()
  const count = piecesOf(photoQueue().rows).length
  if (isShown || count === 0) return
  const added = addedCount > 0 ? `${addedCount} added to your closet. ` : ''
  const until = countUnstored() > 0 ? 'before you close this page' : 'anytime'
  showToast({
    title: `${photosOf(count)} ${count === 1 ? 'is' : 'are'} waiting`,
    description: `${added}Finish under Traditional Upload ${until}.`,
    action: { label: 'Discard', onPress: () => void discardQueue() },
  })
}

function photosOf(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'}`
}
