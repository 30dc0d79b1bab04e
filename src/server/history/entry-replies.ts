import type { OutfitHistory } from '../../contract/history.ts'
import { whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import type { StoredEntry } from './history-store.ts'

/** Entries of one user as the API returns them; whether their pieces still exist is looked up each time. */
export async function entryReplies(
  db: Database,
  userId: string,
  entries: readonly StoredEntry[],
): Promise<OutfitHistory[]> {
  const ids = new Set(entries.flatMap(({ pieces }) => pieces.map(({ id }) => id)))
  const known = await whereabouts(db, userId, [...ids])
  return entries.map(({ deletedAt: _deletedAt, pieces, ...entry }) => ({
    ...entry,
    pieces: pieces.map((piece) => ({ ...piece, isGone: known.get(piece.id) === 'gone' })),
  }))
}

/** One entry as the API returns it. */
export async function entryReply(db: Database, entry: StoredEntry): Promise<OutfitHistory> {
  const [reply] = await entryReplies(db, entry.userId, [entry])
  if (!reply) throw new Error('An entry has one reply')
  return reply
}
