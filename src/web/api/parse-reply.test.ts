import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseReply } from './parse-reply.ts'

const rows = z.array(z.object({ id: z.number() }))
const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test('a long list is validated whole and in its order', async () => {
  expect(await parseReply(rows, numbered(1001))).toEqual(numbered(1001))
})

test('an invalid row at the end of a long list is refused', async () => {
  await expect(parseReply(rows, [...numbered(1000), { id: 'last' }])).rejects.toThrow('Invalid input')
})

test('other tasks run while a long list is validated', async () => {
  const order: string[] = []
  setTimeout(() => order.push('other task'))
  const parsed = parseReply(rows, numbered(100_000)).then(() => order.push('validated'))
  await parsed
  expect(order).toEqual(['other task', 'validated'])
})

test('what is not a list is validated at once', async () => {
  expect(await parseReply(z.object({ id: z.number() }), { id: 1, other: 2 })).toEqual({ id: 1 })
})
