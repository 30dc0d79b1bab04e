import * as z from 'zod/mini'
import { ClosetItem } from './closet.ts'
import { ClosetItemChanges } from './piece.ts'
import { calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import { selectedIds } from './selected-ids.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

// Omits fields that are specific to one piece, such as the name.
const shared = z.pick(ClosetItemChanges, {
  category: true,
  color: true,
  size: true,
  brand: true,
  style: true,
  season: true,
  purchaseDate: true,
  purchaseLocation: true,
  careInstructions: true,
  isClean: true,
  archivedReason: true,
})

const changes = z.object(shared.shape, 'Choose what to change.')

/** Changes that can apply to several pieces at once. */
export type BulkChanges = z.infer<typeof changes>

const wornTogether = z.object({ ids: selectedIds, wornDate: calendarDate('Day') })

/** Bulk endpoints. If one of the pieces does not exist, the request changes none of them. */
export const bulkEndpoints = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/closet-items',
    summary: 'Change several pieces in the same way',
    body: z.object({ ids: selectedIds, changes }),
    reply: z.array(ClosetItem),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/closet-items/remove',
    summary: `Delete several pieces (restorable for ${RESTORABLE_DAYS} days)`,
    body: z.object({ ids: selectedIds }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/closet-items/restore',
    summary: 'Restore several deleted pieces',
    body: z.object({ ids: selectedIds }),
    reply: z.array(ClosetItem),
  }),
  wear: endpoint({
    method: 'POST',
    path: '/api/closet-items/wear',
    summary: 'Log a wear of several pieces for a day (idempotent)',
    body: wornTogether,
    reply: z.object({ items: z.array(ClosetItem), newlyWornIds: z.array(z.string()) }),
  }),
  takeWearsBack: endpoint({
    method: 'POST',
    path: '/api/closet-items/take-wears-back',
    summary: 'Remove the wears of several pieces for a day',
    body: wornTogether,
    reply: z.array(ClosetItem),
  }),
}
