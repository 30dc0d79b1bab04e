// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../../api/fake-fetch.test-support.ts'
import { AddPhotosDialog } from './add-photos-dialog.tsx'
import { dispatch, photoQueue } from './photo-queue-store.ts'
import { queuedPhoto } from './queued-photo.ts'

const given = givenScreen()
// The queue is global to the page.
afterEach(() => {
  dispatch({ type: 'removed', ids: photoQueue().rows.map(({ id }) => id) })
  dispatch({ type: 'paused', isPaused: false })
  vi.unstubAllGlobals()
})

function showDialog(...ids: readonly string[]) {
  vi.stubGlobal('fetch', fakeFetch({}).fetch)
  dispatch({ type: 'paused', isPaused: true })
  const rows = ids.map((id, place) =>
    queuedPhoto({ id, place, file: new File([id], `${id}.jpg`), typed: {} }),
  )
  dispatch({ type: 'taken', rows })
  const onClose = vi.fn()
  const taken = ids.length > 0 ? { files: rows.map(({ file }) => file) } : null
  const screen = given.show(
    <StrictMode>
      <AddPhotosDialog taken={taken} onClose={onClose} />
    </StrictMode>,
  )
  return { ...screen, onClose }
}

test('the dialog closes when the last photo is removed', async () => {
  const { user, getByRole, onClose } = showDialog('coat', 'shirt')
  await user.click(getByRole('button', { name: 'Remove coat.jpg' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(getByRole('button', { name: 'Remove shirt.jpg' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the dialog closes when the last photo leaves the queue by itself', () => {
  const { onClose } = showDialog('coat')
  act(() => dispatch({ type: 'removed', ids: ['coat'] }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the dialog closes at once if it was opened for waiting photos and there are none', async () => {
  const { onClose } = showDialog()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})
