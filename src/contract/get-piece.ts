import { ClosetItem, closetItemId } from './closet.ts'
import { endpoint } from './endpoint.ts'

/** Apart from the changes of a piece: the home page needs it at once, and their fields are large. */
export const getPiece = endpoint({
  method: 'GET',
  path: '/api/closet-items/:id',
  summary: 'One piece',
  params: closetItemId,
  reply: ClosetItem,
})
