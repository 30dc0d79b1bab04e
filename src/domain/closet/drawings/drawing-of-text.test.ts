import { describe, expect, test } from 'vitest'
import { drawingOfText, drawingsOfFormula } from './drawing-of-text.ts'

const addressOf = (text: string, color?: string) => drawingOfText(text, color)?.imageUrl

describe('drawingOfText', () => {
  test('draws the first garment of a text in its stated color', () => {
    expect(drawingOfText('Chestnut loafers or a block heel; thin heels sink into grass')).toMatchObject({
      kind: 'loafers',
      slot: 'shoes',
      imageUrl: '/drawings/loafers.svg?c=6f3f2c',
    })
    expect(addressOf('A navy blazer, cut to rest on the shoulders')).toBe('/drawings/blazer.svg?c=27324c')
    expect(addressOf('A long coat over a white shirt')).not.toContain('f7f5f0')
  })

  test('takes the color from the next part unless that names another garment', () => {
    expect(addressOf('A fine knit, navy or gray')).toBe('/drawings/knit.svg?c=27324c')
    expect(addressOf('Wool trousers, a white shirt', 'olive')).toBe('/drawings/trousers.svg?c=66683f')
  })

  test('falls back to the palette, except for denim and leather', () => {
    expect(addressOf('A boxy blazer, sleeves pushed up', 'Camel')).toBe('/drawings/blazer.svg?c=c4a27a')
    expect(addressOf('High, straight jeans', 'Camel')).toBe('/drawings/jeans.svg?c=56708d')
    expect(addressOf('Straight blue jeans')).toBe('/drawings/jeans.svg?c=56708d')
    expect(addressOf('Penny loafers', 'Turquoise')).toBe('/drawings/loafers.svg?c=6f3f2c')
  })

  test('has the stated pattern', () => {
    expect(addressOf('Navy striped T-shirt')).toBe('/drawings/tee.svg?c=27324c&p=stripe')
    expect(addressOf('Checked wool blazer, one size up', 'Stone')).toBe(
      '/drawings/blazer.svg?c=bfb6a6&p=check',
    )
  })

  test('is null without a garment', () => {
    expect(drawingOfText('Nothing that needs ironing twice')).toBeNull()
    expect(drawingOfText('')).toBeNull()
  })
})

test('each garment of a formula is drawn', () => {
  const slots = (formula: string) => drawingsOfFormula(formula, ['Camel', 'Navy'], 0).map(({ slot }) => slot)
  expect(slots('Blazer + striped tee + straight jeans + loafers')).toEqual([
    'outer',
    'top',
    'bottom',
    'shoes',
  ])
  expect(slots('Slip dress with a man’s coat and a flat shoe')).toEqual(['dress', 'outer', 'shoes'])
  expect(slots('Suit + tank + loafers')).toEqual(['outer', 'bottom', 'top', 'shoes'])
  expect(slots('Navy pantsuit, silk blouse')).toEqual(['outer', 'bottom', 'top'])
  expect(slots('Suit jacket + jeans')).toEqual(['outer', 'bottom'])
  expect(slots('One thing off, and breath')).toEqual([])
})
