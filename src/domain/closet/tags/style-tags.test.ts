import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords } from '../text/folded-words.ts'
import { allStyleTags } from '../garment.ts'
import { readStyleTags, styleTagWords } from './style-tags.ts'

function strongest(text: string): string | undefined {
  const [first] = Object.entries(readStyleTags(text)).toSorted(([, one], [, other]) => other - one)
  return first?.[0]
}

test.each([
  ['Boho fringe kimono', 'bohemian'],
  ['Studded biker jacket', 'edgy'],
  ['Sequin evening gown', 'glamorous'],
  ['Running leggings', 'sporty'],
  ['Waterproof hiking parka', 'outdoor'],
  ['Cowboy boots', 'western'],
  ['Straw beach bag', 'beach'],
  ['Ruffled chiffon rose blouse', 'romantic'],
  ['Hip-hop graffiti hoodie', 'streetwear'],
  ['vestito da spiaggia', 'beach'],
  ['Abendkleid', 'glamorous'],
  ['minimalist', 'minimalist'],
])('%s is %s', (text, styleTag) => expect(strongest(text)).toBe(styleTag))

test('a button-down shirt is not outdoorsy, a down jacket is', () => {
  expect(readStyleTags('white button down').outdoor).toBeUndefined()
  expect(readStyleTags('down jacket').outdoor).toBe(1)
})

test('a hint weighs less than a certain word', () => {
  expect(readStyleTags('suede').bohemian).toBeLessThan(readStyleTags('boho').bohemian ?? 0)
})

test('a text without known words has no style tags', () => {
  for (const text of ['', 'thing', '🧥', '42']) expect(readStyleTags(text)).toEqual({})
})

test('every style tag has its own words, over 500 in total', () => {
  const words = allStyleTags.flatMap((styleTag) => Object.values(styleTagWords[styleTag]).flat())
  expect(new Set(words.map((word) => foldedWords(word).join(' '))).size).toBeGreaterThan(500)
  for (const styleTag of allStyleTags) expect(readStyleTags(styleTag)[styleTag], styleTag).toBe(1)
})

test('any text gives weights from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const weight of Object.values(readStyleTags(text))) {
        expect(weight).toBeGreaterThan(0)
        expect(weight).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 200 },
  )
})
