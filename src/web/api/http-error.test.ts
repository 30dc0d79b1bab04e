import { expect, test } from 'vitest'
import { HttpError, reasonOf } from './http-error.ts'

test("the reason of a failed request is the server's message", () => {
  const body = JSON.stringify({ code: 'image_empty', message: 'This file is empty.' })
  expect(reasonOf(new HttpError(400, 'Bad Request', body))).toBe('This file is empty.')
})

test('an error response without an ApiError is described by its status', () => {
  expect(reasonOf(new HttpError(502, 'Bad Gateway', '<html>'))).toBe('The server answered with status 502.')
  expect(new HttpError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
})

test('only a network error is described as an unreachable server', async () => {
  const noAnswer: unknown = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error)
  expect(reasonOf(noAnswer)).toMatch(/^Couldn't reach the server\./)
  expect(reasonOf(new SyntaxError('Unexpected token'))).toBe(
    'Unexpected response from the server. Reload the page.',
  )
})
