import { convertRgbToOklab, parseHex } from 'culori/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closetFilterColors } from '../../../contract/closet/closet.ts'
import { colorFamily } from './color-family.ts'
import { colorNames, nameColor } from './color-name.ts'
import { swatchColor } from './swatch-color.ts'

const anyHex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map(hexOf)

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function oklabDistance(one: string, other: string): number {
  const [from, to] = [one, other].map((hex) => convertRgbToOklab(parseHex(hex) ?? { r: 0, g: 0, b: 0 }))
  return Math.hypot(
    (from?.l ?? 0) - (to?.l ?? 9),
    (from?.a ?? 0) - (to?.a ?? 9),
    (from?.b ?? 0) - (to?.b ?? 9),
  )
}

test.each([
  ['#000000', 'Black'],
  ['#ffffff', 'White'],
  ['#e9e5df', 'Off-white'],
  ['#27324c', 'Navy blue'],
  ['#a03a30', 'Brick red'],
  ['#66683f', 'Olive green'],
  ['#bcbcbc', 'Light gray'],
  ['#6b1f2e', 'Burgundy red'],
  ['#8a7260', 'Taupe brown'],
  ['#d8c8ae', 'Beige'],
  ['#e2a3ae', 'Pink'],
  ['#f0c94a', 'Yellow'],
])('calls %s %s', (hex, name) => {
  expect(nameColor(hex)).toBe(name)
})

test('has exactly one capital, the first letter', () => {
  for (const name of colorNames) expect(name).toMatch(/^[A-Z][a-z -]+$/)
})

test("contains the filter's word for its color family, and for no other", () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const words = closetFilterColors.filter((word) => nameColor(hex).toLowerCase().includes(word))
      expect(words).toEqual(closetFilterColors.filter((word) => word === colorFamily(hex)))
    }),
  )
})

test('returns a name whose swatch is near the color, for every color near a fabric color', () => {
  const nudge = fc.integer({ min: -5, max: 5 })
  fc.assert(
    fc.property(fc.constantFrom(...colorNames), fc.tuple(nudge, nudge, nudge), (name, nudges) => {
      const cloth = swatchColor(name) ?? ''
      const channels = [1, 3, 5].map((at) => Number.parseInt(cloth.slice(at, at + 2), 16))
      const hex = hexOf(channels.map((value, at) => Math.min(255, Math.max(0, value + (nudges[at] ?? 0)))))
      expect(oklabDistance(swatchColor(nameColor(hex)) ?? '', hex)).toBeLessThan(0.15)
    }),
  )
})

test('returns the same name for the color of a name', () => {
  for (const name of colorNames) expect(nameColor(swatchColor(name) ?? '')).toBe(name)
})

test('throws for a text that is not a color', () => {
  expect(() => nameColor('stripes')).toThrow(RangeError)
})
