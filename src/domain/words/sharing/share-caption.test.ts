import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharePlatforms } from '../../../contract/sharing.ts'
import { forbiddenIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import {
  anyOutfit,
  boots,
  crewNeck,
  makeOutfit,
  makePiece,
  plainPieces,
  tote,
  trench,
  trousers,
} from '../../../../tests/support/factories/outfit-to-share.ts'
import { noTraits } from '../../closet/traits/owner-traits.ts'
import { captionLength } from '../../sharing/caption-limits.ts'
import { readSharedPiece } from '../../sharing/read-shared-piece.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import { shareCaption } from './share-caption.ts'
import { countWords, nonLatinNames } from './shared-outfit.ts'

const gallery = makeOutfit([trench, crewNeck, trousers, boots])
const plain = { theme: null, occasion: null, season: null }
const wordsMax = { instagram: 18, pinterest: 26 }
const ids = Array.from({ length: 40 }, (_one, at) => `outfit-${at}`)

/** Returns all captions that outfits of these pieces get, sorted. */
function allCaptions(outfit: typeof gallery, platform: (typeof sharePlatforms)[number]): string[] {
  return [...new Set(ids.map((id) => shareCaption({ ...outfit, id }, platform)))].toSorted()
}

describe('a shared piece', () => {
  test.each([
    ['Camel trench coat, Outerwear, Camel', 'camel trench coat'],
    ['Parka, Outerwear, Olive green', 'olive parka'],
    ['Wool trousers, Bottoms, Charcoal', 'charcoal wool trousers'],
    ['Straight jeans, Bottoms, Denim blue', 'blue jeans'],
    ['Striped T-Shirt, Tops, White and navy', 'white-and-navy striped T-shirt'],
    ['CHELSEA BOOTS, Shoes, BLACK', 'black boots'],
    ['<b>Coat</b>, Outerwear, Black', 'black coat'],
    ['🧥, Outerwear, Black', 'black jacket'],
    ['Zorblax #new @shop, Dresses, Red', 'red zorblax new shop'],
    ['معطف أسود, Outerwear, Black', 'black coat'],
    ['เสื้อคลุม, Outerwear, Black', 'black jacket'],
  ])('%s is named %s', (words, expected) => {
    expect(pieceWords(readSharedPiece(makePiece(words))).full).toBe(expected)
  })

  test('has the type stated by its owner', () => {
    const zorblax = { ...makePiece('Zorblax, Dresses, Red'), traits: { ...noTraits, type: 'maxi-dress' } }
    expect(pieceWords(readSharedPiece(zorblax)).full).toBe('long red dress')
  })
})

describe('a caption for Instagram', () => {
  test('states the pieces or the occasion, stable per outfit', () => {
    expect(allCaptions(gallery, 'instagram')).toEqual([
      'Camel trench coat, navy sweater, charcoal wool trousers and cognac boots for an art gallery.',
      'Camel trench coat, navy sweater, charcoal wool trousers, cognac boots.',
    ])
    expect(shareCaption(gallery, 'instagram')).toBe(shareCaption({ ...gallery }, 'instagram'))
  })

  test('states that all pieces, or all but one, have one color', () => {
    const black = ['Wool coat, Outerwear, Black', 'Sweater, Tops, Black', 'Trousers, Bottoms, Black']
    const captionsWith = (...more: string[]) => allCaptions(makeOutfit([...black, ...more]), 'instagram')
    expect(captionsWith()).toEqual(['All black: coat, sweater, trousers.'])
    expect(captionsWith('Wool scarf, Accessories, Rust')).toEqual(['All black, plus a rust wool scarf.'])
    expect(captionsWith('Ankle boots, Shoes, Cognac')).toEqual(['All black, plus cognac boots.'])
    expect(captionsWith('Dotted blouse, Tops, Black').join()).not.toContain('All black')
    expect(captionsWith('Ankle boots, Shoes, ').join()).not.toContain('All black')
  })

  test('names one piece alone', () => {
    expect(allCaptions(makeOutfit([trench], plain), 'instagram')).toEqual(['Camel trench coat.'])
  })
})

describe('a caption for Pinterest', () => {
  test.each([
    [{}, 'Classic fall outfit for an art gallery'],
    [{ theme: 'Minimalist', season: 'spring' as const, occasion: 'rainy school run' }, 'Minimalist spring outfit for a rainy school run'],
    [{ theme: 'Bohemian', occasion: null }, 'Fall outfit'],
    [{ theme: 'Casual', occasion: 'Casual' }, 'Fall outfit for a casual day'],
    [{ theme: 'Quiet Autumn Week', occasion: null }, 'Fall outfit'],
    [{ ...plain, occasion: 'My sister’s wedding' }, "Outfit for my sister's wedding"],
    [{ ...plain, occasion: "Mom's 60th birthday!" }, "Outfit for my mom's 60th birthday"],
    [{ ...plain, occasion: 'Dinner with Anna' }, 'Outfit for dinner with Anna'],
    [{ ...plain, occasion: 'יום הולדת' }, 'Outfit idea'],
    [plain, 'Outfit idea'],
  ])('of %j begins with %s', (stated, lead) => {
    expect(shareCaption(makeOutfit([crewNeck, trousers, boots], stated), 'pinterest')).toBe(
      `${lead}: navy sweater, charcoal wool trousers and cognac boots.`,
    )
  }) // prettier-ignore

  test('names the first of twelve pieces that fit', () => {
    const twelve = makeOutfit(plainPieces.slice(0, 12), plain)
    expect(shareCaption(twelve, 'pinterest')).toBe(
      'Outfit idea: camel trench coat, olive parka, black satin slip dress, navy sweater, white-and-navy striped T-shirt, charcoal wool trousers, olive linen shorts and cognac boots.',
    )
  })
})

test('a caption has only the names if they are in another script', () => {
  const names = ['معطف أسود, Outerwear, Black', 'قميص أبيض, Tops, White']
  expect(shareCaption(makeOutfit(names), 'instagram')).toBe('معطف أسود، قميص أبيض.')
  expect(shareCaption(makeOutfit(['黒いコート, Outerwear, 黒']), 'instagram')).toBe('黒いコート。')
})

test('a caption of no pieces is empty', () => {
  expect(shareCaption(makeOutfit([]), 'instagram')).toBe('')
})

test('captions of many outfits follow the voice guide, keep their word limits and differ by platform', () => {
  const closet = [...plainPieces, makePiece(tote), makePiece('Orange cardigan, Tops, Orange')]
  const wishes = fc.record({
    id: fc.uuid(),
    theme: fc.constantFrom('Classic', 'Edgy', 'Quiet Autumn Week', null),
    occasion: fc.constantFrom('Art Gallery', 'Casual', 'Wedding Guest', 'a walk by the sea', 'Dinner with Anna', 'my graduation', null),
    season: fc.constantFrom('fall' as const, 'summer' as const, null),
  }) // prettier-ignore
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...closet), { minLength: 1, maxLength: 9 }),
      wishes,
      (pieces, stated) => {
        const outfit = makeOutfit(pieces, stated)
        const [instagram, pinterest] = [shareCaption(outfit, 'instagram'), shareCaption(outfit, 'pinterest')]
        expect(instagram).not.toBe(pinterest)
        expect(countWords(instagram)).toBeLessThanOrEqual(wordsMax.instagram)
        expect(countWords(pinterest)).toBeLessThanOrEqual(wordsMax.pinterest)
        for (const text of [instagram, pinterest]) {
          expect(forbiddenIn(text)).toEqual([])
          expect(text).toMatch(/^\p{Lu}.*\.$/su)
          expect(text).not.toMatch(/\b(you|yours?)\b|undefined|null|NaN|\[object|  |\s[,.;:]|\.\.|,,|: ,|:\.|\bcasual casual\b/) // prettier-ignore
          expect(text).not.toMatch(
            /\ba [aeiou]|\ban [^aeiou]|\bone (?:\w+ )*(?:jeans|trousers|sneakers|boots|shorts)\b/,
          )
          expect(text).not.toMatch(/\b(camel|navy|black|olive|white|orange) \1\b/i)
        }
      },
    ),
    { numRuns: 250 },
  )
})

test('a caption stays within 400 characters and its word limit, for any names', () => {
  fc.assert(
    fc.property(anyOutfit, fc.constantFrom(...sharePlatforms), (outfit, platform) => {
      const text = shareCaption(outfit, platform)
      expect(captionLength(text)).toBeLessThanOrEqual(400)
      expect(text).not.toBe('')
      if (nonLatinNames(outfit.pieces) === null)
        expect(countWords(text)).toBeLessThanOrEqual(wordsMax[platform])
      expect(text).not.toMatch(/undefined|\[object/)
      expect(text.isWellFormed() || !outfit.pieces.every(({ name }) => name.isWellFormed())).toBe(true)
    }),
    { numRuns: 100 },
  )
})
