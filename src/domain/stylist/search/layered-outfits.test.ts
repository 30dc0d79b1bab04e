import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import { outfitInWords } from '../../words/outfit/outfit-in-words.ts'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { suggestionsOf } from '../../words/suggestions/suggestions.ts'
import { curateOutfits, type CurationRequest } from './curate-outfits.ts'
import { TODAY } from './generate-closet.test-support.ts'
import { swapsFor } from './swaps.ts'
import { arrangePieces } from './arrange-pieces.ts'

const tee = makePiece('White T-shirt, Tops, White')
const shirt = makePiece('Oxford shirt, Tops, Light blue')
const cardigan = makePiece('Cotton cardigan, Tops, Gray')
const vest = makePiece('Knit vest, Tops, Navy')
const jeans = makePiece('Straight jeans, Bottoms, Blue')
const sneakers = makePiece('Leather sneakers, Shoes, White')
const jacket = makePiece('Denim jacket, Outerwear, Black')
const coat = makePiece('Wool coat, Outerwear, Camel')
const blazer = makePiece('Wool blazer, Outerwear, Charcoal')
const dress = makePiece('Wrap dress, Dresses, Navy')
const closet = [tee, shirt, cardigan, vest, jeans, sneakers, jacket, coat, blazer, dress]

const needsAt = (occasion: string, season: 'spring' | 'summer' | 'fall' | 'winter' | null = null) =>
  outfitNeeds({ stylePreference: 'casual', occasion, season })

function curate(request: Partial<CurationRequest> & Pick<CurationRequest, 'focus'>): Outfit {
  const [outfit] = curateOutfits({
    closet,
    needs: needsAt('casual', 'fall'),
    today: TODAY,
    keepIds: [],
    withoutIds: [],
    count: 1,
    ...request,
  })
  if (!outfit) throw new Error('there is no outfit')
  return outfit
}

function places(pieces: readonly StylistPiece[] | null): string[] | undefined {
  return pieces?.map(({ id, garment }) => `${garment.slot}: ${id}`)
}

describe('an outfit in layers', () => {
  const few = [tee, cardigan, jeans, sneakers, jacket]

  test('has a knit vest as the only top only without a shirt in the closet', () => {
    const tops = (pieces: readonly StylistPiece[]) =>
      curate({ focus: jeans, closet: pieces }).pieces.flatMap(({ id, garment }) =>
        garment.slot === 'top' ? [id] : [],
      )
    const polo = makePiece('Polo shirt, Tops, Lime')
    expect(tops([vest, polo, jeans, sneakers])).toEqual([polo.id])
    expect(tops([vest, jeans, sneakers])).toEqual([vest.id])
  })

  test('has a cardigan over the T-shirt if the jacket alone is too cold, at the cost of at most one point', () => {
    const { pieces, missing, score } = curate({ focus: tee, closet: few })
    expect(places(pieces)?.slice(0, 4)).toEqual([
      'outer: Denim jacket',
      'mid: Cotton cardigan',
      'top: White T-shirt',
      'bottom: Straight jeans',
    ])
    expect(missing.filter(({ isNeeded }) => isNeeded)).toEqual([])
    const bare = curate({ focus: tee, closet: few.filter((piece) => piece !== cardigan) })
    expect(score.total).toBeGreaterThanOrEqual(bare.score.total - 1)
  })

  test('describes its layers', () => {
    const needs = needsAt('casual', 'fall')
    const outfit = curate({
      focus: jeans,
      closet: few.filter((piece) => piece !== vest),
      needs,
      keepIds: [tee.id, cardigan.id],
    })
    expect(outfitInWords(outfit, needs).outfitDescription).toMatch(
      /^Black denim jacket over a gray cardigan and a white T-shirt, with /,
    )
    expect(suggestionsOf(outfit, needs).map(({ slot }) => slot)).toContain('mid')
  })

  test.each([
    ['summer', needsAt('casual', 'summer')],
    ['a warm day', needsAt('a walk at 24 °C')],
  ])('is not suggested in %s', (_, needs) => {
    for (const focus of [tee, jeans, dress])
      expect(curate({ focus, needs }).pieces.map(({ garment }) => garment.slot)).not.toContain('mid')
  })

  test('keeps both a cardigan and a T-shirt, in either order', () => {
    for (const [focus, kept] of [
      [tee, cardigan],
      [cardigan, tee],
    ] as const) {
      const outfit = curate({ focus, keepIds: [kept.id], needs: needsAt('casual', 'spring') })
      expect(places(outfit.pieces)).toEqual(
        expect.arrayContaining(['mid: Cotton cardigan', 'top: White T-shirt']),
      )
      expect(outfit.focus?.id).toBe(focus.id)
      expect(outfit.pieces).toContain(outfit.focus)
    }
  })

  test('keeps both on a warm day too, since the user chose them', () => {
    const outfit = curate({ focus: tee, keepIds: [cardigan.id], needs: needsAt('casual', 'summer') })
    expect(places(outfit.pieces)).toContain('mid: Cotton cardigan')
  })

  test('has a blazer under a coat if both are kept', () => {
    const kept = [shirt.id, blazer.id]
    const { pieces } = curate({ focus: coat, keepIds: kept, needs: needsAt('work', 'winter') })
    expect(places(pieces)).toEqual(
      expect.arrayContaining(['outer: Wool coat', 'mid: Wool blazer', 'top: Oxford shirt']),
    )
  })

  test('never lists a mid layer as missing', () => {
    const { missing } = curate({ focus: tee, closet: [tee] })
    expect(missing.map(({ slot }) => slot)).not.toContain('mid')
  })
})

