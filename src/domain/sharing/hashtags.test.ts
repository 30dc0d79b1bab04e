import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HASHTAG_MAX_LENGTH } from '../../contract/sharing.ts'
import { eventName, hashtagOf, hashtagsOf, outfitHashtags } from './hashtags.ts'
import { moreHashtags } from './hashtags-of-pieces.ts'
import {
  anyOutfit,
  anyText,
  boots,
  crewNeck,
  makeOutfit,
  makePiece,
  trench,
  trousers,
} from '../../../tests/support/factories/outfit-to-share.ts'

/** Matches a hashtag after '#' as platforms parse it. */
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

  test('contains no character that would end a hashtag', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const hashtag = hashtagOf(text)
        if (hashtag === null) return
        expect(hashtag).toMatch(ONE_HASHTAG)
        expect(Array.from(hashtag).length).toBeLessThanOrEqual(HASHTAG_MAX_LENGTH)
        expect(hashtagOf(hashtag)).toBe(hashtag)
      }),
      { numRuns: 500 },
    )
  })

  test('is listed once, ignoring case', () => {
    expect(hashtagsOf(['OOTD', 'ootd', 'Style', '!', '#Ootd'])).toEqual(['OOTD', 'Style'])
  })
})

describe('the hashtags of every caption', () => {
  test('match the specification, in its order', () => {
    expect(outfitHashtags({ theme: 'Quiet Autumn Week', occasion: 'Art Gallery' })).toEqual([
      'OOTD', 'Fashion', 'Style', 'QuietAutumnWeek', 'ArtGallery', 'AI', 'Armadio',
    ]) // prettier-ignore
  })

  test('use a default theme, and leave out a missing occasion', () => {
    const usual = ['OOTD', 'Fashion', 'Style', 'ChicStyle', 'AI', 'Armadio']
    expect(outfitHashtags({ theme: null, occasion: null })).toEqual(usual)
    expect(outfitHashtags({ theme: '✨', occasion: '🎉' })).toEqual(usual)
  })

  test.each([
    ['hiking with friends, 11 °C', 'hikingwithfriends'],
    ['picnic at 28 degrees', 'picnic'],
    ['5k run', '5krun'],
  ])('leave the temperature out of %s', (occasion, hashtag) => {
    expect(outfitHashtags({ theme: null, occasion })).toContain(hashtag)
  })

  test('have no duplicates', () => {
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
  test('name pieces, season, colors, kinds and a known brand', () => {
    const outfit = makeOutfit([trench, crewNeck, trousers, makePiece(boots, "Levi's")])
    expect(moreHashtags(outfit)).toEqual([
      'CamelTrenchCoat', 'NavySweater', 'CharcoalTrousers', 'FallOutfit', 'Levis', 'CamelAndNavy', 'CamelOutfit', 'TrenchCoat', 'Sweater', 'Trousers',
    ]) // prettier-ignore
  })

  test('call pearls pearl, not white', () => {
    const hashtags = moreHashtags(makeOutfit(['Pearl necklace, Accessories, White']))
    expect(hashtags).toContain('PearlNecklace')
    expect(hashtags).not.toContain('WhiteNecklace')
  })

  test('ignore partial brand names', () => {
    expect(moreHashtags(makeOutfit(['Armani cropped trousers, Bottoms, Black'])).join(' ')).not.toContain(
      'Collezioni',
    )
  })

  test('are four to ten, without those of every caption', () => {
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

test('an event is named by one or two words', () => {
  expect(eventName('job interview at a label')).toBe('Job Interview')
  expect(eventName('ACL Fest in the rain')).toBe('ACL Fest')
  expect(eventName('day at Punchestown races')).toBe('')
  expect(eventName('wedding day')).toBe('Wedding Day')
  expect(eventName('very long queer prom, 11 °C')).toBe('')
})
