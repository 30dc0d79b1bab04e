import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorFamilies, colorFamily } from './color-family.ts'
import { swatchColor } from './swatch-color.ts'

const members = {
  black: ['black'],
  white: ['white', 'pearl', 'ivory', 'cream', 'ecru', 'bone'],
  gray: ['gray', 'charcoal', 'anthracite', 'graphite', 'silver', 'pewter', 'slate'],
  brown: [
    'brown',
    'chocolate',
    'espresso',
    'chestnut',
    'cognac',
    'mocha',
    'taupe',
    'tan',
    'walnut',
    'mahogany',
  ],
  beige: ['beige', 'sand', 'linen', 'stone', 'camel', 'khaki', 'nude', 'oatmeal'],
  red: ['red', 'burgundy', 'bordeaux', 'wine', 'crimson', 'ruby', 'brick', 'scarlet'],
  orange: ['orange', 'rust', 'terracotta', 'apricot', 'peach'],
  yellow: ['yellow', 'lemon', 'mustard', 'saffron', 'gold', 'ochre'],
  green: ['green', 'olive', 'sage', 'mint', 'emerald', 'lime', 'jade', 'pistachio'],
  blue: ['blue', 'navy', 'sky', 'denim', 'cobalt', 'indigo', 'petrol', 'teal', 'turquoise'],
  purple: ['purple', 'violet', 'lavender', 'lilac', 'plum', 'aubergine'],
  pink: ['pink', 'rose', 'blush', 'fuchsia', 'magenta', 'salmon', 'mauve'],
}

test.each(colorFamilies)('%s contains the colors that people expect', (family) => {
  for (const word of members[family])
    expect([word, colorFamily(swatchColor(word) ?? '')]).toEqual([word, family])
})

test('pure black and white are in their own families', () => {
  expect(colorFamily('#000000')).toBe('black')
  expect(colorFamily('#ffffff')).toBe('white')
  expect(colorFamily('#808080')).toBe('gray')
})

test('a dark blue is blue, although an equally dark warm tint is black', () => {
  expect(colorFamily('#222530')).toBe('blue')
  expect(colorFamily('#2b1e21')).toBe('black')
})

test.each([
  ['#2b2c18', 'green'],
  ['#34201a', 'brown'],
  ['#2e1a2b', 'purple'],
  ['#1c2438', 'blue'],
  ['#a27a24', 'yellow'],
])('a dark %s keeps its family, %s', (hex, family) => {
  expect(colorFamily(hex)).toBe(family)
})

test('a color has no hue when its channels are equal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (level) => {
      const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      expect(['black', 'gray', 'white']).toContain(colorFamily(hex))
    }),
  )
})

test('throws for a text that is not a color', () => {
  expect(() => colorFamily('stripes')).toThrow(RangeError)
})
