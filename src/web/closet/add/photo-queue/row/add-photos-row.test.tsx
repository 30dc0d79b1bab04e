// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { givenScreen } from '../../../../../../tests/support/browser/given-screen.tsx'
import { photoSuggestion } from '../../../../../../tests/support/factories/photo-suggestion.ts'
import type { ClosetPhoto } from '../../../../../contract/closet/photos.ts'
import { AddPhotosRow } from './add-photos-row.tsx'
import { dispatch, photoQueue, usePhotoQueue } from '../photo-queue-store.ts'
import { queuedPhoto, type QueuedPhoto } from '../queued-photo.ts'

const given = givenScreen()
// The queue is global to the page.
afterEach(() => {
  dispatch({ type: 'removed', ids: photoQueue().rows.map(({ id }) => id) })
})

function photo(id: string, suggestion: Partial<ClosetPhoto['suggestion']> = {}): ClosetPhoto {
  return {
    id,
    imageUrl: `/images/${id}.webp`,
    picture: {
      width: 4,
      height: 5,
      thumbHash: '',
      sizes: [{ width: 4, url: `/images/${id}.webp` }],
    },
    suggestion: photoSuggestion(suggestion),
    sameAs: null,
    looksLike: null,
    look: null,
  }
}

function queued(id: string, state: Partial<QueuedPhoto>): QueuedPhoto {
  return queuedPhoto({ id, place: id.charCodeAt(0), file: new File(['photo'], `${id}.jpg`), ...state })
}

function Rows({ onSelect }: { readonly onSelect: (id: string) => void }) {
  return (
    <ul>
      {usePhotoQueue().rows.map((row) => (
        <AddPhotosRow key={row.id} row={row} photoCount={1} isSelected={row.id === 'b'} onSelect={onSelect} />
      ))}
    </ul>
  )
}

function showRows(...rows: readonly QueuedPhoto[]) {
  dispatch({ type: 'taken', rows })
  const selected: string[] = []
  return { ...given.show(<Rows onSelect={(id) => selected.push(id)} />), selected }
}

const uploaded = (id: string, suggestion: Partial<ClosetPhoto['suggestion']> = {}) =>
  queued(id, { photo: photo(id, suggestion) })

test('a photo is a group with the name of its file', () => {
  const { getByRole } = showRows(uploaded('a'))
  expect(getByRole('group', { name: 'a.jpg' })).toBeTruthy()
})

test('a read photo fills in its fields and is ready', () => {
  const { getByLabelText, queryByText } = showRows(uploaded('a'))
  expect(getByLabelText<HTMLInputElement>('Name').value).toBe('Red shirt')
  expect(getByLabelText<HTMLSelectElement>('Category').value).toBe('Tops')
  expect(getByLabelText<HTMLInputElement>('Color').value).toBe('Brick red')
  expect(queryByText('Ready')).not.toBeNull()
})

test('a typed name replaces the suggested one, and an empty one is asked for', async () => {
  const { user, getByLabelText, queryByText } = showRows(uploaded('a'))
  await user.clear(getByLabelText('Name'))
  expect(queryByText('Needs a name')).not.toBeNull()
  await user.type(getByLabelText('Name'), 'Linen shirt')
  expect(getByLabelText<HTMLInputElement>('Name').value).toBe('Linen shirt')
  expect(queryByText('Ready')).not.toBeNull()
})

test('a photo whose category is unknown asks for it with chips', async () => {
  const { user, getByRole, queryByText } = showRows(
    uploaded('a', { name: null, category: null, guess: 'Dresses' }),
  )
  expect(queryByText('Needs a category')).not.toBeNull()
  await user.click(getByRole('radio', { name: /Dresses/ }))
  expect(queryByText('Needs a category')).toBeNull()
})

test('a failed photo shows the reason', () => {
  const reason = "Couldn't reach the server."
  const { queryByText } = showRows(
    queued('a', { photo: photo('a'), step: { at: 'failed', reason, cause: 'network error' } }),
  )
  expect(queryByText(reason)).not.toBeNull()
})

test('the select button of a photo tells whether it is selected', async () => {
  const { user, getByRole, selected } = showRows(uploaded('a'), uploaded('b'))
  expect(getByRole('button', { name: 'Select b.jpg', pressed: true })).toBeTruthy()
  await user.click(getByRole('button', { name: 'Select a.jpg', pressed: false }))
  expect(selected).toEqual(['a'])
})

test('removing a photo moves the focus to the remove button of the next, then of the one before', async () => {
  const { user, getByRole, queryByRole } = showRows(uploaded('a'), uploaded('b'), uploaded('c'))
  await user.click(getByRole('button', { name: 'Remove b.jpg' }))
  expect(queryByRole('group', { name: 'b.jpg' })).toBeNull()
  expect(document.activeElement).toBe(getByRole('button', { name: 'Remove c.jpg' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(getByRole('button', { name: 'Remove a.jpg' }))
})

test('a photo that is being added can be neither removed nor selected nor renamed', () => {
  const { queryByRole, getByRole, getByLabelText } = showRows(
    queued('a', { photo: photo('a'), isWanted: true, step: { at: 'adding' } }),
  )
  expect(queryByRole('button', { name: 'Remove a.jpg' })).toBeNull()
  expect(getByRole<HTMLButtonElement>('button', { name: 'Select a.jpg' }).disabled).toBe(true)
  expect(getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true)
})
