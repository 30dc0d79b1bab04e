// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { endpoint } from '../../contract/endpoint.ts'
import { dependsOn, endpointQuery } from './endpoint-query.ts'
import { optimistically, useChangeBy } from './use-change.ts'

const given = givenScreen()
const shared = { method: 'GET', summary: 'For this test', reply: z.array(z.string()) } as const
const pieces = endpoint({ ...shared, path: '/api/pieces' })
const trends = endpoint({ ...shared, path: '/api/trends' })
const plans = endpoint({ ...shared, path: '/api/plans' })

interface Send {
  readonly name: string
  readonly resolve: () => void
  readonly reject: () => void
}

type Options = Parameters<typeof useChangeBy<string, string>>[1]

// A button for each change; a change stays pending until the test lets it end.
function showChanges(options: Options, names: readonly string[] = ['coat']) {
  const sent: Send[] = []
  const read: string[] = []
  const reply = (path: string) => async () => {
    read.push(path)
    return [`${path} ${read.filter((one) => one === path).length}`]
  }
  function Changes() {
    const { data: shown } = useQuery({ ...endpointQuery(pieces), queryFn: reply('pieces') })
    useQuery({ ...endpointQuery(trends), queryFn: reply('trends'), meta: dependsOn(pieces) })
    useQuery({ ...endpointQuery(plans), queryFn: reply('plans') })
    const { mutate } = useChangeBy(
      (name: string) =>
        new Promise<string>((resolve, reject) =>
          sent.push({ name, resolve: () => resolve(name), reject: () => reject(new Error(name)) }),
        ),
      options,
    )
    return (
      <>
        <output>{shown?.join()}</output>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => mutate(name)}>
            {name}
          </button>
        ))}
      </>
    )
  }
  const screen = given.show(<Changes />)
  const press = async (name: string) => {
    const before = sent.length
    await screen.user.click(screen.getByRole('button', { name }))
    return before
  }
  const shown = () => screen.getByRole('status').textContent
  return { ...screen, sent, read, press, shown }
}

test('a change requests the replies of its endpoints and those that depend on them, then calls back', async () => {
  const done: string[] = []
  const { press, sent, read } = showChanges({ invalidates: [pieces], onDone: (name) => done.push(name) })
  await vi.waitFor(() => expect(read).toHaveLength(3))
  await press('coat')
  expect(done).toEqual([])
  sent[0]?.resolve()
  await vi.waitFor(() => expect(done).toEqual(['coat']))
  expect(read.slice(3)).toEqual(['pieces', 'trends'])
})

test('a failed change calls back, and requests only what a failure invalidates', async () => {
  const failed: string[] = []
  const { press, sent, read } = showChanges({
    invalidates: [pieces],
    invalidatesOnFailure: [plans],
    onFailed: (error) => failed.push(error.message),
  })
  await vi.waitFor(() => expect(read).toHaveLength(3))
  await press('coat')
  sent[0]?.reject()
  await vi.waitFor(() => expect(read.slice(3)).toEqual(['plans']))
  expect(failed).toEqual(['coat'])
})

test('a result is stored before the callback', async () => {
  const seen: unknown[] = []
  const { press, sent, read, queries } = showChanges({
    store: (cache, name) => cache.setQueryData(endpointQuery(pieces).queryKey, [name]),
    onDone: () => seen.push(queries.getQueryData(endpointQuery(pieces).queryKey)),
  })
  await vi.waitFor(() => expect(read).toHaveLength(3))
  await press('coat')
  sent[0]?.resolve()
  await vi.waitFor(() => expect(seen).toEqual([['coat']]))
})

test('an optimistic change shows before the response, and a failure requests the reply again', async () => {
  const { press, sent, read, shown } = showChanges({
    scope: 'pieces',
    optimistic: optimistically(endpointQuery(pieces), (_known, name: string) => [name]),
  })
  await vi.waitFor(() => expect(read).toHaveLength(3))
  await press('coat')
  expect(shown()).toBe('coat')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.reject()
  await vi.waitFor(() => expect(shown()).toBe('pieces 2'))
})

test('changes of one scope are sent in turn, and only the last response is stored', async () => {
  const stored: string[] = []
  const { press, sent, read, shown } = showChanges(
    {
      scope: 'pieces',
      optimistic: optimistically(endpointQuery(pieces), (_known, name: string) => [name]),
      store: (_queries, name) => stored.push(name),
    },
    ['coat', 'dress'],
  )
  await vi.waitFor(() => expect(read).toHaveLength(3))
  await press('coat')
  await press('dress')
  expect(shown()).toBe('dress')
  expect(sent.map(({ name }) => name)).toEqual(['coat'])
  sent[0]?.resolve()
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['coat', 'dress']))
  expect(stored).toEqual([])
  sent[1]?.resolve()
  await vi.waitFor(() => expect(stored).toEqual(['dress']))
})
