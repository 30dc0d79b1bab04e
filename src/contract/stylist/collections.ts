import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, withDefault, requiredText } from '../fields.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

const NAME_MAX = 60
/** Maximum number of collections of a user. */
export const COLLECTIONS_MAX = 100

/** Looks grouped under a name such as 'Office'. A look may be in several. */
export const LookCollection = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Ids of curations and of looks that the user created. */
  lookIds: z.array(z.string()),
  createdAt: z.string(),
})
export type LookCollection = z.infer<typeof LookCollection>

const LOOKS_MAX = 2000

const lookIds = z
  .array(Id, 'Send the ids of the looks.')
  .check(z.maxLength(LOOKS_MAX, `A collection can have at most ${LOOKS_MAX} looks.`))

export const NewLookCollection = z.object({
  name: requiredText('Name', NAME_MAX),
  lookIds: withDefault(lookIds, []),
})
export type NewLookCollection = z.infer<typeof NewLookCollection>

const LookCollectionChanges = z.object({
  name: z.optional(requiredText('Name', NAME_MAX)),
  /** The complete new list of looks. */
  lookIds: z.optional(lookIds),
})
export type LookCollectionChanges = z.infer<typeof LookCollectionChanges>

const collectionId = z.object({ id: Id })

/** Endpoints of collections of looks. */
export const collectionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/look-collections',
    summary: 'Collections of looks, newest first',
    reply: z.array(LookCollection),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/look-collections',
    summary: 'Create a collection of looks',
    body: NewLookCollection,
    reply: LookCollection,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/look-collections/:id',
    summary: 'Rename a collection or set its looks',
    params: collectionId,
    body: LookCollectionChanges,
    reply: LookCollection,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/look-collections/:id',
    summary: 'Delete a collection and keep its looks',
    params: collectionId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/look-collections/:id/restore',
    summary: `Restore a deleted collection (within ${RESTORABLE_DAYS} days)`,
    params: collectionId,
    reply: LookCollection,
  }),
  addLook: endpoint({
    method: 'POST',
    path: '/api/look-collections/:id/looks',
    summary: 'Put a look into a collection',
    params: collectionId,
    body: z.object({ lookId: Id }),
    reply: LookCollection,
  }),
  removeLook: endpoint({
    method: 'DELETE',
    path: '/api/look-collections/:id/looks/:lookId',
    summary: 'Take a look out of a collection',
    params: z.object({ id: Id, lookId: Id }),
    reply: LookCollection,
  }),
}
