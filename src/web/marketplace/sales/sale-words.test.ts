import { expect, test } from 'vitest'
import type { Sale } from '../../../contract/sales.ts'
import { needsUser, nextInWords, stateInWords } from './sale-words.ts'

const AT = '2026-11-23T12:00:00.000Z'

const sale: Sale = {
  id: 's1',
  role: 'seller',
  state: 'requested',
  listingId: 'l1',
  isForSale: true,
  listing: {
    title: 'Silk scarf',
    description: 'Worn twice.',
    price: '18.00',
    condition: 'Good',
    size: null,
    category: 'Accessories',
    color: 'Ivory',
    brand: null,
    imageUrl: '/drawings/scarf.svg',
  },
  picture: null,
  message: 'Is Saturday good?',
  seller: { id: 'u1', username: 'ada', profileImage: null },
  buyer: { id: 'u2', username: 'nives', profileImage: null },
  acceptedAt: null,
  sellerConfirmedAt: null,
  buyerConfirmedAt: null,
  closedAt: null,
  closedBy: null,
  pieceId: null,
  photos: [],
  createdAt: AT,
}
const accepted: Sale = { ...sale, state: 'accepted', acceptedAt: AT, isForSale: false }

test.each<[string, Sale, boolean, string, string | null]>([
  ['a request', sale, true, '@nives would like it', 'Accept to reserve it for @nives, or decline.'],
  [
    'a request of one’s own',
    { ...sale, role: 'buyer' },
    false,
    'You asked @ada',
    'Waiting for @ada to answer.',
  ],
  [
    'a request for what is reserved',
    { ...sale, role: 'buyer', isForSale: false },
    false,
    'You asked @ada',
    "It isn't available right now: it's reserved, paused or sold.",
  ],
  [
    'an accepted request',
    { ...accepted, role: 'buyer' },
    true,
    'Reserved for you',
    'Confirm once you have it from @ada. Until then, either of you can call it off.',
  ],
  [
    'a sale that only the other one confirmed',
    { ...accepted, buyerConfirmedAt: AT },
    true,
    'Reserved for @nives',
    '@nives confirmed the handover. Confirm it too, and the sale is done.',
  ],
  [
    'a sale that only the user confirmed',
    { ...accepted, sellerConfirmedAt: AT },
    false,
    'Reserved for @nives',
    'You confirmed the handover. Waiting for @nives to confirm.',
  ],
  [
    'a sale that is done',
    { ...accepted, role: 'buyer', state: 'done', closedAt: AT },
    false,
    'Bought from @ada on November 23',
    null,
  ],
  [
    'a sale that the other one called off',
    { ...accepted, state: 'called off', closedAt: AT, closedBy: 'buyer' },
    false,
    '@nives called it off on November 23',
    null,
  ],
])('%s says what happened and what is next', (_, shown, needed, state, next) => {
  expect(needsUser(shown)).toBe(needed)
  expect(stateInWords(shown, '2026-11-24')).toBe(state)
  expect(nextInWords(shown)).toBe(next)
})