describe('a swap in an outfit in layers', () => {
  const needs = needsAt('casual', 'fall')
  const outfit = curate({ focus: jeans, keepIds: [tee.id, cardigan.id] })
  const offered = (id: string) =>
    swapsFor({ outfit, pieceId: id, closet, needs, today: TODAY, count: 5 }).map(({ piece }) => piece)

  test('offers pieces that can be worn over the top for the mid layer', () => {
    expect(places(offered(cardigan.id))).toContain('mid: Knit vest')
    expect(offered(cardigan.id).every(({ garment }) => garment.slot === 'mid')).toBe(true)
  })

  test('offers pieces that fit under the mid layer for the top', () => {
    expect(places(offered(tee.id))).toEqual(['top: Oxford shirt'])
  })
})

test('the arrangement does not depend on the order of the pieces', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(closet, { minLength: 1 }), (pieces) => {
      const worn = arrangePieces(pieces)
      const byId = (all: readonly StylistPiece[] | null) => places(all)?.toSorted()
      expect(byId(arrangePieces(pieces.toReversed()))).toEqual(byId(worn))
      if (!worn) return
      expect(worn.map(({ id }) => id)).toEqual(pieces.map(({ id }) => id))
      expect(worn.filter(({ garment }) => garment.slot === 'mid').length).toBeLessThanOrEqual(1)
      expect(arrangePieces(worn)).toEqual(worn)
    }),
    { numRuns: 300 },
  )
})

test('pieces that conflict are not worn together', () => {
  expect(arrangePieces([tee, shirt, jeans])).toBeNull()
  expect(arrangePieces([dress, vest])).toBeNull()
  expect(arrangePieces([blazer, jacket])).toBeNull()
  expect(places(arrangePieces([dress, cardigan]))).toEqual(['dress: Wrap dress', 'mid: Cotton cardigan'])
})

test('a suit jacket is worn under a coat in cold rain, whatever the focus', () => {
  const shoes = makePiece('Black oxfords, Shoes, Black')
  const suit = [
    shoes,
    makePiece('Suit jacket, Outerwear, Navy'),
    makePiece('Suit trousers, Bottoms, Navy'),
    makePiece('White dress shirt, Tops, White'),
    makePiece('Trench coat, Outerwear, Beige'),
  ]
  const outfit = curate({ focus: shoes, closet: suit, needs: needsAt('a court hearing, heavy rain, 7 °C') })
  expect(outfit.pieces.map(({ name, garment }) => `${garment.slot}: ${name}`)).toEqual(
    expect.arrayContaining(['outer: Trench coat', 'mid: Suit jacket']),
  )
})

test('a one-piece garment filed under tops is worn without trousers', () => {
  const thobe = makePiece('Dishdasha, Tops, White')
  const pieces = [thobe, makePiece('Navy chinos, Bottoms, Navy'), makePiece('Leather sandals, Shoes, Brown')]
  const outfit = curate({ focus: thobe, closet: pieces, needs: needsAt('Friday prayer at the mosque') })
  expect(outfit.pieces.map(({ name }) => name)).not.toContain('Navy chinos')
})
