import * as z from 'zod/mini'
import { ClosetItem } from './closet.ts'
import { endpoint } from '../endpoint.ts'

/** Endpoints of the sample wardrobe. */
export const sampleEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/sample-wardrobe',
    summary: 'Add the 24 sample pieces (idempotent)',
    reply: z.array(ClosetItem),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sample-wardrobe',
    summary: 'Remove all sample pieces permanently',
  }),
}
