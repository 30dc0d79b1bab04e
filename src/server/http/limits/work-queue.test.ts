import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { job: () => promise, open: () => resolve('done') }
}

test('limits concurrent jobs and runs the others in order', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 10, waitMs: 60_000 })
  const gates = [gate(), gate(), gate()]
  const started: number[] = []
  const jobs = gates.map(({ job }, at) =>
    queue.run(() => {
      started.push(at)
      return job()
    }),
  )
  expect(started).toEqual([0, 1])
  gates[0]?.open()
  await jobs[0]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all(jobs)).toEqual(['done', 'done', 'done'])
})

test('rejects a job at once when too many are waiting', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1, waitMs: 60_000 })
  const first = gate()
  const running = queue.run(first.job)
  const waiting = queue.run(async () => 'waited')
  await expect(queue.run(async () => 'too late')).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 5,
  })
  first.open()
  expect(await Promise.all([running, waiting])).toEqual(['done', 'waited'])
})

test('rejects a job that has waited too long, and never starts it', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 5, waitMs: 1 })
  const first = gate()
  const running = queue.run(first.job)
  let hasStarted = false
  const late = queue.run(async () => {
    hasStarted = true
  })
  await expect(late).rejects.toMatchObject({ code: 'busy' })
  first.open()
  await running
  expect(hasStarted).toBe(false)
})

test('a job that runs longer than the maximum wait finishes', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 5, waitMs: 1 })
  const first = gate()
  const running = queue.run(first.job)
  await expect(queue.run(async () => 'late')).rejects.toMatchObject({ code: 'busy' })
  first.open()
  expect(await running).toBe('done')
})

test('passes on the error of a job, and continues', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 5, waitMs: 60_000 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('a low-priority job waits for all others, and is never rejected', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1, waitMs: 1 })
  const first = gate()
  const order: string[] = []
  const running = queue.run(first.job)
  const last = queue.runLast(async () => order.push('last'))
  const second = queue.runLast(async () => order.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const next = queue.run(async () => order.push('next'))
  first.open()
  await Promise.all([running, last, second, next])
  expect(order).toEqual(['next', 'last', 'second'])
})

test('a job that waited runs in the async context of its own caller', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 5, waitMs: 60_000 })
  const context = new AsyncLocalStorage<string>()
  const first = gate()
  const running = context.run('first', () => queue.run(first.job))
  const waiting = context.run('second', () => queue.run(async () => context.getStore()))
  const last = context.run('last', () => queue.runLast(async () => context.getStore()))
  first.open()
  expect(await Promise.all([running, waiting, last])).toEqual(['done', 'second', 'last'])
})
