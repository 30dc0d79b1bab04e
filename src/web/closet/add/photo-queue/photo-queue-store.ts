import { useSyncExternalStore } from 'react'
import { deleteStoredPhotos, storePhoto, storeFields } from './stored-photos.ts'
import { reduceQueue, type PhotoQueue, type QueueEvent } from './photo-queue.ts'
import type { QueuedPhoto } from './queued-photo.ts'
import { setWaitingPhotos } from './waiting-photos.ts'

let queue: PhotoQueue = { rows: [], added: [], isPaused: false }
const listeners = new Set<() => void>()

// Writes to the browser's storage run one after another, so that the last one wins.
const storedIds = new Set<string>()
let writing = Promise.resolve()

/** The current queue. */
export function photoQueue(): PhotoQueue {
  return queue
}

/** The queue, for a component that shows it. */
export function usePhotoQueue(): PhotoQueue {
  return useSyncExternalStore(subscribeToQueue, photoQueue)
}

/** Calls back after each event, until the returned function is called. */
export function subscribeToQueue(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Calls back each time that the last photo leaves the queue, until the returned function is called. */
export function watchEmptying(onEmpty: () => void): () => void {
  let hadRows = queue.rows.length > 0
  return subscribeToQueue(() => {
    const hasRows = queue.rows.length > 0
    if (hadRows && !hasRows) onEmpty()
    hadRows = hasRows
  })
}

/** One queued photo, or undefined once it has left the queue. */
export function queuedRow(id: string): QueuedPhoto | undefined {
  return queue.rows.find((row) => row.id === id)
}

/** Applies an event, notifies the components and stores what must survive a reload. */
export function dispatch(event: QueueEvent): void {
  const before = queue.rows
  queue = reduceQueue(queue, event)
  for (const notify of listeners) notify()
  storeChanges(before, queue.rows)
}

/** Stores a photo and only then shows it, so that a reload loses no shown photo (where the browser stores anything). */
export async function storeAndShow(row: QueuedPhoto): Promise<void> {
  write(() => storeNewPhoto(row))
  await writing
  dispatch({ type: 'taken', rows: [row] })
}

/** Marks photos as already stored. */
export function markStored(ids: readonly string[]): void {
  for (const id of ids) storedIds.add(id)
}

/** Number of queued photos that are not stored and would be lost with the page. */
export function countUnstored(): number {
  return queue.rows.filter(({ id }) => !storedIds.has(id)).length
}

/** Resolves once all writes are done. */
export function whenStored(): Promise<void> {
  return writing
}

function storeChanges(before: readonly QueuedPhoto[], after: readonly QueuedPhoto[]): void {
  const earlierRows = new Map(before.filter(isToStore).map((row) => [row.id, row]))
  for (const row of after.filter(isToStore)) {
    const earlier = earlierRows.get(row.id)
    earlierRows.delete(row.id)
    const isNewFile = earlier ? row.file !== earlier.file : !storedIds.has(row.id)
    if (isNewFile) write(() => storeNewPhoto(row))
    else if (earlier && hasNewFields(row, earlier)) write(() => updateStored(row))
  }
  const gone = [...earlierRows.keys()]
  if (gone.length > 0) write(() => deleteStored(gone))
  publishCount()
}

function isToStore({ step }: QueuedPhoto): boolean {
  return step.at !== 'added'
}

function hasNewFields(row: QueuedPhoto, earlier: QueuedPhoto): boolean {
  const kept = ['typed', 'revision', 'photo', 'twinOf', 'isWantedTwice', 'joinedTo'] as const
  return kept.some((key) => row[key] !== earlier[key])
}

async function storeNewPhoto(row: QueuedPhoto): Promise<void> {
  await storePhoto(row)
  storedIds.add(row.id)
}

async function updateStored(row: QueuedPhoto): Promise<void> {
  if (storedIds.has(row.id)) await storeFields(row)
}

async function deleteStored(ids: readonly string[]): Promise<void> {
  for (const id of ids) storedIds.delete(id)
  await deleteStoredPhotos(ids)
}

// If storing fails, the queue works on in memory only.
function write(work: () => Promise<void>): void {
  writing = writing
    .then(work)
    .catch(() => {})
    .then(publishCount)
}

function publishCount(): void {
  const waiting = queue.rows.filter(isToStore)
  setWaitingPhotos(waiting.length, waiting.filter(({ id }) => storedIds.has(id)).length)
}
