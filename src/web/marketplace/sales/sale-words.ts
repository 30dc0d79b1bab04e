import type { Sale } from '../../../contract/sales.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { formatDay } from '../../../domain/words/dates.ts'
import { dayOf } from '../../ui/hooks/today.ts'

/** Whether the sale is open and the next step is the user's. */
export function needsUser(sale: Sale): boolean {
  const { role, state, isForSale } = sale
  if (state === 'requested') return role === 'seller' && isForSale
  return state === 'accepted' && confirmedBy(sale, role) === null
}

/** Whether the sale can still change. */
export function isOpen({ state }: Sale): boolean {
  return state === 'requested' || state === 'accepted'
}

/** The other user of the sale. */
export function otherOf(sale: Sale): Sale['buyer'] {
  return sale.role === 'seller' ? sale.buyer : sale.seller
}

/** State of the sale in a few words. */
export function stateInWords(sale: Sale, today: CalendarDate): string {
  const { role, state, closedAt, closedBy } = sale
  const other = `@${otherOf(sale).username}`
  const on = closedAt === null ? '' : ` on ${formatDay(dayOf(closedAt), today)}`
  const isSeller = role === 'seller'
  const words: Readonly<Record<Sale['state'], string>> = {
    requested: isSeller ? `${other} would like it` : `You asked ${other}`,
    accepted: isSeller ? `Reserved for ${other}` : 'Reserved for you',
    declined: isSeller ? 'You declined' : 'Declined',
    withdrawn: isSeller ? `${other} withdrew the request` : 'You withdrew the request',
    'called off': closedBy === role ? `You called it off${on}` : `${other} called it off${on}`,
    done: isSeller ? `Sold to ${other}${on}` : `Bought from ${other}${on}`,
  }
  return words[state]
}

/** The next step as a sentence; null if there is none. */
export function nextInWords(sale: Sale): string | null {
  const { role, state, isForSale } = sale
  const other = `@${otherOf(sale).username}`
  if (state === 'requested') {
    if (!isForSale) return "It isn't available right now: it's reserved, paused or sold."
    return role === 'seller'
      ? `Accept to reserve it for ${other}, or decline.`
      : `Waiting for ${other} to answer.`
  }
  if (state !== 'accepted') return null
  if (confirmedBy(sale, role) !== null) return `You confirmed the handover. Waiting for ${other} to confirm.`
  const isLast = confirmedBy(sale, role === 'seller' ? 'buyer' : 'seller') !== null
  if (isLast) return `${other} confirmed the handover. Confirm it too, and the sale is done.`
  return role === 'seller'
    ? `Confirm once you've given it to ${other}. Until then, either of you can call it off.`
    : `Confirm once you have it from ${other}. Until then, either of you can call it off.`
}

function confirmedBy({ sellerConfirmedAt, buyerConfirmedAt }: Sale, role: Sale['role']): string | null {
  return role === 'seller' ? sellerConfirmedAt : buyerConfirmedAt
}
