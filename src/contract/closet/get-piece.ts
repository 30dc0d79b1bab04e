import { ClosetItem, closetItemId } from './closet.ts'
import { endpoint } from '../endpoint.ts'

/** In a file of its own, because the home page needs it at once and the schemas in piece.ts are large. */
export const getPiece = endpoint({
  method: 'GET',
  path: '/api/closet-items/:id',
  summary: 'One piece',
  params: closetItemId,
  reply: ClosetItem,
})
