import type { OutfitHistory } from '../../contract/history.ts'
import { whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import type { StoredEntry } from './history-store.ts'

/** Converts entries of one user to the API's entries. Looks up whether their pieces still exist. */
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

/** Converts one entry to the API's entry. */
export async function entryReply(db: Database, entry: StoredEntry): Promise<OutfitHistory> {
  const [reply] = await entryReplies(db, entry.userId, [entry])
  if (!reply) throw new Error('An entry has one reply')
  return reply
}
