// @vitest-environment happy-dom
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { SHARED_PHOTO_PATH } from '../../service-worker/names.ts'
import { dispatch, photoQueue } from './photo-queue/photo-queue-store.ts'
import { PhotosFromOtherApp } from './photos-from-other-app.tsx'

const given = givenScreen()
// The queue is global to the page.
afterEach(() => {
  dispatch({ type: 'removed', ids: photoQueue().rows.map(({ id }) => id) })
  vi.unstubAllGlobals()
})

/** The page's caches hold these shared photos; deleting the cache empties it. */
function showShared(...names: readonly string[]) {
  let kept = names.map((name) => new Request(`http://armadio.invalid${SHARED_PHOTO_PATH}${name}`))
  const cache = {
    keys: async () => kept,
    match: async ({ url }: Request) =>
      new Response('photo', { headers: { 'x-file-name': url.slice(url.lastIndexOf('/') + 1) } }),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => {
      kept = []
      return true
    },
  })
  const onClose = vi.fn()
  const screen = given.show(
    <StrictMode>
      <PhotosFromOtherApp onClose={onClose} />
    </StrictMode>,
  )
  return { ...screen, onClose }
}

test('shared photos are queued once, also when React mounts twice', async () => {
  const { findByRole, onClose } = showShared('coat.jpg', 'shirt.jpg')
  await findByRole('dialog', { name: 'Add 2 pieces' })
  expect(photoQueue().rows.map(({ file }) => file.name)).toEqual(['coat.jpg', 'shirt.jpg'])
  expect(onClose).not.toHaveBeenCalled()
})

test('without shared photos nothing opens', async () => {
  const { onClose, queryByRole } = showShared()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(queryByRole('dialog')).toBeNull()
})
