import * as z from 'zod/mini'
import { closetItemId } from './closet.ts'
import { OutfitItem, outfitSlots } from './outfit-items.ts'
import { endpoint } from '../endpoint.ts'

/** An outfit that the stylist suggests around a piece. It is not saved. */
export const PieceIdea = z.object({
  /** The id of a preset: 'work'. */
  occasion: z.string(),
  /** Its largest pieces: 'Camel trench coat, cream turtleneck, black jeans'. */
  description: z.string(),
  pieces: z.array(z.object({ slot: z.enum(outfitSlots), item: OutfitItem })),
})
export type PieceIdea = z.infer<typeof PieceIdea>

/** The pieces of the closet that are similar to a piece, most similar first. */
export const PieceNeighbors = z.object({
  /** Plural name of its kind: 'knits'. */
  kind: z.string(),
  ofKind: z.array(OutfitItem),
  /** Its color family; null if the color is unknown. */
  color: z.nullable(z.string()),
  /** Pieces of other kinds in that family. */
  inColor: z.array(OutfitItem),
})
export type PieceNeighbors = z.infer<typeof PieceNeighbors>

/** Outfits around a piece, and similar pieces. */
export const pieceCompanyEndpoints = {
  ideas: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id/ideas',
    summary: 'Up to three outfits around a piece, for different occasions, or none while it is unavailable',
    params: closetItemId,
    reply: z.array(PieceIdea),
  }),
  neighbors: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id/neighbors',
    summary: 'Pieces of the closet of the same kind, and others in the same color',
    params: closetItemId,
    reply: PieceNeighbors,
  }),
}
