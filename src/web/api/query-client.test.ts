import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failureOf = (status: number, code: string) =>
  new HttpError(status, '', JSON.stringify({ code, message: 'A sentence.' }))

/** Reads with a server that fails so often. Resolves with how often it was asked and what came. */
async function read(failures: number, failure: Error) {
  let asked = 0
  const queryFn = async () => {
    asked += 1
    if (asked <= failures) throw failure
    return 'the closet'
  }
  const reading = createQueryClient()
    .fetchQuery({ queryKey: ['closet'], queryFn })
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { asked, came: await reading }
}

test('what a busy server turned away is asked for again', async () => {
  expect(await read(2, failureOf(503, 'busy'))).toEqual({ asked: 3, came: 'the closet' })
})

test('a server that stays busy is asked four times', async () => {
  const failure = failureOf(503, 'busy')
  expect(await read(9, failure)).toEqual({ asked: 4, came: failure })
})

test('other failures are shown at once', async () => {
  const failure = failureOf(500, 'internal_error')
  expect(await read(1, failure)).toEqual({ asked: 1, came: failure })
})
