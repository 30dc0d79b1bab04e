import { expect, test } from 'vitest'
import { openTypesetter } from './open-typesetter.ts'

const typesetter = await openTypesetter()
const type = { face: 'serif', weight: 340, size: 56, tracking: 0 } as const

test('characters of the fonts are set unchanged, also from two files in one word', () => {
  for (const text of ['Camel over navy', 'Łódź, Đà', 'Çağla’s café — £40', 'Œuvre ½'])
    expect(typesetter.settable(text, 'serif'), text).toBe(text)
  expect(typesetter.outline('Łódź', type, 0, 0)).toMatch(/^M[-\d. ]+/)
})

test('a character that the fonts lack is left out completely, never a box', () => {
  const settable = (text: string) => typesetter.settable(text, 'serif')
  expect(settable('Opening 👩‍👩‍👧‍👦 night 🎉')).toBe('Opening night')
  expect(settable('שלום, look')).toBe('look')
  expect(settable('夏の服')).toBe('')
  expect(settable('🎉, !')).toBe('')
  expect(settable('two\nlines\tand  more')).toBe('two lines and more')
})

test('markup is text', () => {
  expect(typesetter.settable('<b>bold</b> & "so"', 'sans')).toBe('<b>bold</b> & "so"')
  expect(typesetter.outline('<b>', type, 0, 0)).toMatch(/^[MLQCZ\d. -]+$/)
})

test('a text is as wide as its letters, and tracking widens it', () => {
  const width = (text: string, tracking = 0) => typesetter.width(text, { ...type, tracking })
  expect(width('')).toBe(0)
  expect(width('Camel over navy')).toBeGreaterThan(width('Camel'))
  expect(width('ARM', 0.24)).toBeCloseTo(width('ARM') + 2 * 0.24 * 56, 5)
  expect(typesetter.width('Camel', { ...type, size: 112 })).toBeCloseTo(2 * width('Camel'), 5)
})

test('an outline is on its baseline at its position', () => {
  const outline = typesetter.outline('H', type, 100, 200)
  const numbers = outline.match(/-?\d+\.\d+/g)?.map(Number) ?? []
  const ys = numbers.filter((_value, at) => at % 2 === 1)
  const xs = numbers.filter((_value, at) => at % 2 === 0)
  expect(Math.max(...ys)).toBeCloseTo(200, 0)
  expect(Math.min(...ys)).toBeGreaterThan(200 - 56)
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(100)
})

test('a heavier weight is darker', () => {
  const stroke = (weight: number) => typesetter.width('Camel over navy', { ...type, face: 'sans', weight })
  expect(stroke(600)).toBeGreaterThan(stroke(400))
})
