import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, oneOf } from './fields.ts'

/** What can be restored: `curation` is a look that the stylist made, `look` one of your own. */
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
  /** As it is called; null where it has no name of its own. */
  name: z.nullable(z.string()),
  /** The day it is about: the Monday of a plan, the day of an entry, the first day of a trip. */
  day: z.nullable(z.string()),
  /** Addresses of what it shows, small, at most four. */
  pictures: z.array(z.string()),
  /** An instant such as '2026-11-23T12:00:00.000Z'. */
  deletedAt: z.string(),
  /** Days until it is deleted permanently, 1 or more. */
  daysLeft: z.int(),
})
export type DeletedItem = z.infer<typeof DeletedItem>

/** The calls about what was deleted; each thing is restored by the call of its own feature. */
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
