import { isRestorable } from './closet-model.ts'
import type { ClosetSession } from './closet-session.ts'
import { idOf } from './send.ts'

/** Performs an operation on the server and the model. `which` and `day` select among the existing things. */
type Operation = (session: ClosetSession, which: number, day: number) => Promise<void>

const DAY_MS = 24 * 60 * 60 * 1000
const PIECES_OF_OUTFIT = 3

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[which % Math.max(1, all.length)]
}

function dayBefore({ now }: ClosetSession, days: number): string {
  return new Date(now - days * DAY_MS).toISOString().slice(0, 10)
}

function livePieces({ model }: ClosetSession): string[] {
  return [...model.pieces].filter(([, { deletedAt }]) => deletedAt === null).map(([id]) => id)
}

function someLivePieces(session: ClosetSession, which: number): string[] {
  const live = livePieces(session)
  return [...new Set(Array.from({ length: PIECES_OF_OUTFIT }, (_, at) => pick(live, which + at * 2)))].filter(
    (id) => id !== undefined,
  )
}

const addWish: Operation = async (session) => {
  const name = session.newName()
  const body = await session.expect(201, 'POST', '/api/wishlist', { name, category: 'shoes' })
  session.model.wishes.set(idOf(body), { name, deletedAt: null })
}

const addLook: Operation = async (session, which) => {
  const itemIds = someLivePieces(session, which)
  if (itemIds.length === 0) return
  const name = session.newName()
  const body = await session.expect(201, 'POST', '/api/outfit-recommendations', { name, itemIds })
  session.model.looks.set(idOf(body), { name, deletedAt: null })
}

const logOutfit: Operation = async (session, which, days) => {
  const itemIds = someLivePieces(session, which)
  const day = dayBefore(session, days)
  const body = await session.expect(201, 'POST', '/api/outfit-history', { itemIds, wornDate: day })
  session.model.entries.set(idOf(body), { day, pieces: itemIds, deletedAt: null })
}

const markWear: Operation = async (session, which, days) => {
  const piece = pick([...session.model.pieces.keys()], which)
  if (piece === undefined) return
  const isLive = session.model.pieces.get(piece)?.deletedAt === null
  const day = dayBefore(session, days)
  await session.expect(isLive ? 201 : 404, 'POST', `/api/closet-items/${piece}/wears`, { wornDate: day })
  if (isLive) session.model.mark(piece, day)
}

const unmarkWear: Operation = async (session, which, days) => {
  const piece = pick(livePieces(session), which)
  if (piece === undefined) return
  const day = pick(session.model.daysOf(piece), days) ?? dayBefore(session, days)
  const status = session.model.isLogged(piece, day) ? 422 : 204
  await session.expect(status, 'DELETE', `/api/closet-items/${piece}/wears/${day}`)
  session.model.unmark(piece, day)
}

const lists = [
  ['pieces', '/api/closet-items'],
  ['looks', '/api/outfit-recommendations'],
  ['wishes', '/api/wishlist'],
  ['entries', '/api/outfit-history'],
] as const

function renameIn(list: 'pieces' | 'looks' | 'wishes', path: string): Operation {
  return async (session, which) => {
    const found = pick([...session.model[list]], which)
    if (!found) return
    const [id, kept] = found
    const name = session.newName()
    await session.expect(kept.deletedAt === null ? 200 : 404, 'PATCH', `${path}/${id}`, { name })
    if (kept.deletedAt === null) kept.name = name
  }
}

function removeFrom(list: (typeof lists)[number][0], path: string): Operation {
  return async (session, which) => {
    const found = pick([...session.model[list]], which)
    if (!found) return
    const [id, kept] = found
    await session.expect(kept.deletedAt === null ? 204 : 404, 'DELETE', `${path}/${id}`)
    kept.deletedAt ??= session.now
  }
}

function restoreIn(list: (typeof lists)[number][0], path: string): Operation {
  return async (session, which) => {
    const found = pick([...session.model[list]], which)
    if (!found) return
    const [id, kept] = found
    const isThere = kept.deletedAt === null || isRestorable(kept.deletedAt, session.now)
    await session.expect(isThere ? 200 : 404, 'POST', `${path}/${id}/restore`)
    if (isThere) kept.deletedAt = null
  }
}

const passDays: Operation = async ({ server }, which) => server.clock.passes({ days: which % 41 })

const compare: Operation = async (session) => session.compareAll()

/** All operations by name. */
export const operations: Readonly<Record<string, Operation>> = {
  'add a wish': addWish,
  'add a look': addLook,
  'log an outfit': logOutfit,
  'mark a wear': markWear,
  'unmark a wear': unmarkWear,
  'rename a piece': renameIn('pieces', '/api/closet-items'),
  'rename a look': renameIn('looks', '/api/outfit-recommendations'),
  'rename a wish': renameIn('wishes', '/api/wishlist'),
  ...Object.fromEntries(lists.map(([list, path]) => [`remove from ${list}`, removeFrom(list, path)])),
  ...Object.fromEntries(lists.map(([list, path]) => [`restore in ${list}`, restoreIn(list, path)])),
  'pass days': passDays,
  compare,
}
