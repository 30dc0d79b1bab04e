import type { PageData } from '../../contract/page-data.ts'
import { homeTabOf } from '../../contract/pages.ts'
import { CLOSET_CARD_SIZES } from '../../contract/closet-card-sizes.ts'
import type { Database } from '../db/open-database.ts'
import type { Preload } from '../http/page-routes.ts'
import type { User } from '../http/user-of-request.ts'
import { listCutOuts } from './photos/pending-cut-outs.ts'
import { listClosetItems } from './closet-store.ts'

// A closet up to this size goes along with the page; of a larger one the newest pieces do.
const CARRIED_WHOLE_UP_TO = 200
const CARRIED_OF_MORE = 24

// Pictures that are on screen at first: their download begins with the page, not after the script.
const PRELOADED_PICTURES = 4

/** The pieces that a page shows first, and their pictures; nothing where the page shows no closet. */
export async function closetPageData(
  db: Database,
  user: User,
  address: URL,
): Promise<Pick<PageData, 'closet' | 'cutOuts'> & { preloads: Preload[] }> {
  const showsCloset = address.pathname === '/' && homeTabOf(address.searchParams) === 'closet'
  if (!showsCloset) return { preloads: [] }
  const items = await listClosetItems(db, user.id, 'with borrowed ones', CARRIED_WHOLE_UP_TO + 1)
  const isComplete = items.length <= CARRIED_WHOLE_UP_TO
  const pictures = items.slice(0, PRELOADED_PICTURES).map((item) => item.cutOut ?? item.picture)
  return {
    cutOuts: await listCutOuts(db, user),
    closet: { items: isComplete ? items : items.slice(0, CARRIED_OF_MORE), isComplete },
    preloads: pictures
      .filter((picture) => picture !== null)
      .map(({ sizes }) => ({ sizes, at: CLOSET_CARD_SIZES })),
  }
}
