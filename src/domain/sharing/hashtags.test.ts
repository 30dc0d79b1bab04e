import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HASHTAG_MAX } from '../../contract/sharing.ts'
import { hashtagOf, hashtagsOf, outfitHashtags } from './hashtags.ts'
import { moreHashtags } from './more-hashtags.ts'
import {
  anyOutfit,
  anyText,
  boots,
  crewNeck,
  madeOutfit,
  madePiece,
  trench,
  trousers,
} from '../../../tests/support/outfit-to-share.ts'

/** What a platform reads as one hashtag after '#'. */
const ONE_HASHTAG = /^[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}_]*$/u

describe('a text as a hashtag', () => {
  test.each([
    ['Quiet Autumn Week', 'QuietAutumnWeek'],
    ['Art Gallery', 'ArtGallery'],
    ["Mom's 60th birthday!", 'Moms60thbirthday'],
    ['#OOTD', 'OOTD'],
    ['snake_case', 'snake_case'],
    ['Crème brûlée', 'Crèmebrûlée'],
    ['חתונה של אחותי', 'חתונהשלאחותי'],
    ['हिन्दी शादी', 'हिन्दीशादी'],
    ['<b>work</b>', 'bworkb'],
    ['Love ❤️', 'Love'],
  ])('of %s is %s', (text, hashtag) => {
    expect(hashtagOf(text)).toBe(hashtag)
  })

  test.each(['', '  ', '2026', '!?', '🎉', '❤️', '_', '\u3164', '\u0301'])('is nothing for %j', (text) => {
    expect(hashtagOf(text)).toBeNull()
  })

  test('holds nothing that would end it, whatever is written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const hashtag = hashtagOf(text)
        if (hashtag === null) return
        expect(hashtag).toMatch(ONE_HASHTAG)
        expect(Array.from(hashtag).length).toBeLessThanOrEqual(HASHTAG_MAX)
        expect(hashtagOf(hashtag)).toBe(hashtag)
      }),
      { numRuns: 500 },
    )
  })

  test('is listed once whatever its case', () => {
    expect(hashtagsOf(['OOTD', 'ootd', 'Style', '!', '#Ootd'])).toEqual(['OOTD', 'Style'])
  })
})

describe('the hashtags of every caption', () => {
  test('are those of the specification, in its order', () => {
    expect(outfitHashtags({ theme: 'Quiet Autumn Week', occasion: 'Art Gallery' })).toEqual([
      'OOTD', 'Fashion', 'Style', 'QuietAutumnWeek', 'ArtGallery', 'AI', 'Armadio',
    ]) // prettier-ignore
  })

  test('have a theme of their own where there is none, and leave a missing occasion out', () => {
    const usual = ['OOTD', 'Fashion', 'Style', 'ChicStyle', 'AI', 'Armadio']
    expect(outfitHashtags({ theme: null, occasion: null })).toEqual(usual)
    expect(outfitHashtags({ theme: '✨', occasion: '🎉' })).toEqual(usual)
  })

  test('say nothing twice', () => {
    expect(outfitHashtags({ theme: 'style', occasion: 'Fashion' })).toEqual([
      'OOTD',
      'Fashion',
      'Style',
      'AI',
      'Armadio',
    ])
  })
})

describe('the hashtags made for an outfit', () => {
  test('name its pieces, its season, its colors, its kinds and a known brand', () => {
    const outfit = madeOutfit([trench, crewNeck, trousers, madePiece(boots, "Levi's")])
    expect(moreHashtags(outfit)).toEqual([
      'CamelTrenchCoat', 'NavySweater', 'CharcoalTrousers', 'FallOutfit', 'Levis', 'CamelAndNavy', 'CamelOutfit', 'TrenchCoat', 'Sweater', 'Trousers',
    ]) // prettier-ignore
  })

  test('say pearl of pearls, and not white', () => {
    const hashtags = moreHashtags(madeOutfit(['Pearl necklace, Accessories, White']))
    expect(hashtags).toContain('PearlNecklace')
    expect(hashtags).not.toContain('WhiteNecklace')
  })

  test('know no brand by half of its name', () => {
    expect(moreHashtags(madeOutfit(['Armani cropped trousers, Bottoms, Black'])).join(' ')).not.toContain(
      'Collezioni',
    )
  })

  test('are four to ten, and none of those that every caption has', () => {
    fc.assert(
      fc.property(anyOutfit, (outfit) => {
        const more = moreHashtags(outfit)
        expect(more.length).toBeGreaterThanOrEqual(4)
        expect(more.length).toBeLessThanOrEqual(10)
        for (const hashtag of more) expect(hashtag).toMatch(ONE_HASHTAG)
        const all = [...outfitHashtags(outfit), ...more].map((hashtag) => hashtag.toLowerCase())
        expect(new Set(all).size).toBe(all.length)
      }),
      { numRuns: 80 },
    )
  })
})
