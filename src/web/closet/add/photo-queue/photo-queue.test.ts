import { expect, test } from 'vitest'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { ClosetPhoto } from '../../../../contract/closet/photos.ts'
import { photoSuggestion } from '../../../../../tests/support/factories/photo-suggestion.ts'
import { isAdding, nextWork, reduceQueue, type PhotoQueue, type QueueEvent } from './photo-queue.ts'
import { countLine, countReady, stateWords } from './photo-queue-words.ts'
import { pieceOf } from './photo-readiness.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'

function row(id: string, given: Partial<QueuedPhoto> = {}): QueuedPhoto {
  const file = new File(['photo'], `${id}.jpg`, { type: 'image/jpeg' })
  return queuedPhoto({ id, place: id.charCodeAt(0), file, ...given })
}

function photo(given: Partial<ClosetPhoto> = {}): ClosetPhoto {
  return {
    id: 'f'.repeat(32),
    imageUrl: '/images/f.webp',
    picture: { width: 4, height: 5, thumbHash: '', sizes: [] },
    suggestion: photoSuggestion(),
    sameAs: null,
    looksLike: null,
    look: null,
    ...given,
  }
}

// Only the fields that the queue reads.
const piece = { id: 'p', name: 'Red shirt' } as ClosetItem
const noAnswer = { reason: "Couldn't reach the server.", cause: 'network error' } as const

function after(rows: readonly QueuedPhoto[], ...events: readonly QueueEvent[]): PhotoQueue {
  return events.reduce(reduceQueue, { rows, added: [], isPaused: false })
}

const words = ({ rows }: PhotoQueue) => rows.map(stateWords)

