import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, oneOf } from './fields.ts'
import { CalendarDate } from './values/calendar-date.ts'

/** Kinds of restorable things. `curation` is a look by the stylist, `look` one by the user. */
export const deletedKinds = [
  'piece',
  'look',
  'curation',
  'collection',
  'plan',
  'entry',
  'wishlistItem',
  'listing',
  'trip',
] as const
export type DeletedKind = (typeof deletedKinds)[number]

export const DeletedItem = z.object({
  kind: z.enum(deletedKinds),
  id: z.string(),
  /** Null if it has no name of its own. */
  name: z.nullable(z.string()),
  /** The Monday of a plan, the day of an entry, or the first day of a trip. */
  day: z.nullable(CalendarDate),
  /** Addresses of small pictures, at most four. */
  pictures: z.array(z.string()),
  /** An instant such as '2026-11-23T12:00:00.000Z'. */
  deletedAt: z.string(),
  /** Days until it is deleted permanently, 1 or more. */
  daysLeft: z.int(),
})
export type DeletedItem = z.infer<typeof DeletedItem>

/** Endpoints of 'Recently deleted'. Restoring is an endpoint of each feature. */
export const deletedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/recently-deleted',
    summary: 'Everything that can still be restored, newest first',
    reply: z.array(DeletedItem),
  }),
  removeForever: endpoint({
    method: 'DELETE',
    path: '/api/recently-deleted/:kind/:id',
    summary: 'Delete something permanently that was deleted before',
    params: z.object({ kind: oneOf('Kind', deletedKinds), id: Id }),
  }),
  empty: endpoint({
    method: 'DELETE',
    path: '/api/recently-deleted',
    summary: 'Delete everything permanently that was deleted before',
  }),
}
