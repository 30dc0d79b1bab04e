import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { curateOutfits } from '../../stylist/search/curate-outfits.ts'
import { outfitInWords } from './outfit-in-words.ts'
import { makePiece } from '../make-outfit.test-support.ts'

const tuxedo = [
  makePiece('Tuxedo jacket, Outerwear, Black'),
  makePiece('Tuxedo trousers, Bottoms, Black'),
  makePiece('Tuxedo shirt, Tops, White'),
  makePiece('Black bow tie, Accessories, Black'),
  makePiece('Patent oxford shoes, Shoes, Black'),
]
const everyday = [
  makePiece('Navy chinos, Bottoms, Navy'),
  makePiece('Oxford shirt, Tops, Light blue'),
  makePiece('Penny loafers, Shoes, Brown'),
  makePiece('Navy blazer, Outerwear, Navy'),
]

function curated(closet: readonly StylistPiece[], focus: StylistPiece, occasion: string) {
  const needs = outfitNeeds({ stylePreference: 'formal', occasion, season: null })
  const [outfit] = curateOutfits({
    focus,
    closet,
    needs,
    today: '2026-11-23',
    keepIds: [],
    withoutIds: [],
    count: 1,
  })
  if (!outfit) throw new Error('there is no outfit')
  return {
    names: outfit.pieces.map(({ name }) => name),
    ...outfitInWords(outfit, needs),
    total: outfit.score.total,
  }
}

function first(pieces: readonly StylistPiece[]): StylistPiece {
  const [piece] = pieces
  if (!piece) throw new Error('there are no pieces')
  return piece
}

describe('a black-tie gala', () => {
  test('gets the whole tuxedo, even among many everyday clothes', () => {
    const { names, outfitDescription } = curated([...everyday, ...tuxedo], first(tuxedo), 'black tie gala')
    for (const { name } of tuxedo) expect(names).toContain(name)
    expect(outfitDescription).not.toContain('Your closet')
  })

  test('reports a closet without evening clothes, with a low score', () => {
    const shirt = everyday[1] ?? first(everyday)
    const near = curated(everyday, shirt, 'black tie gala')
    expect(near.outfitDescription).toMatch(/^Your closet has no black-tie outfit\. /)
    const full = curated([...everyday, ...tuxedo], first(tuxedo), 'black tie gala')
    expect(near.total).toBeLessThan(full.total - 20)
  })
})

test('a sufficient closet has no shortfall', () => {
  expect(curated(everyday, first(everyday), 'brunch').outfitDescription).not.toContain('Your closet')
})

describe('an occasion that is not recognized', () => {
  const analysisFor = (occasion: string) =>
    everyday.slice(0, 1).map((chinos) => curated(everyday, chinos, occasion).styleAnalysis)[0]

  test.each(['blargh foo 99', 'Zzzz qqqq'])(
    'is reported, and nothing is called right for it: %s',
    (occasion) => {
      expect(analysisFor(occasion)).toMatch(
        new RegExp(`^Armadio doesn't recognize “${occasion}”, so this is an everyday outfit\\. `, 'u'),
      )
      expect(analysisFor(occasion)).not.toContain('right for')
    },
  )

  test.each(['flumph party', 'seeing Anna', 'nothing special', '20 degrees'])('is not %s', (occasion) => {
    expect(analysisFor(occasion)).not.toContain('recognize')
  })
})
