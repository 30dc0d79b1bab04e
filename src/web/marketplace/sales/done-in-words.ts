import type { Sale } from '../../../contract/sales.ts'
import type { ToastContent } from '../../ui/toasts/toast-store.ts'
import type { SaleAct } from './sale-queries.ts'
import { otherOf } from './sale-words.ts'

/** Toast for the user's step in a sale. */
export function doneInWords(sale: Sale, act: SaleAct['act']): ToastContent {
  const { title } = sale.listing
  const other = `@${otherOf(sale).username}`
  if (act === 'accept') return { title: 'Reserved', description: `${title} is reserved for ${other}.` }
  if (act === 'decline') return { title: 'Request declined', description: `${other} can see it.` }
  if (act === 'callOff')
    return sale.state === 'withdrawn'
      ? { title: 'Request withdrawn', description: title }
      : { title: 'Sale called off', description: `${title} is available again.` }
  if (act === 'addPhoto') return { title: 'Photo added', description: `${other} can see it too.` }
  if (sale.state !== 'done')
    return { title: 'Handover confirmed', description: `Waiting for ${other} to confirm.` }
  if (sale.role === 'seller')
    return { title: 'Sold', description: `${title} is out of your closet. Past wears stay in your history.` }
  return {
    title: 'Handover confirmed',
    description: sale.pieceId ? `${title} is in your closet.` : `${title} is yours.`,
  }
}
