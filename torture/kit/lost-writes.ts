import * as z from 'zod'
import { sendWell } from './send.ts'
import type { Write } from './writer.ts'

const Rows = z.array(z.object({ id: z.string(), name: z.string() }))
const PiecesOfLooks = z.array(z.object({ items: z.array(z.unknown()) }))

/** Differences between acknowledged writes and the server's data. */
export interface WritesReport {
  readonly acknowledged: number
  /** Each as 'kind name'. */
  readonly lost: readonly string[]
  /** Number of keyed requests that were applied more than once. */
  readonly duplicated: number
  readonly halves: number
}

/** Compares the acknowledged writes with the server's data. Requires that all writes are settled. */
export async function compareWrites(url: string, writes: readonly Write[]): Promise<WritesReport> {
  const read = async (path: string) => Rows.parse(await sendWell(url, { method: 'GET', path }))
  const wishes = await read('/api/wishlist')
  const pieces = await read('/api/closet-items')
  const looks = await read('/api/outfit-recommendations')
  const done = writes.filter(({ state }) => state === 'acknowledged')
  const removed = new Set(done.filter(({ kind }) => kind === 'removal').map(({ id }) => id))
  const names = new Map(done.filter(({ kind }) => kind === 'rename').map(({ id, name }) => [id, name]))

  const lost = done.filter((write) => {
    if (write.kind === 'removal') return wishes.some(({ id }) => id === write.id)
    if (write.kind === 'look') return !looks.some(({ id }) => id === write.id)
    if (write.kind === 'wish') return !removed.has(write.id) && !wishes.some(({ id }) => id === write.id)
    const row = pieces.find(({ id }) => id === write.id)
    return row?.name !== (names.get(write.id) ?? write.name)
  })
  const ids = new Set(done.map(({ id }) => id))
  const halves = PiecesOfLooks.parse(
    await sendWell(url, { method: 'GET', path: '/api/outfit-recommendations' }),
  )
  return {
    acknowledged: done.length,
    lost: lost.map(({ kind, name }) => `${kind} ${name}`),
    // Every row must be the result of an acknowledged creation.
    duplicated: [...wishes, ...pieces, ...looks].filter(({ id }) => !ids.has(id)).length,
    halves: halves.filter(({ items }) => items.length !== 3).length,
  }
}
