// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { givenScreen } from '../../../../../tests/support/browser/given-screen.tsx'
import { piecesOf } from './joined-photos.ts'
import { dispatch, photoQueue, usePhotoQueue } from './photo-queue-store.ts'
import { queuedPhoto } from './queued-photo.ts'
import { useShownOrder } from './use-shown-order.ts'

const given = givenScreen()
// The queue is global to the page.
afterEach(() => {
  dispatch({ type: 'removed', ids: photoQueue().rows.map(({ id }) => id) })
})

function List() {
  const list = useRef<HTMLUListElement>(null)
  const shown = useShownOrder(piecesOf(usePhotoQueue().rows), list)
  return (
    <ul ref={list}>
      {shown.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}

function take(...ids: readonly string[]) {
  const rows = ids.map((id) =>
    queuedPhoto({ id, place: id.charCodeAt(0), file: new File([id], `${id}.jpg`), typed: {} }),
  )
  dispatch({ type: 'taken', rows })
}

function fail(id: string) {
  dispatch({ type: 'failed', id, reason: 'Not a photo.', cause: 'photo' })
}

function showList() {
  take('a', 'b', 'c')
  const screen = given.show(<List />)
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  return { ...screen, order, list: screen.getByRole('list') }
}

test('a photo that needs attention moves to the front', () => {
  const { order } = showList()
  expect(order()).toEqual(['a', 'b', 'c'])
  act(() => fail('b'))
  expect(order()).toEqual(['b', 'a', 'c'])
})

test('nothing moves while the pointer is in the list, and new photos come last', () => {
  const { order, list } = showList()
  fireEvent.pointerMove(list, { pointerType: 'mouse' })
  act(() => fail('c'))
  act(() => take('A'))
  expect(order()).toEqual(['a', 'b', 'c', 'A'])
  fireEvent.pointerLeave(list, { pointerType: 'mouse' })
  expect(order()).toEqual(['c', 'A', 'a', 'b'])
})

test('a removed photo leaves the list, also while the pointer is in it', () => {
  const { order, list } = showList()
  fireEvent.pointerMove(list, { pointerType: 'mouse' })
  act(() => dispatch({ type: 'removed', ids: ['b'] }))
  expect(order()).toEqual(['a', 'c'])
})
