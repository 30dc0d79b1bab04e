import { expect, test } from 'vitest'
import { photoSuggestion } from '../../../../../tests/support/factories/photo-suggestion.ts'
import { queuedPhoto, type QueuedPhoto } from './queued-photo.ts'
import { NO_ORDER, orderAfter } from './shown-order.ts'

function row(id: string, given: Partial<QueuedPhoto> = {}): QueuedPhoto {
  return queuedPhoto({ id, place: id.charCodeAt(0), file: new File(['photo'], 'IMG_1.jpg'), ...given })
}

function read(id: string, category: 'Tops' | null): QueuedPhoto {
  const suggestion = photoSuggestion(category === null ? { category, name: null } : {})
  const picture = { width: 4, height: 5, thumbHash: '', sizes: [] }
  const photo = { id, imageUrl: '', picture, suggestion, sameAs: null, looksLike: null, look: null }
  return row(id, { photo })
}

test('photos that need attention come first, each group in the order added', () => {
  const rows = [read('a', 'Tops'), read('b', null), row('c'), read('d', null)]
  expect(orderAfter(NO_ORDER, rows, false).ids).toEqual(['b', 'd', 'a', 'c'])
})

test('a completed photo keeps its position', () => {
  const before = orderAfter(NO_ORDER, [read('a', 'Tops'), read('b', null)], false)
  const after = orderAfter(before, [read('a', 'Tops'), read('b', 'Tops')], false)
  expect(after.ids).toEqual(['b', 'a'])
})

test('nothing moves while the user works in the list, and new photos come last', () => {
  const before = orderAfter(NO_ORDER, [row('a'), row('b')], false)
  const held = orderAfter(before, [row('a'), read('b', null), read('c', null)], true)
  expect(held.ids).toEqual(['a', 'b', 'c'])
  expect(orderAfter(held, [row('a'), read('b', null), read('c', null)], false).ids).toEqual(['b', 'c', 'a'])
  expect(orderAfter(held, [row('a'), read('c', null)], true).ids).toEqual(['a', 'c'])
})
