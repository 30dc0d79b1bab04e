import type { WornDays } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import { listWearsOfCloset } from '../closet/wears/wear-store.ts'
import { whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'

/**
 * Lists the pieces of the closet that have wears with a known day, including archived ones, each with its days. They
 * are the same wears that `wearCount` counts.
 */
export async function listWornPieces(db: Database, user: User): Promise<WornDays[]> {
  const days = new Map<string, CalendarDate[]>()
  for (const { closetItemId, wornOn } of await listWearsOfCloset(db, user.id)) {
    const known = days.get(closetItemId)
    if (known) known.push(wornOn)
    else days.set(closetItemId, [wornOn])
  }
  const ids = [...days.keys()]
  const pieces = await findClosetItems(db, user.id, ids, 'to read')
  const places = await whereabouts(db, user.id, ids)
  return pieces.map((piece) => ({
    piece: { ...toOutfitItem(piece), isGone: places.get(piece.id) === 'gone' },
    days: days.get(piece.id) ?? [],
  }))
}
