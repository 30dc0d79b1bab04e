import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharePlatforms } from '../../contract/sharing.ts'
import { captionLength } from './caption.ts'
import { outfitSentence } from './outfit-sentence.ts'
import {
  anyOutfit,
  boots,
  crewNeck,
  madeOutfit,
  madePiece,
  tote,
  trench,
  trousers,
} from '../../../tests/support/outfit-to-share.ts'
import { noTraits } from '../closet/owner-traits.ts'
import { outfitWords } from './outfit-words.ts'
import { pinDescriptions } from './pinterest-captions.ts'
import { tellPiece } from './told-piece.ts'

const gallery = madeOutfit([trench, crewNeck, trousers, boots])
const ids = Array.from({ length: 120 }, (_one, at) => `outfit-${at}`)

/** Every sentence that an outfit like this can get. */
function allSentences(outfit: typeof gallery, platform: (typeof sharePlatforms)[number]): string[] {
  return [...new Set(ids.map((id) => outfitSentence({ ...outfit, id }, platform)))]
}

describe('a piece in a sentence', () => {
  test.each([
    ['Camel trench coat, Outerwear, Camel', 'a camel trench coat'],
    ['Olive Parka, Outerwear, Olive', 'an olive parka'],
    ['Parka, Outerwear, Olive green', 'an olive parka'],
    ['Wool trousers, Bottoms, Charcoal', 'charcoal wool trousers'],
    ['Straight jeans, Bottoms, Denim blue', 'blue straight jeans'],
    ['Denim jacket, Outerwear, Denim blue', 'a denim jacket'],
    ['Denim jacket, Outerwear, Black', 'a black denim jacket'],
    ['Long wool coat, Outerwear, Navy blue', 'a long navy wool coat'],
    ['Long sleeve tee, Tops, Navy', 'a navy long sleeve tee'],
    ['Wool coat black, Outerwear, Black', 'a black wool coat'],
    ['Cream sweater, Tops, Beige', 'a cream sweater'],
    ['Linen shirt dress, Dresses, Terracotta', 'a terracotta linen shirt dress'],
    ['Striped T-Shirt, Tops, White and navy', 'a white-and-navy striped T-shirt'],
    ['CHELSEA BOOTS, Shoes, BLACK', 'black Chelsea boots'],
    ['NYC tee, Tops, ', 'an NYC tee'],
    ['Uniqlo Down Jacket, Outerwear, Black', 'a black Uniqlo down jacket'],
    ["LEVI'S 501 JEANS, Bottoms, Blue", 'blue Levi’s 501 jeans'],
    ["Levi's 501, Bottoms, Blue", 'blue Levi’s 501'],
    ['Gazelle, Shoes, Green', 'green Gazelle sneakers'],
    ['My favorite coat, Outerwear, Red', 'a favorite red coat'],
    ['<b>Coat</b>, Outerwear, Black', 'a black coat'],
    ['🧥, Outerwear, Black', 'a black outer layer'],
    ['Wool coat with belt and hood, Outerwear, #27324c', 'a navy wool coat'],
  ])('%s is %s', (words, said) => {
    expect(tellPiece(madePiece(words)).a.replace("'", '’')).toBe(said)
  })

  test('is called what its owner says it is', () => {
    const zorblax = madePiece('Zorblax, Dresses, Red')
    expect(tellPiece(zorblax).isKnown).toBe(false)
    const told = tellPiece({ ...zorblax, traits: { ...noTraits, type: 'maxi-dress' } })
    expect(told).toMatchObject({ isKnown: true, short: 'long red dress' })
  })

  test('keeps the brand that its owner gave it as it is written', () => {
    expect(tellPiece(madePiece('cos knit, Tops, Gray', 'COS')).a).toBe('a gray COS knit')
  })
})

