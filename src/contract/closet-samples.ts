import * as z from 'zod/mini'
import { ClosetItem } from './closet.ts'
import { endpoint } from './endpoint.ts'

/** The calls about the sample wardrobe. */
export const sampleEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/sample-wardrobe',
    summary: 'Hang 24 drawn pieces into the closet, marked as samples; said again it stays at 24',
    reply: z.array(ClosetItem),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sample-wardrobe',
    summary: 'Take every sample piece away for good',
  }),
}