test('photos keep the order in which they were added, also when restored later', () => {
  const queue = after([row('b')], { type: 'taken', rows: [row('c'), row('a'), row('b')] })
  expect(queue.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('three photos upload at a time, and the next once one is done', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => row(id))
  const upload = (queue: PhotoQueue) => nextWork(queue, true).upload.map(({ id }) => id)
  expect(upload(after(four))).toEqual(['a', 'b', 'c'])
  const sending = (['a', 'b', 'c'] as const).map((id) => ({ type: 'sending', id, percent: 64 }) as const)
  const underWay = after(four, ...sending, { type: 'looking', id: 'b' })
  expect(words(underWay)).toEqual(['64%', 'Looking', '64%', 'Waiting'])
  expect(upload(underWay)).toEqual([])
  expect(upload(reduceQueue(underWay, { type: 'uploaded', id: 'b', photo: photo() }))).toEqual(['d'])
})

test('a closed dialog uploads only photos that the user has chosen to add', () => {
  expect(nextWork(after([row('a')]), false).upload).toEqual([])
  expect(nextWork(after([row('a', { isWanted: true })]), false).upload).toHaveLength(1)
})

test('a photo names its missing field until it is ready', () => {
  const bare = photo({ suggestion: photoSuggestion({ name: null, category: null, color: null }) })
  const typed = (fields: Record<string, string>) => ({ type: 'typed', id: 'a', words: fields }) as const
  let queue = after([row('a', { photo: bare, file: new File(['photo'], 'IMG_1.jpg') })])
  expect(words(queue)).toEqual(['Needs a category'])
  expect(countLine(queue)).toBe('1 to check')
  queue = reduceQueue(queue, typed({ category: 'Tops', name: '' }))
  expect(words(queue)).toEqual(['Needs a name'])
  expect(countLine(queue)).toBe('1 to name')
  queue = reduceQueue(queue, typed({ name: 'Something' }))
  expect(words(queue)).toEqual(['Needs a color'])
  queue = reduceQueue(queue, typed({ color: 'Red' }))
  expect(words(queue)).toEqual(['Ready'])
  expect(words(reduceQueue(queue, typed({ name: 'x'.repeat(121) })))).toEqual(['Check the name'])
})

test('user input wins over a late suggestion', () => {
  const queue = after(
    [row('a')],
    { type: 'typed', id: 'a', words: { color: 'Wine' } },
    { type: 'uploaded', id: 'a', photo: photo() },
  )
  expect(queue.rows.map(pieceOf)).toMatchObject([{ name: 'Red shirt', category: 'Tops', color: 'Wine' }])
})

test('all ready pieces are added, and changed content is a new request', () => {
  const sameAs = { id: 'p', name: 'Old shirt' }
  const rows = [row('a', { photo: photo() }), row('b', { photo: photo({ sameAs }) }), row('c')]
  const wanted = after(rows, { type: 'wanted' })
  expect(nextWork(wanted, true).add.map(({ id }) => id)).toEqual(['a'])
  expect(isAdding(wanted)).toBe(true)
  const typed = reduceQueue(wanted, { type: 'typed', id: 'a', words: { name: 'Other' } })
  expect(typed.rows[0]?.revision).not.toBe(wanted.rows[0]?.revision)
  const added = reduceQueue(wanted, { type: 'added', id: 'a', piece })
  expect(words(added)).toEqual(['Added', '', 'Waiting'])
  expect(isAdding(added)).toBe(false)
  const left = reduceQueue(added, { type: 'left' })
  expect(left).toMatchObject({ rows: [{ id: 'b' }, { id: 'c' }], added: [piece] })
  expect(countLine(left)).toBe('1 added, 1 already there, 1 uploading')
  expect(reduceQueue(left, { type: 'reported' }).added).toEqual([])
})

test('a photo that is already in the closet is added only after confirmation', () => {
  const queue = after([row('a', { photo: photo({ sameAs: { id: 'p', name: 'Old shirt' } }) })])
  expect(countReady(queue)).toBe(0)
  expect(countReady(reduceQueue(queue, { type: 'duplicate confirmed', id: 'a' }))).toBe(1)
})

test('a duplicate waits for the user, and is none once the other photo is removed', () => {
  const rows = [row('a'), row('b', { twinOf: { id: 'a', name: 'a.jpg' } })]
  const upload = (queue: PhotoQueue) => nextWork(queue, true).upload.map(({ id }) => id)
  expect(upload(after(rows))).toEqual(['a'])
  expect(upload(after(rows, { type: 'duplicate confirmed', id: 'b' }))).toEqual(['a', 'b'])
  expect(upload(after(rows, { type: 'removed', ids: ['a'] }))).toEqual(['b'])
})

test('a failed photo does not affect others, and keeps its input when retried or replaced', () => {
  const failed = after(
    [row('a'), row('b')],
    { type: 'typed', id: 'a', words: { name: 'Mine' } },
    { type: 'failed', id: 'a', reason: 'This photo is damaged.', cause: 'photo' },
  )
  expect(nextWork(failed, true).upload.map(({ id }) => id)).toEqual(['b'])
  expect(countLine(failed)).toBe('1 failed, 1 uploading')
  expect(words(reduceQueue(failed, { type: 'retried', id: 'a' }))).toEqual(['Waiting', 'Waiting'])
  const file = new File(['other'], 'other.jpg')
  const [replaced] = reduceQueue(failed, { type: 'replaced', id: 'a', file }).rows
  expect(replaced).toMatchObject({ file, typed: { name: 'Mine' }, step: { at: 'waiting' } })
})

test('after a network error the other photos wait, and all continue together', () => {
  const wanted = after([row('a'), row('b', { photo: photo() })], { type: 'wanted' })
  const failed = (id: string) => ({ type: 'failed', id, ...noAnswer }) as const
  const held = [failed('a'), failed('b')].reduce(reduceQueue, wanted)
  expect(nextWork(held, true)).toEqual({ upload: [], add: [] })
  expect(isAdding(held)).toBe(false)
  const { upload, add } = nextWork(reduceQueue(held, { type: 'reconnected' }), true)
  expect([upload, add].map((rows) => rows.map(({ id }) => id))).toEqual([['a'], ['b']])
})

test('a failed piece is not added by itself, and not while it is incomplete', () => {
  const refused = { type: 'failed', id: 'a', reason: 'No room.', cause: 'server' } as const
  const failed = after([row('a', { photo: photo() })], { type: 'wanted' }, refused, { type: 'reconnected' })
  expect(nextWork(failed, true).add).toEqual([])
  expect(nextWork(reduceQueue(failed, { type: 'retried', id: 'a' }), true).add).toHaveLength(1)
  const emptied = after(failed.rows, { type: 'typed', id: 'a', words: { color: '' } })
  expect(words(reduceQueue(emptied, { type: 'retried', id: 'a' }))).toEqual(['Needs a color'])
})

test('a photo that the server lost is uploaded and added again, unless its piece exists by now', () => {
  const lost = after([row('a', { photo: photo() })], { type: 'wanted' }, { type: 'lost', id: 'a' })
  expect(nextWork(lost, false).upload).toHaveLength(1)
  const again = reduceQueue(lost, { type: 'uploaded', id: 'a', photo: photo({ id: 'e'.repeat(32) }) })
  expect(nextWork(again, false).add).toHaveLength(1)
  const sameAs = { id: 'p', name: 'Red shirt' }
  const known = reduceQueue(lost, { type: 'uploaded', id: 'a', photo: photo({ sameAs }) })
  expect(nextWork(known, true).add).toEqual([])
  expect(isAdding(known)).toBe(false)
})

test('uploads stop while the queue is paused, and continue after', () => {
  const paused = after([row('a')], { type: 'paused', isPaused: true })
  expect(nextWork(paused, true).upload).toEqual([])
  expect(nextWork(reduceQueue(paused, { type: 'paused', isPaused: false }), true).upload).toHaveLength(1)
})
