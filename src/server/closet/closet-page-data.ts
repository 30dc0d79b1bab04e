import type { PageData } from '../../contract/page-data.ts'
import { homeTabOf } from '../../contract/page-paths.ts'
import { CLOSET_CARD_SIZES } from '../../contract/closet/card-sizes.ts'
import type { Database } from '../db/open-database.ts'
import type { Preload } from '../http/page-routes.ts'
import type { User } from '../http/user-of-request.ts'
import { listCutOuts } from './photos/pending-cut-outs.ts'
import { listClosetItems } from './closet-store.ts'

// A closet up to this size is embedded in the page; of a larger one, only the newest pieces are.
const EMBEDDED_WHOLE_MAX = 200
const EMBEDDED_OF_LARGER = 24

// Pictures that are visible at first: their download begins with the page, not after the script.
const PRELOADED_PICTURES = 4

/** Returns the first pieces of a page and their pictures; nothing if the page shows no closet. */
export async function closetPageData(
  db: Database,
  user: User,
  address: URL,
): Promise<Pick<PageData, 'closet' | 'cutOuts'> & { preloads: Preload[] }> {
  const showsCloset = address.pathname === '/' && homeTabOf(address.searchParams) === 'closet'
  if (!showsCloset) return { preloads: [] }
  const items = await listClosetItems(db, user.id, 'with borrowed ones', EMBEDDED_WHOLE_MAX + 1)
  const isComplete = items.length <= EMBEDDED_WHOLE_MAX
  const pictures = items.slice(0, PRELOADED_PICTURES).map((item) => item.cutOut ?? item.picture)
  return {
    cutOuts: await listCutOuts(db, user),
    closet: { items: isComplete ? items : items.slice(0, EMBEDDED_OF_LARGER), isComplete },
    preloads: pictures
      .filter((picture) => picture !== null)
      .map(({ sizes }) => ({ sizes, at: CLOSET_CARD_SIZES })),
  }
}
