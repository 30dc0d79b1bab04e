import { useSyncExternalStore } from 'react'
import { forgetPhotos, keepPhoto, keepWords } from './kept-photos.ts'
import { reduceQueue, type PhotoQueue, type QueueEvent } from './photo-queue.ts'
import type { QueuedPhoto } from './queued-photo.ts'
import { setWaitingPhotos } from './waiting-photos.ts'

let queue: PhotoQueue = { rows: [], added: [], isPaused: false }
const listeners = new Set<() => void>()

// What the browser keeps of the queue; writes follow one another, so that the last word is the one that stays.
const keptIds = new Set<string>()
let writing = Promise.resolve()

/** The queue as it is. */
export function photoQueue(): PhotoQueue {
  return queue
}

/** The queue, for a screen that shows it. */
export function usePhotoQueue(): PhotoQueue {
  return useSyncExternalStore(subscribe, photoQueue)
}

/** One photo of the queue as it is, or undefined when it has left. */
export function queuedRow(id: string): QueuedPhoto | undefined {
  return queue.rows.find((row) => row.id === id)
}

/** Makes an event happen, shows it, and keeps what must outlive the page. */
export function happen(event: QueueEvent): void {
  const before = queue.rows
  queue = reduceQueue(queue, event)
  for (const notify of listeners) notify()
  keepChanges(before, queue.rows)
}

/** Keeps a photo and only then shows it: what is shown isn't lost with the page, where the browser keeps anything. */
export async function keepAndShow(row: QueuedPhoto): Promise<void> {
  write(() => keepNewPhoto(row))
  await writing
  happen({ type: 'taken', rows: [row] })
}

/** Says that photos are kept already: they came from there. */
export function areKept(ids: readonly string[]): void {
  for (const id of ids) keptIds.add(id)
}

/** How many photos of the queue this browser would lose with the page. */
export function countUnkept(): number {
  return queue.rows.filter(({ id }) => !keptIds.has(id)).length
}

/** Resolves once everything is written. */
export function whenKept(): Promise<void> {
  return writing
}

function keepChanges(before: readonly QueuedPhoto[], after: readonly QueuedPhoto[]): void {
  const earlierRows = new Map(before.filter(isToKeep).map((row) => [row.id, row]))
  for (const row of after.filter(isToKeep)) {
    const earlier = earlierRows.get(row.id)
    earlierRows.delete(row.id)
    const isNewFile = earlier ? row.file !== earlier.file : !keptIds.has(row.id)
    if (isNewFile) write(() => keepNewPhoto(row))
    else if (earlier && hasNewWords(row, earlier)) write(() => keepAgain(row))
  }
  const gone = [...earlierRows.keys()]
  if (gone.length > 0) write(() => forget(gone))
  tellCount()
}

function isToKeep({ step }: QueuedPhoto): boolean {
  return step.at !== 'added'
}

function hasNewWords(row: QueuedPhoto, earlier: QueuedPhoto): boolean {
  const kept = ['typed', 'revision', 'photo', 'twinOf', 'isWantedTwice', 'joinedTo'] as const
  return kept.some((key) => row[key] !== earlier[key])
}

async function keepNewPhoto(row: QueuedPhoto): Promise<void> {
  await keepPhoto(row)
  keptIds.add(row.id)
}

async function keepAgain(row: QueuedPhoto): Promise<void> {
  if (keptIds.has(row.id)) await keepWords(row)
}

async function forget(ids: readonly string[]): Promise<void> {
  for (const id of ids) keptIds.delete(id)
  await forgetPhotos(ids)
}

// A browser that keeps nothing, or has no room, works on: the photos are then this page's alone.
function write(work: () => Promise<void>): void {
  writing = writing
    .then(work)
    .catch(() => {})
    .then(tellCount)
}

function tellCount(): void {
  const waiting = queue.rows.filter(isToKeep)
  setWaitingPhotos(waiting.length, waiting.filter(({ id }) => keptIds.has(id)).length)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
