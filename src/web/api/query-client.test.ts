import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failureOf = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ code, message: 'A sentence.' }))

/** Reads from a server that fails this many times. Resolves with the number of requests and the result. */
async function read(failures: number, failure: Error) {
  let requests = 0
  const queryFn = async () => {
    requests += 1
    if (requests <= failures) throw failure
    return 'the closet'
  }
  const reading = createQueryClient()
    .fetchQuery({ queryKey: ['closet'], queryFn })
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { requests, result: await reading }
}

test('a request rejected by a busy server is retried', async () => {
  expect(await read(2, failureOf(503, 'busy'))).toEqual({ requests: 3, result: 'the closet' })
})

test('a server that stays busy gets four requests', async () => {
  const failure = failureOf(503, 'busy')
  expect(await read(9, failure)).toEqual({ requests: 4, result: failure })
})

test('other failures are not retried', async () => {
  const failure = failureOf(500, 'internal_error')
  expect(await read(1, failure)).toEqual({ requests: 1, result: failure })
})
