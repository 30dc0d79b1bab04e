import { showToast } from '../../../ui/toasts/toast-store.ts'
import { reasonOf } from '../../../api/http-error.ts'
import { refreshCloset, showPhotoInPiece } from '../closet-photo-queries.ts'
import { joinedTo, piecesOf } from './joined-photos.ts'
import { keptPhotos } from './kept-photos.ts'
import { isAdding } from './photo-queue.ts'
import {
  areKept,
  countUnkept,
  happen,
  keepAndShow,
  photoQueue,
  queuedRow,
  whenKept,
} from './photo-queue-store.ts'
import { giveUp, goOn, reconnect, startWork, stopWork } from './photo-queue-work.ts'
import type { TypedWords } from './photo-words.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'
import { isSameFile } from './same-file.ts'
import { setPaused, wasPaused } from './waiting-photos.ts'
import { thumbnailUrl } from '../../thumbnail-url.ts'

// What was kept comes back before anything new is taken, and one drop is taken after the other.
let taking: Promise<void> | undefined
let isShown = false

/** The dialog is open: what waits is there again, and goes on. Resolves once it is. */
export async function openQueue(): Promise<void> {
  isShown = true
  startWork(tellAdded)
  taking ??= restore()
  await taking
}

/** The dialog is closed: what is left waits, and is said to. */
export function closeQueue(): void {
  isShown = false
  stopWork()
  if (!isAdding(photoQueue())) tellAdded()
}

/** Takes photos into the queue. `typed` is what was written already for the first of them. */
export async function takePhotos(files: readonly File[], typed: TypedWords = {}): Promise<void> {
  taking = (taking ?? restore()).then(() => take(files, typed))
  await taking
}

/** The person writes in a field. */
export function writeWords(id: string, words: TypedWords): void {
  happen({ type: 'typed', id, words })
}

/** Takes a photo out of the queue, with those that show the same piece. */
export function removePhoto(id: string): void {
  const row = queuedRow(id)
  if (row) removeRows([row, ...joinedTo(photoQueue().rows, id)])
}

/** Says that photos show one piece; the first of them is added. */
export function joinPhotos(ids: readonly string[]): void {
  happen({ type: 'joined', ids })
  goOn()
}

/** Adds another of the photos that show this piece. */
export function swapPhoto(id: string): void {
  happen({ type: 'swapped', id })
  goOn()
}

/** The photos that were joined to this one show pieces of their own. */
export function separatePhotos(id: string): void {
  happen({ type: 'separated', id })
  goOn()
}

/** Uploads no more photos for now, also after a reload, or goes on. */
export function pauseQueue(isPaused: boolean): void {
  setPaused(isPaused)
  happen({ type: 'paused', isPaused })
  goOn()
}

/** Adds no more pieces. Those in the closet stay there, the others in the queue. */
export function stopAdding(): void {
  happen({ type: 'unwanted' })
}

/** Shows a queued photo in the piece of the closet that it looks like. */
export async function replacePiecePhoto(id: string, pieceId: string): Promise<void> {
  const row = queuedRow(id)
  if (!row?.photo) return
  try {
    const piece = await showPhotoInPiece(pieceId, row.photo.id)
    happen({ type: 'removed', ids: [id] })
    await refreshCloset()
    const description = `${piece.name} has a new photo.`
    showToast({ title: 'Photo replaced', description, imageUrl: thumbnailUrl(piece) })
  } catch (error) {
    showToast({ variant: 'destructive', title: "Couldn't replace the photo", description: reasonOf(error) })
  }
}

/** Adds everything that is ready. */
export function addReady(): void {
  happen({ type: 'wanted' })
  goOn()
}

/** Tries again; where no answer came, everything that waits for one. */
export function tryAgain({ id, step }: QueuedPhoto): void {
  if (step.at === 'failed' && step.cause === 'no answer') return reconnect()
  happen({ type: 'tried again', id })
  goOn()
}

/** Another photo in the place of one that cannot be used. */
export function replacePhoto(id: string, file: File): void {
  happen({ type: 'replaced', id, file })
  goOn()
}

/** Takes a photo although it is there already. */
export function addAnyway(id: string): void {
  happen({ type: 'wanted twice', id })
  goOn()
}

/** Gives everything up that waits, and offers it back. */
export async function discardQueue(): Promise<void> {
  taking ??= restore()
  await taking
  const rows = photoQueue().rows.filter(({ step }) => step.at !== 'adding' && step.at !== 'added')
  happen({ type: 'removed', ids: rows.map(({ id }) => id) })
  for (const row of rows) giveUp(row)
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
  const rows = await keptPhotos().catch(() => [])
  areKept(rows.map(({ id }) => id))
  happen({ type: 'paused', isPaused: wasPaused() })
  happen({ type: 'taken', rows })
  goOn()
}

function removeRows(rows: readonly QueuedPhoto[]): void {
  happen({ type: 'removed', ids: rows.map(({ id }) => id) })
  for (const row of rows) giveUp(row)
  goOn()
}

async function take(files: readonly File[], typed: TypedWords): Promise<void> {
  const first = Math.max(Date.now(), ...photoQueue().rows.map((row) => row.place + 1))
  for (const [index, file] of files.entries()) {
    const twinOf = await twinAmong(photoQueue().rows, file)
    const row = { id: newRowId(), place: first + index, file, twinOf, typed: index === 0 ? typed : {} }
    await keepAndShow(queuedPhoto(row))
    goOn()
  }
}

async function bringBack(rows: readonly QueuedPhoto[]): Promise<void> {
  for (const row of rows) await keepAndShow(row)
}

async function twinAmong(rows: readonly QueuedPhoto[], file: File): Promise<QueuedPhoto['twinOf']> {
  for (const row of rows)
    if (!row.twinOf && (await isSameFile(row.file, file))) return { id: row.id, name: row.file.name }
  return null
}

// crypto.randomUUID is missing over plain http on another host than this one.
function newRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function tellAdded(): void {
  const { added, rows } = photoQueue()
  if (isShown && rows.length > 0) return
  happen({ type: 'reported' })
  if (rows.length > 0) return void tellWaiting(added.length)
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

async function tellWaiting(addedCount: number): Promise<void> {
  await whenKept()
  const count = piecesOf(photoQueue().rows).length
  if (isShown || count === 0) return
  const added = addedCount > 0 ? `${addedCount} added to your closet. ` : ''
  const until = countUnkept() > 0 ? 'before you close this page' : 'anytime'
  showToast({
    title: `${photosOf(count)} ${count === 1 ? 'is' : 'are'} waiting`,
    description: `${added}Finish under Traditional Upload ${until}.`,
    action: { label: 'Discard', onPress: () => void discardQueue() },
  })
}

function photosOf(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'}`
}
