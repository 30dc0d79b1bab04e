import * as z from 'zod/mini'
import { closetSelection } from './selected-pieces.ts'
import { endpoint } from './endpoint.ts'

export const CutOutsInProgress = z.object({
  /** Ids of the pieces with a photo that waits to be cut out. */
  pending: z.array(z.string()),
  /** Ids of the pieces with a photo that could not be cut out well; it stays as it is. */
  unclear: z.array(z.string()),
})
export type CutOutsInProgress = z.infer<typeof CutOutsInProgress>

/** The background work that removes the backgrounds of photos. */
export const cutOutEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/closet-cut-outs',
    summary: 'Pieces with a pending background removal and pieces where it failed',
    reply: CutOutsInProgress,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/closet-cut-outs',
    summary: 'Remove the backgrounds of several photos, on this computer and in the background',
    body: z.object({ ids: closetSelection }),
    reply: z.object({ pending: z.array(z.string()) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/closet-cut-outs/cancel',
    summary: 'Stop removing the backgrounds of pieces that still wait',
    body: z.object({ ids: closetSelection }),
  }),
}
