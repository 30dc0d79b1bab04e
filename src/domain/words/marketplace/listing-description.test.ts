import { expect, test } from 'vitest'
import { listingText } from './listing-description.ts'

const blazer = {
  title: 'Check wool blazer, Massimo Dutti',
  description: 'Half-lined in cupro.\nWorn 9 times.',
  size: 'M',
  condition: 'Excellent',
  price: '84.00',
}

test('a listing as plain text has title, description and facts', () => {
  expect(listingText(blazer)).toBe(
    'Check wool blazer, Massimo Dutti\n\nHalf-lined in cupro.\nWorn 9 times.\n\nSize: M\nCondition: Excellent\nPrice: $84.00',
  )
})

test('an unknown size is not mentioned', () => {
  expect(listingText({ ...blazer, size: null })).not.toContain('Size')
})
