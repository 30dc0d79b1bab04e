import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords } from './folded-words.ts'
import { styleTribes } from './garment.ts'
import { styleTribeWords } from './style-tribe-words.ts'
import { readTribes } from './style-tribes.ts'

function strongest(text: string): string | undefined {
  const [first] = Object.entries(readTribes(text)).toSorted(([, one], [, other]) => other - one)
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
])('%s is %s', (text, tribe) => expect(strongest(text)).toBe(tribe))

test('a word that only leans is less than one that tells for sure', () => {
  expect(readTribes('suede').bohemian).toBeLessThan(readTribes('boho').bohemian ?? 0)
})

test('what no word tells is no tribe', () => {
  for (const text of ['', 'thing', '🧥', '42']) expect(readTribes(text)).toEqual({})
})

test('every tribe has words of its own, over 500 in all', () => {
  const words = styleTribes.flatMap((tribe) => styleTribeWords[tribe].split(/[ |]+/))
  expect(new Set(words.map((word) => foldedWords(word).join(' '))).size).toBeGreaterThan(500)
  for (const tribe of styleTribes) expect(readTribes(tribe)[tribe], tribe).toBe(1)
})

test('any text gives weights from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const weight of Object.values(readTribes(text))) {
        expect(weight).toBeGreaterThan(0)
        expect(weight).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 200 },
  )
})
