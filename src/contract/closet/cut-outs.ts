import * as z from 'zod/mini'
import { selectedIds } from './selected-ids.ts'
import { endpoint } from '../endpoint.ts'

export const CutOutsInProgress = z.object({
  /** Ids of the pieces with a pending cut-out. */
  pending: z.array(z.string()),
  /** Ids of the pieces with a failed cut-out; they keep the photo with its background. */
  unclear: z.array(z.string()),
})
export type CutOutsInProgress = z.infer<typeof CutOutsInProgress>

/** Removing the backgrounds of photos, as a background job. */
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
    body: z.object({ ids: selectedIds }),
    reply: z.object({ pending: z.array(z.string()) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/closet-cut-outs/cancel',
    summary: 'Stop removing the backgrounds of pieces that still wait',
    body: z.object({ ids: selectedIds }),
  }),
}
