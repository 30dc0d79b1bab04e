import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plateTypesetter } from '../../../tests/support/fakes/plate-typesetter.ts'
import { fitsWhole, onOneLine, plateLines } from './plate-lines.ts'

// Every letter is 10 px wide.
const type = { face: 'serif', weight: 400, size: 20, tracking: 0 } as const
const lines = (text: string, letters: number, mostLines = 2) =>
  plateLines(plateTypesetter, text, { type, width: letters * 10, mostLines })

test('a title of two lines breaks at punctuation', () => {
  expect(lines('Camel over navy, to an opening', 24)).toEqual(['Camel over navy,', 'to an opening'])
})

test('a line does not end with a function word', () => {
  expect(lines('The denim skirt with a white shirt', 23)).toEqual(['The denim skirt', 'with a white shirt'])
})

test('other lines are as full as possible', () => {
  expect(lines('White shirt beside black wool', 18)).toEqual(['White shirt beside', 'black wool'])
})

test('overlong text ends in an ellipsis after a letter', () => {
  expect(lines('One two three, four five', 8)).toEqual(['One two', 'three…'])
})

test('a word wider than the column is broken', () => {
  expect(lines('Donaudampfschiff', 10)).toEqual(['Donaudampf', 'schiff'])
})

test('no line is wider than its column, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (written) => {
      const text = plateTypesetter.settable(written, 'serif')
      for (const line of lines(text, 12)) expect(plateTypesetter.width(line, type)).toBeLessThanOrEqual(120)
      expect(lines(text, 12).length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 100 },
  )
})

test('a text fits only if no word is broken', () => {
  const column = { type, width: 100, mostLines: 2 }
  expect(fitsWhole(plateTypesetter, 'White shirt', column)).toBe(true)
  expect(fitsWhole(plateTypesetter, 'Donaudampfschiff', column)).toBe(false)
  expect(fitsWhole(plateTypesetter, 'One two three four five six', column)).toBe(false)
})

test('a name on one line is truncated to the width', () => {
  expect(onOneLine(plateTypesetter, 'Charcoal', type, 80)).toBe('Charcoal')
  expect(onOneLine(plateTypesetter, 'Charcoal melange', type, 80)).toBe('Charcoa…')
})
