import { expect, test } from 'vitest'
import { closetCategories } from '../../contract/closet/closet.ts'
import { wishlistCategories } from '../../contract/wishlist.ts'
import { closetCategoryOf, wishlistCategoryOf } from './closet-category.ts'
import { filterWishes } from './filter-wishes.ts'
import { nextPriceAlert } from './price-alert.ts'
import { priceGap, priceNow } from '../words/wishlist/price-against-target.ts'
import { summarizeWishes } from './summarize-wishes.ts'
import { wishDrawing } from './wish-drawing.ts'

const wish = (targetPrice: string | null, priority = 3, category: 'shoes' | 'dress' = 'shoes') => ({
  category,
  priority,
  targetPrice,
})

test('the target budget is exact: 0.1 and 0.2 are 0.30', () => {
  expect(summarizeWishes([wish('0.10'), wish('0.20')]).targetBudget).toBe('0.30')
  expect(summarizeWishes([wish('99999999.99'), wish('99999999.99'), wish('0.01')]).targetBudget).toBe(
    '199999999.99',
  )
})

test('the summary counts wishes, priorities of 4 or more, targets and categories', () => {
  const wishes = [wish('90.00', 5), wish(null, 4, 'dress'), wish('45.50', 3), wish(null, 1)]
  expect(summarizeWishes(wishes)).toEqual({
    total: 4,
    highPriority: 2,
    targetBudget: '135.50',
    withTarget: 2,
    categories: 2,
  })
  expect(summarizeWishes([])).toEqual({
    total: 0,
    highPriority: 0,
    targetBudget: '0.00',
    withTarget: 0,
    categories: 0,
  })
})

test.each([
  ['129.00', '90.00', '$39.00 above your target'],
  ['0.30', '0.10', '$0.20 above your target'],
  ['95.00', '95.00', 'At your target'],
  ['89.00', '90.00', '$1.00 under your target'],
  ['119.00', null, 'Set a target to know when to buy.'],
  [null, '32.00', 'Add its price to compare.'],
  [null, null, 'No price yet.'],
])('a price of %s and a target of %s: %s', (currentPrice, targetPrice, sentence) => {
  expect(priceGap({ currentPrice, targetPrice })).toBe(sentence)
})

test('the message after a price check compares it with the target', () => {
  expect(priceNow('89.00', '90.00')).toBe('$89.00 now, $1.00 under your target.')
  expect(priceNow('90.00', '90.00')).toBe('$90.00 now, at your target.')
  expect(priceNow('1290.00', null)).toBe('$1,290.00 now. Set a target to know when to buy.')
})

test('an alert is active until its target is reached, and stays reached until a new target', () => {
  const waits = nextPriceAlert(null, { currentPrice: '129.00', targetPrice: '90.00' })
  expect(waits).toEqual({ targetPrice: '90.00', isActive: true })
  const seen = nextPriceAlert(waits, { currentPrice: '90.00', targetPrice: '90.00' })
  expect(seen).toEqual({ targetPrice: '90.00', isActive: false })
  expect(nextPriceAlert(seen, { currentPrice: '129.00', targetPrice: '90.00' })).toEqual(seen)
  expect(nextPriceAlert(seen, { currentPrice: '129.00', targetPrice: '80.00' })?.isActive).toBe(true)
  expect(nextPriceAlert(seen, { currentPrice: null, targetPrice: null })).toBeNull()
  expect(nextPriceAlert(null, { currentPrice: null, targetPrice: '5.00' })?.isActive).toBe(true)
})

test('filters by category and priority, preserving the order', () => {
  const wishes = [wish('1.00', 5), wish('2.00', 3, 'dress'), wish('3.00', 3), wish('4.00', 5)]
  expect(filterWishes(wishes, { category: null, priority: null })).toEqual(wishes)
  expect(filterWishes(wishes, { category: 'shoes', priority: 5 })).toEqual([wishes[0], wishes[3]])
  expect(filterWishes(wishes, { category: 'dress', priority: 5 })).toEqual([])
})

test('closet and wishlist categories correspond one to one', () => {
  expect(wishlistCategories.map(closetCategoryOf).map(wishlistCategoryOf)).toEqual(wishlistCategories)
  expect(closetCategories.map(wishlistCategoryOf).map(closetCategoryOf)).toEqual(closetCategories)
})

test('a wish is drawn as the kind in its name if that matches its category', () => {
  expect(wishDrawing({ name: 'Storm Chelsea boots', category: 'shoes', color: '#222222' })).toBe(
    '/drawings/boots.svg?c=222222',
  )
  expect(wishDrawing({ name: 'Storm Chelsea boots', category: 'shirt', color: '#222' })).toBe(
    '/drawings/shirt.svg?c=222222',
  )
  expect(wishDrawing({ name: 'Something', category: 'pants', color: null })).toMatch(
    /^\/drawings\/trousers\.svg\?c=/,
  )
})
