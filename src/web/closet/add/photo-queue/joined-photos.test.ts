import { expect, test } from 'vitest'
import { photoSuggestion } from '../../../../../tests/support/factories/photo-suggestion.ts'
import { reduceQueue, type PhotoQueue, type QueueEvent } from './photo-queue.ts'
import { addingProgress, countLine, countReady, readingProgress } from './photo-queue-words.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'
import { readinessOf } from './photo-readiness.ts'
import { writeLook } from '../../../../domain/closet/photos/photo-look.ts'

function row(id: string, look: string | null = null, given: Partial<QueuedPhoto> = {}): QueuedPhoto {
  const picture = { width: 4, height: 5, thumbHash: '', sizes: [] }
  const photo = {
    id,
    imageUrl: '',
    picture,
    suggestion: photoSuggestion(),
    sameAs: null,
    looksLike: null,
    look,
  }
  return queuedPhoto({ id, place: id.charCodeAt(0), file: new File([id], `IMG_${id}.jpg`), photo, ...given })
}

/** A picture with a dark corner, to distinguish it from others. */
function lookWith(corner: number): string {
  const light = Array.from({ length: 576 }, (_, at) => (at % 24 < corner && at / 24 < 10 ? 0.2 : 0.8))
  const color = Array.from({ length: 144 }, () => 0)
  return writeLook({ light, a: color, b: color })
}

function after(rows: readonly QueuedPhoto[], ...events: readonly QueueEvent[]): PhotoQueue {
  return events.reduce(reduceQueue, { rows, added: [], isPaused: false })
}

const fileOf = ({ rows }: PhotoQueue, id: string) => rows.find((one) => one.id === id)?.file.name

test('joined photos are one piece with the input of all of them', () => {
  const rows = [row('a'), row('b', null, { typed: { size: 'M' } }), row('c')]
  const queue = after(rows, { type: 'joined', ids: ['a', 'b'] })
  expect(countLine(queue)).toBe('2 ready')
  expect(queue.rows.map(({ typed }) => typed)).toEqual([{ size: 'M' }, { size: 'M' }, {}])
  expect(countReady(reduceQueue(queue, { type: 'separated', id: 'a' }))).toBe(3)
})

test('each photo of a piece can be its main one, as a new request', () => {
  const joined = after([row('a'), row('b'), row('c')], { type: 'joined', ids: ['a', 'b', 'c'] })
  const swapped = reduceQueue(joined, { type: 'swapped', id: 'a' })
  expect(['a', 'b', 'c'].map((id) => fileOf(swapped, id))).toEqual(['IMG_b.jpg', 'IMG_c.jpg', 'IMG_a.jpg'])
  expect(swapped.rows[0]?.revision).toBeGreaterThan(joined.rows[0]?.revision ?? 0)
  const again = after(swapped.rows, { type: 'swapped', id: 'a' }, { type: 'swapped', id: 'a' })
  expect(fileOf(again, 'a')).toBe('IMG_a.jpg')
})

test('a pending photo is not swapped', () => {
  const joined = after([row('a'), row('b', null, { step: { at: 'looking' } })], {
    type: 'joined',
    ids: ['a', 'b'],
  })
  expect(fileOf(reduceQueue(joined, { type: 'swapped', id: 'a' }), 'a')).toBe('IMG_a.jpg')
})

test('the later of two similar photos asks whether they show one piece', () => {
  const rows = [row('a', lookWith(9)), row('b'), row('c', lookWith(3))]
  const photo = row('b', lookWith(9)).photo
  if (!photo) throw new Error('it was made with a photo')
  const queue = after(rows, { type: 'uploaded', id: 'b', photo })
  expect(queue.rows.map((one) => readinessOf(one).state)).toEqual(['ready', 'similar', 'ready'])
  expect(countReady(reduceQueue(queue, { type: 'duplicate confirmed', id: 'b' }))).toBe(3)
  expect(countReady(reduceQueue(queue, { type: 'removed', ids: ['a'] }))).toBe(2)
})

test('progress counts pieces while reading and while adding', () => {
  const waiting = row('c', null, { photo: null, step: { at: 'waiting' } })
  const queue = after([row('a'), row('b'), waiting])
  expect(readingProgress(queue)).toEqual({ done: 2, total: 3 })
  expect(addingProgress(queue)).toBeNull()
  const adding = after(queue.rows, { type: 'wanted' }, { type: 'adding', id: 'a' })
  expect(addingProgress(adding)).toEqual({ done: 0, total: 2 })
  const stopped = reduceQueue(adding, { type: 'unwanted' })
  expect(addingProgress(stopped)).toEqual({ done: 0, total: 1 })
  expect(countLine(stopped)).toBe('1 ready, 2 uploading')
})
