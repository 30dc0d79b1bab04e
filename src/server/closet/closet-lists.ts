import { LRUCache } from 'lru-cache'
import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import { PreparedReply } from '../http/prepared-reply.ts'
import { listClosetItems, readClosetPages, type Shelf } from './closet-store.ts'
import { nextTurn } from '../workers/next-turn.ts'

/** Bytes of lists that are kept in memory. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

interface KeptList {
  readonly version: string
  readonly reply: PreparedReply
}

/** Lists of closets as replies: one that did not change since it was read is neither read nor built again. */
export interface ClosetLists {
  of(userId: string, shelf: Shelf): Promise<PreparedReply>
}

/** Keeps lists in memory, each with the version that the database gives its closet; a change of it ends the list. */
export function closetLists(db: Database): ClosetLists {
  const kept = new LRUCache<string, KeptList>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ reply }) => reply.byteSize,
  })
  return {
    async of(userId, shelf) {
      const key = `${shelf} ${userId}`
      const version = await closetVersion(db, userId)
      const known = kept.get(key)
      if (known?.version === version) return known.reply
      const read = await readList(db, userId, shelf, version)
      kept.set(key, read)
      return read.reply
    },
  }
}

/** Another text after each change of what the list of a closet shows. */
async function closetVersion(db: Database, userId: string): Promise<string> {
  const row = await db
    .selectFrom('closetVersions')
    .select('version')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 'never changed'
}

// The version is read before the list: a list may be newer than its version, never older.
async function readList(db: Database, userId: string, shelf: Shelf, version: string): Promise<KeptList> {
  const pages: string[] = []
  for await (const items of readClosetPages(db, userId, shelf)) {
    pages.push(listed(items))
    // A long list lets other requests through.
    await nextTurn()
  }
  // Changed between two pages, it could show a piece twice, or as it was and as it is: read in one go instead.
  const isWhole = pages.length <= 1 || (await closetVersion(db, userId)) === version
  const entries = isWhole ? pages : [listed(await listClosetItems(db, userId, shelf))]
  return { version, reply: new PreparedReply(Buffer.from(`[${entries.filter(Boolean).join(',')}]`)) }
}

// Without the brackets.
function listed(items: readonly ClosetItem[]): string {
  return JSON.stringify(items).slice(1, -1)
}