describe('what a caption says of an outfit', () => {
  test('is always the same for the same outfit, and another for Pinterest', () => {
    expect(outfitSentence(gallery, 'instagram')).toBe(outfitSentence({ ...gallery }, 'instagram'))
    expect(outfitSentence(gallery, 'instagram')).not.toBe(outfitSentence(gallery, 'pinterest'))
  })

  test('is written in at least a dozen ways for one outfit', () => {
    for (const platform of sharePlatforms)
      expect(allSentences(gallery, platform).length).toBeGreaterThanOrEqual(12)
    const dress = madeOutfit(['Satin slip dress, Dresses, Black', 'Strappy sandals, Shoes, Tan', tote])
    for (const platform of sharePlatforms)
      expect(allSentences(dress, platform).length).toBeGreaterThanOrEqual(12)
  })

  test('tells three layers from the outside to the skin, and leaves none out where it tells of all', () => {
    const cardigan = { ...madePiece('Cotton cardigan, Tops, Gray'), slot: 'mid' as const }
    const tee = 'Plain T-shirt, Tops, White'
    const three = allSentences(madeOutfit([trench, cardigan, tee, trousers, boots]), 'instagram')
    expect(three).toContain(
      'A camel trench coat over a gray cotton cardigan and a white plain T-shirt, with charcoal wool trousers and cognac ankle boots.',
    )
    expect(three.filter((text) => /\bunder\b|Add/.test(text))).toEqual([])
    const two = allSentences(madeOutfit([cardigan, tee, trousers, boots]), 'instagram')
    expect(two).toContain('Gray over white, charcoal down to a cognac boot.')
  })

  test('reads as an editor would put it', () => {
    const instagram = allSentences(gallery, 'instagram')
    expect(instagram).toContain('Camel over navy, charcoal down to a cognac boot.')
    expect(instagram).toContain(
      'Under the camel trench coat: a navy crew-neck sweater, charcoal wool trousers and cognac ankle boots.',
    )
    expect(instagram).toContain('Art gallery, in camel, navy, charcoal and cognac.')
    const pinterest = allSentences(gallery, 'pinterest')
    expect(pinterest).toContain(
      'Art gallery outfit: camel trench coat over a navy crew-neck sweater, with charcoal wool trousers and cognac ankle boots, for fall.',
    )
    expect(pinterest).toContain(
      'What to wear with charcoal wool trousers: a camel trench coat, a navy crew-neck sweater and cognac ankle boots.',
    )
  })

  test('on Pinterest names a piece or a color that people search for', () => {
    for (const said of allSentences(gallery, 'pinterest')) expect(said).toMatch(/trench coat|camel/i)
  })

  test('says an occasion in the person’s own words with the right word before it', () => {
    const party = allSentences({ ...gallery, occasion: "Mom's 60th birthday!" }, 'pinterest').join('\n')
    expect(party).toContain("What to wear to Mom's 60th birthday in fall:")
    expect(party).toContain("a classic fall outfit for Mom's 60th birthday")
    expect(allSentences({ ...gallery, occasion: 'Garden Party' }, 'pinterest').join('\n')).toContain(
      'Garden party outfit: ',
    )
  })

  test('says what is all of one color, and what is not', () => {
    const black = ['Wool coat, Outerwear, Black', 'Sweater, Tops, Black', 'Trousers, Bottoms, Black']
    expect(allSentences(madeOutfit([...black, 'Ankle boots, Shoes, Black']), 'instagram').toSorted()).toEqual(
      [
        'All black, from the coat to the boots.',
        'Art gallery, all in black.',
        'Black on black on black on black.',
        'Coat, sweater, trousers and boots. All of it black.',
        'Four pieces, one color: black.',
      ],
    )
    expect(
      allSentences(madeOutfit([...black, 'Ankle boots, Shoes, Cognac']), 'instagram').toSorted(),
    ).toEqual([
      'All black but for the cognac ankle boots.',
      'Black, black, black, and cognac ankle boots.',
      'One thing in cognac, the boots; the rest is black.',
      'The boots are all that is not black.',
    ])
  })

  test('reads well of one piece, of small ones only, and of twelve', () => {
    const plain = { theme: null, occasion: null, season: null }
    expect(allSentences(madeOutfit([trench], plain), 'instagram').toSorted()).toEqual([
      'A camel trench coat, on its own.',
      'Just the camel trench coat.',
      'One piece: a camel trench coat.',
      'The trench coat, in camel.',
    ])
    const small = madeOutfit([tote, 'Wool scarf, Accessories, Rust'], plain)
    expect(allSentences(small, 'instagram')).toContain(
      'A black leather tote and a rust wool scarf. That is all.',
    )
    const twelve = madeOutfit(
      [trench, crewNeck, trousers, boots, ...Array.from({ length: 8 }, () => tote)],
      plain,
    )
    expect(allSentences(twelve, 'pinterest').join('\n')).toContain('and 5 more pieces')
  })

  test('is the names alone where they are in another script', () => {
    const names = ['معطف أسود, Outerwear, Black', 'قميص أبيض, Tops, White']
    expect(outfitSentence(madeOutfit(names), 'instagram')).toBe('معطف أسود، قميص أبيض.')
    expect(outfitSentence(madeOutfit(['黒いコート, Outerwear, 黒']), 'instagram')).toBe('黒いコート。')
  })

  test('is nothing of an outfit without pieces', () => {
    expect(outfitSentence(madeOutfit([]), 'instagram')).toBe('')
  })

  test('has no word left over and no article wrong, in any way it is written', () => {
    const closet = [trench, crewNeck, trousers, boots, tote, 'Satin slip dress, Dresses, Black', 'Olive parka, Outerwear, Olive',
      'Striped T-shirt, Tops, White and navy', 'Straight jeans, Bottoms, Denim blue', 'White sneakers, Shoes, White', 'Wool scarf, Accessories, Rust',
      'Orange cardigan, Tops, Orange'] // prettier-ignore
    const wishes = fc.record({
      id: fc.uuid(),
      theme: fc.constantFrom('Classic', 'Edgy', 'Quiet Autumn Week', null),
      occasion: fc.constantFrom('Art Gallery', 'Casual', 'a walk by the sea', 'Dinner with Anna', null),
      season: fc.constantFrom('fall' as const, 'summer' as const, null),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...closet), { minLength: 1, maxLength: 9 }),
        wishes,
        fc.constantFrom(...sharePlatforms),
        (pieces, said, platform) => {
          const text = outfitSentence(madeOutfit(pieces, said), platform)
          expect(text).toMatch(/^\p{Lu}.*\.$/su)
          expect(text).not.toMatch(
            /undefined|null|NaN|\[object|  |\s[,.;:]|\.\.|,,|: ,|: \.|:\.|\bcasual casual\b/,
          )
          expect(text).not.toMatch(
            /\ba [aeiou]|\ban [^aeiou]|\ba (?:(?:charcoal|wool|blue|straight|white) )+(?:jeans|trousers|sneakers)\b/,
          )
          expect(text).not.toMatch(/\b(camel|navy|black|olive|white|orange) \1\b/i)
        },
      ),
      { numRuns: 250 },
    )
  })

  test('stays text and within 400 characters whatever the names are', () => {
    fc.assert(
      fc.property(anyOutfit, fc.constantFrom(...sharePlatforms), (outfit, platform) => {
        const text = outfitSentence(outfit, platform)
        expect(captionLength(text)).toBeLessThanOrEqual(400)
        expect(text).not.toBe('')
        expect(text).not.toMatch(/undefined|\[object/)
        expect(text.isWellFormed() || !outfit.pieces.every(({ name }) => name.isWellFormed())).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('has a way on Pinterest for anything', () => {
    fc.assert(
      fc.property(anyOutfit, (outfit) => {
        const words = outfitWords(outfit)
        expect(words && pinDescriptions.some((frame) => frame(words) !== null)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
