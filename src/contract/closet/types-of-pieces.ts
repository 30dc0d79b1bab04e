import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A garment type with the pieces of the closet that have it. */
const TypeOfPieces = z.object({
  /** 'sneakers'. */
  noun: z.string(),
  /** Other words for it, in lowercase: 'trainers'. */
  names: z.array(z.string()),
  ids: z.array(z.string()),
})
export type TypeOfPieces = z.infer<typeof TypeOfPieces>

/** Returns the garment types in the closet. A search uses them to find pieces whose names don't include their type. */
export const typesOfPieces = endpoint({
  method: 'GET',
  path: '/api/closet-readings/types',
  summary: 'The types of the pieces, with the words for them',
  reply: z.array(TypeOfPieces),
})
