import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Returns the pieces of the closet with an unrecognized type. */
export const unrecognizedPieces = endpoint({
  method: 'GET',
  path: '/api/closet-readings/unrecognized',
  summary: "Pieces the stylist doesn't recognize",
  reply: z.object({ count: z.int(), ids: z.array(z.string()) }),
})
