import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { insertClosetItems } from '../../src/server/closet/closet-store.ts'
import { closetRows } from '../../bench/closet-rows.ts'
import type { AppInProcess } from './app-in-process.ts'
import { ClosetModel, liveNames } from './closet-model.ts'

const PIECES = 6
const Pieces = z.array(
  z.object({ id: z.string(), name: z.string(), wearCount: z.number(), lastWornDate: z.string().nullable() }),
)
const Named = z.array(z.object({ name: z.string() }))
const Entries = z.array(z.object({ id: z.string(), wornDate: z.string(), itemIds: z.array(z.string()) }))

/** A new user's closet, on the server and in the model. */
export class ClosetSession {
  readonly model = new ClosetModel()
  readonly server: AppInProcess
  #names = 0

  static async open(server: AppInProcess): Promise<ClosetSession> {
    const userId = await server.becomeNewUser()
    const session = new ClosetSession(server)
    const rows = closetRows(userId, PIECES, server.clock.now()).map((row) => ({
      ...row,
      lastWornDate: null,
      wornBefore: null,
      wearCount: 0,
      wearsBefore: 0,
    }))
    await insertClosetItems(server.db, rows)
    for (const { id, name } of rows) session.model.pieces.set(id, { name, deletedAt: null })
    return session
  }

  private constructor(server: AppInProcess) {
    this.server = server
  }

  get now(): number {
    return this.server.clock.now().getTime()
  }

  /** Returns an unused name. */
  newName(): string {
    this.#names += 1
    return `Name ${this.#names}`
  }

  /** Sends a request that must end with this status, and returns its body. */
  async expect(status: number, ...request: Parameters<AppInProcess['request']>): Promise<unknown> {
    const reply = await this.server.request(...request)
    if (reply.status !== status)
      throw new Error(
        `${request[0]} ${request[1]} ended with ${reply.status}, not ${status}: ${JSON.stringify(reply.body)}`,
      )
    return reply.body
  }

  /** Throws if the lists of the server differ from the model. */
  async compareAll(): Promise<void> {
    const { model } = this
    const pieces = Pieces.parse(await this.expect(200, 'GET', '/api/closet-items'))
    for (const { id, wearCount, lastWornDate } of pieces)
      same(
        `wears of ${id}`,
        [wearCount, lastWornDate],
        [model.daysOf(id).length, model.daysOf(id).at(-1) ?? null],
      )
    same('pieces', namesOf(pieces), liveNames(model.pieces))
    for (const [path, kept] of [
      ['/api/outfit-recommendations', model.looks],
      ['/api/wishlist', model.wishes],
    ] as const)
      same(path, namesOf(Named.parse(await this.expect(200, 'GET', path))), liveNames(kept))
    const entries = Entries.parse(await this.expect(200, 'GET', '/api/outfit-history'))
    const live = [...model.entries].filter(([, { deletedAt }]) => deletedAt === null)
    same(
      'entries',
      inOrder(entries.map((entry) => [entry.id, entry.wornDate, ...entry.itemIds])),
      inOrder(live.map(([id, { day, pieces: worn }]) => [id, day, ...worn])),
    )
  }
}

function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))
}

function inOrder(rows: readonly string[][]): string[] {
  return rows.map((row) => row.join(' ')).toSorted((a, b) => a.localeCompare(b))
}

function same(what: string, found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(
      `${what}: the server has ${JSON.stringify(found)}, the model ${JSON.stringify(expected)}.`,
    )
}
