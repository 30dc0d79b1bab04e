import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleLine, singleLines } from './single-line.ts'

test.each([
  ['  Wear\n it \t well. ', 'Wear it well.'],
  ['W\u200Bear\u202E it\u2069.', 'Wear it.'],
  ['Wear\u0000 it\u0007 on.', 'Wear it on.'],
  ['Café', 'Café'],
  ['Half \uD83D an emoji', 'Half \uFFFD an emoji'],
])('%j is read as %j', (said, text) => {
  expect(singleLine(said, 100)).toBe(text)
})

test.each([[''], ['   '], ['...'], ['1 2 3'], ['👗'], [7], [null], [undefined], [['Wear it.']], [{}]])(
  '%j has no usable text',
  (said) => {
    expect(singleLine(said, 100)).toBeNull()
  },
)

test.each([
  ['Visit https://evil.example today.'],
  ['Visit evil.example today.'],
  ['See www.evil.example.'],
  ['Write to ada@evil.example.'],
  ['Open javascript:alert(1) now.'],
  ['<b>Wear</b> it.'],
  ['Look: ![x](//evil/a.png)'],
  ['Wear **it**.'],
  ['Wear `it`.'],
])('%j has an address or markup and is not used', (said) => {
  expect(singleLine(said, 100)).toBeNull()
})

test.each([['Wear it at 18.5 °C.'], ['A 2.5 cm heel, e.g. the loafers.'], ['Fine.']])(
  '%j has neither and is unchanged',
  (said) => {
    expect(singleLine(said, 100)).toBe(said)
  },
)

test('long text is cut after a whole sentence', () => {
  expect(singleLine('One coat. Two shoes! Three hats, or four', 25)).toBe('One coat. Two shoes!')
  expect(singleLine('One coat. Two shoes! Three hats', 9)).toBeNull()
  expect(singleLine('no end in sight', 5)).toBeNull()
})

test('a list gives its distinct texts, up to a maximum', () => {
  expect(singleLines(['Tuck it.', 3, ' Tuck  it. ', null, 'Roll it.', 'Fold it.'], 2, 100)).toEqual([
    'Tuck it.',
    'Roll it.',
  ])
  expect(singleLines('Tuck it.', 2, 100)).toEqual([])
})

// Letters and sentences mixed with harmful characters.
// prettier-ignore
const unit = fc.constantFrom(
  'a', 'B', 'é', 'の', '. ', '! ', ' ', '\n', '<', '"', '7', '👗',
  '\u0000', '\u0007', '\u0085', '\u00ad', '\u0301', '\u200b', '\u200d', '\u2028', '\u202e', '\u2066',
  '\ufeff', '\ufffe', '\ue000', '\ud83d', '\udc57', '\u{e0041}', '\u{10ffff}',
)

test('any result is short, has words and no hidden characters', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 100 }), fc.integer({ min: 1, max: 80 }), (said, max) => {
      const text = singleLine(said, max)
      if (text === null) return
      expect(Array.from(text).length).toBeLessThanOrEqual(max)
      expect(text).toMatch(/\p{L}{2}/u)
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
      expect(text.isWellFormed()).toBe(true)
      expect(singleLine(text, max)).toBe(text)
    }),
  )
})
