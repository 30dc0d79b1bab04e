// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { fakeFetch } from '../../api/fake-fetch.test-support.ts'
import { useToasts } from '../../ui/toasts/toast-store.ts'
import { cutOuts, useRequestCutOuts } from '../cut-out-queries.ts'
import { CutOutLine } from './cut-out-line.tsx'

const given = givenScreen()
afterEach(() => void vi.unstubAllGlobals())

const ids = ['coat', 'shirt', 'shoes']

function Screen() {
  const { mutate } = useRequestCutOuts({ onBegun: () => {}, onFailed: () => {} })
  return (
    <>
      <button type="button" onClick={() => mutate(ids)}>
        Remove backgrounds
      </button>
      <CutOutLine />
      {useToasts().map(({ id, title, description }) => (
        <p key={id} data-testid="toast">{`${title}: ${description}`}</p>
      ))}
    </>
  )
}

/** Three backgrounds are being removed. `progress` is what the server reports from now on. */
async function startBatch(cancel: () => unknown = () => undefined) {
  const progress = { pending: ids, unclear: [] as string[] }
  const server = fakeFetch({
    'GET /api/closet-cut-outs': () => progress,
    'POST /api/closet-cut-outs': { pending: ids },
    'POST /api/closet-cut-outs/cancel': cancel,
  })
  vi.stubGlobal('fetch', server.fetch)
  const screen = given.show(<Screen />)
  await screen.user.click(screen.getByRole('button', { name: 'Remove backgrounds' }))
  await screen.findByText('Removing backgrounds: 0 of 3')
  const poll = () => screen.queries.refetchQueries({ queryKey: cutOuts.queryKey })
  const toast = () => screen.queryByTestId('toast')?.textContent
  return { ...screen, progress, poll, toast }
}

test('the result is reported once, when the last photo is done', async () => {
  const { progress, poll, toast, findByText, queryByText } = await startBatch()
  progress.pending = ['shoes']
  await poll()
  await findByText('Removing backgrounds: 2 of 3')
  const before = toast()
  Object.assign(progress, { pending: [], unclear: ['shoes'] })
  await poll()
  await vi.waitFor(() => expect(toast()).toMatch(/^Backgrounds removed: 2 pieces/))
  expect(toast()).not.toBe(before)
  expect(queryByText(/^Removing backgrounds/)).toBeNull()
  const shown = toast()
  await poll()
  expect(toast()).toBe(shown)
})

test('a cancellation reports how many photos it stopped', async () => {
  let progress: { pending: string[] } | undefined
  const batch = await startBatch(() => {
    if (progress) progress.pending = []
  })
  progress = batch.progress
  await batch.user.click(batch.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(batch.toast()).toMatch(/stopped: .*3 pieces canceled/))
})

test('photos that finish while a cancellation fails are reported', async () => {
  const { progress, poll, toast, user, getByRole } = await startBatch(async () => {
    progress.pending = []
    await poll()
    return new Error('No.')
  })
  await user.click(getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(toast()).toMatch(/^Backgrounds removed: 3 pieces/))
})
