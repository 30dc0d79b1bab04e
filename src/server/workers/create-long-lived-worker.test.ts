import { afterEach, expect, test } from 'vitest'
import type { ScriptedTask } from '../../../tests/support/fakes/scripted-worker.ts'
import { createLongLivedWorker, type LongLivedWorker } from './create-long-lived-worker.ts'

const script = new URL('../../../tests/support/fakes/scripted-worker.ts', import.meta.url)

let worker: LongLivedWorker<ScriptedTask> | null = null

function given({ timeoutMs = 20_000 } = {}): LongLivedWorker<ScriptedTask> {
  worker = createLongLivedWorker<ScriptedTask>(script, { timeoutMs, maxHeapMb: 32 })
  return worker
}

afterEach(() => worker?.close())

test('runs its jobs in one thread, one after the other', async () => {
  const { run } = given()
  const threads = await Promise.all([run('say which thread'), run('say which thread')])
  expect(threads).toEqual([await run('say which thread'), threads[0]])
  expect(threads[0]).toBeGreaterThan(0)
})

test('a job that throws rejects with its error, and the thread continues', async () => {
  const { run } = given()
  const thread = await run('say which thread')
  await expect(run('fail')).rejects.toThrow(new RangeError('this job is too hard'))
  expect(await run('say which thread')).toBe(thread)
})

test.each([
  ['die', 'the worker ended with 3'],
  ['fill the memory', 'memory limit'],
] as const)('a job that makes the thread %s fails, and the next gets a new thread', async (job, reason) => {
  const { run } = given()
  const thread = await run('say which thread')
  const [failed, next] = await Promise.allSettled([run(job), run('say which thread')])
  expect(failed).toMatchObject({ reason: { message: expect.stringContaining(reason) } })
  expect(next).toMatchObject({ status: 'fulfilled' })
  expect(next).not.toMatchObject({ value: thread })
})

test('a thread that dies between two jobs is replaced', async () => {
  const { run } = given()
  const thread = await run('die after the answer')
  await expect.poll(() => run('say which thread').catch(() => thread)).not.toBe(thread)
})

test('a job that takes too long is terminated, and the next gets a new thread', async () => {
  const { run } = given({ timeoutMs: 2_000 })
  const thread = await run('say which thread')
  await expect(run('hang')).rejects.toThrow('the worker took longer than 2000 ms')
  expect(await run('say which thread')).not.toBe(thread)
})

test('closing aborts the running job and rejects further ones', async () => {
  const { run, close } = given()
  await run('say which thread')
  const jobs = [run('hang'), run('say which thread')]
  const told = Promise.allSettled(jobs)
  await Promise.resolve()
  await close()
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(run('say which thread')).rejects.toThrow('the worker is closed')
})
