import { describe, expect, test } from 'vitest'
import { closetOrders, sortCloset } from './sort-closet.ts'

const blank = { color: 'Black', currency: null, originalPrice: null, wearCount: 0 }

function priced(name: string, originalPrice: string | null, currency: string | null = 'USD') {
  return { ...blank, name, originalPrice, currency }
}

function colored(...colors: string[]) {
  return colors.map((color) => ({ ...blank, name: color, color }))
}

function namesOf(items: readonly { name: string }[]) {
  return items.map(({ name }) => name)
}

describe('the order of the collection', () => {
  const closet = [
    { ...blank, name: 'newest', wearCount: 2 },
    { ...blank, name: 'second', wearCount: 0 },
    { ...blank, name: 'third', wearCount: 7 },
    { ...blank, name: 'oldest', wearCount: 2 },
  ]

  test('defaults to newest first', () => {
    expect(sortCloset(closet, 'newest')).toBe(closet)
  })

  test('sorts by wears in both directions, with ties newest first', () => {
    expect(namesOf(sortCloset(closet, 'least-worn'))).toEqual(['second', 'newest', 'oldest', 'third'])
    expect(namesOf(sortCloset(closet, 'most-worn'))).toEqual(['third', 'newest', 'oldest', 'second'])
  })

  test.each(closetOrders)('%s keeps every piece and does not change the given list', (order) => {
    const given = [...closet]
    expect(namesOf(sortCloset(given, order)).toSorted()).toEqual(namesOf(closet).toSorted())
    expect(given).toEqual(closet)
  })
})

describe('the order by price', () => {
  test('is most expensive first, compared as numbers', () => {
    const closet = [priced('nine', '9.99'), priced('hundred', '100.00'), priced('ten', '10.00')]
    expect(namesOf(sortCloset(closet, 'price'))).toEqual(['hundred', 'ten', 'nine'])
  })

  test('distinguishes one cent at the largest amounts', () => {
    const closet = [priced('less', '99999999.98'), priced('more', '99999999.99')]
    expect(namesOf(sortCloset(closet, 'price'))).toEqual(['more', 'less'])
  })

  test('puts pieces without a price last, newest first, after those of 0.00', () => {
    const closet = [
      priced('unknown', null),
      priced('gift', '0.00'),
      priced('older', null),
      priced('one', '1.00'),
    ]
    expect(namesOf(sortCloset(closet, 'price'))).toEqual(['one', 'gift', 'unknown', 'older'])
  })

  test('groups by currency, the most frequent first', () => {
    const closet = [
      priced('yen', '20000.00', 'JPY'),
      priced('five euros', '5.00', 'EUR'),
      priced('no currency', '70.00', null),
      priced('nine euros', '9.00', 'EUR'),
    ]
    expect(namesOf(sortCloset(closet, 'price'))).toEqual(['nine euros', 'five euros', 'no currency', 'yen'])
  })
})

describe('the order by color', () => {
  test('is neutrals, earth tones, then hues in circle order; unknown colors last', () => {
    const closet = colored('Plaid', 'Navy', 'Pink', 'Forest green', 'Camel', 'Red', 'Mustard', 'Gray', '漢字')
    expect(namesOf(sortCloset(closet, 'color'))).toEqual([
      'Gray',
      'Camel',
      'Red',
      'Pink',
      'Mustard',
      'Forest green',
      'Navy',
      'Plaid',
      '漢字',
    ])
  })

  test('puts similar lightness next to each other where color families meet', () => {
    const closet = colored('Chocolate', 'White', 'Burgundy', 'Black', 'Cream', 'Rose', 'Charcoal', 'Camel')
    expect(namesOf(sortCloset(closet, 'color'))).toEqual([
      'Black',
      'Charcoal',
      'White',
      'Cream',
      'Camel',
      'Chocolate',
      'Burgundy',
      'Rose',
    ])
  })

  test('accepts hex colors, short or long', () => {
    expect(namesOf(sortCloset(colored('#00f', '#ff0000', '#0f0'), 'color'))).toEqual([
      '#ff0000',
      '#0f0',
      '#00f',
    ])
  })
})
