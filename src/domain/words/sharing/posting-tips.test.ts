import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharePlatforms } from '../../../contract/sharing.ts'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import {
  anyOutfit,
  anyText,
  boots,
  crewNeck,
  makeOutfit,
  makePiece,
  plainPieces,
  trench,
  trousers,
} from '../../../../tests/support/factories/outfit-to-share.ts'
import { postingTips } from './posting-tips.ts'

const gallery = makeOutfit([trench, crewNeck, trousers, boots])
const nothing = { message: null, pageHost: null }
const WORDS_MAX = 18

describe('tips for Instagram', () => {
  test('cover caption, first line, alt text, hashtags and a tag', () => {
    expect(postingTips(gallery, 'instagram', nothing)).toEqual([
      "Copy the caption first. Instagram can't fill it in from a link.",
      'The feed shows about 125 characters, so put your own line first.',
      'Alt text: Camel trench coat over a navy sweater, with charcoal wool trousers and cognac boots.',
      'Put #ArtGallery, #Classic and #CamelTrenchCoat first. Instagram may count only five hashtags.',
      'Tag the gallery, not the brands.',
    ])
  })

  test('name only hashtags that the post has', () => {
    const tipsWith = (hashtags: string[]) =>
      postingTips(gallery, 'instagram', { ...nothing, hashtags }).join()
    expect(tipsWith(['OOTD', 'Fashion', 'ArtGallery'])).toContain('Put #ArtGallery first.')
    expect(tipsWith(['OOTD', 'Fashion'])).not.toContain('#')
  })

  test('state whether the first line of the message fits', () => {
    const fits = postingTips(gallery, 'instagram', { ...nothing, message: `${'x'.repeat(125)}\nmore` })
    const isLong = postingTips(gallery, 'instagram', { ...nothing, message: 'x'.repeat(126) })
    expect(fits).toContain('The feed shows about 125 characters, and your first line fits.')
    expect(isLong).toContain(
      'The feed shows about 125 characters. Your first line has 126, so put what matters first.',
    )
  })

  test.each([
    ['Charity Gala', 'Tag the cause, not the brands.'],
    ['Graduation', 'Tag the school, and friends who are OK with it.'],
    ['Wedding Guest', 'Ask the couple before you tag them, and let them post first.'],
    ['Engagement Party', "Ask the couple before you tag them. It's their news."],
    ['Baby Shower', "Ask the parents-to-be before you tag them. It's their news."],
    ['Job Interview', 'Post it after the interview, and leave out the company name.'],
    ['Work', 'Leave the company name out of the tags.'],
    ['Travel', "Tag the city after you leave it, not your hotel while you're there."],
    ['Date', 'Tag the place after you leave it. Ask your date before you tag them.'],
    ['Cocktail Event', 'Tag the host, not the brands.'],
    ['Holiday Dinner', 'Tag the cook, not the brands.'],
    ['Party', "Tag the host if they're OK with it, but not the address."],
    ['Brunch', 'Tag the place after you leave it.'],
    ['a walk by the sea', 'If you tag the place, wait until you leave it.'],
    [null, 'Choose the 4:5 crop when you post, so nothing is cut off.'],
  ])('for %s end with %s', (occasion, tip) => {
    expect(postingTips({ ...gallery, occasion }, 'instagram', nothing).at(-1)).toBe(tip)
  })

  test('name a known brand if the occasion has no tip of its own', () => {
    const outfit = makeOutfit([makePiece(trench, 'Burberry')], { occasion: null })
    expect(postingTips(outfit, 'instagram', nothing)).toContain('Tag Burberry for the trench coat.')
    const signed = makeOutfit([makePiece(trench, 'Bec + Bridge')], { occasion: null })
    expect(postingTips(signed, 'instagram', nothing)).toContain('Tag Bec + Bridge for the trench coat.')
  })
})

describe('tips for Pinterest', () => {
  test('cover image, board, alt text, words and shape', () => {
    expect(postingTips(gallery, 'pinterest', nothing)).toEqual([
      'Download the image and add it to the pin yourself.',
      'No board yet? Try “Art gallery outfits.”',
      'Alt text: Camel trench coat over a navy sweater, with charcoal wool trousers and cognac boots.',
      "Keep “camel trench coat” and “navy sweater” in the text. Pinterest's search reads it.",
      "Add the 2:3 image as it is. Pinterest's feed doesn't crop it.",
    ])
  })

  test.each([
    [{ occasion: 'rainy school run' }, 'Outfits for a rainy school run'],
    [{ occasion: null }, 'Classic outfits'],
    [{ occasion: null, theme: null }, 'Fall outfits'],
    [{ occasion: null, theme: null, season: null }, 'Outfits from my closet'],
  ])('for %j name the board %s', (stated, board) => {
    const tips = postingTips({ ...gallery, ...stated }, 'pinterest', nothing)
    expect(tips).toContain(`No board yet? Try “${board}.”`)
  })

  test('state the target of the pin', () => {
    expect(postingTips(gallery, 'pinterest', { ...nothing, pageHost: 'armadio.example' })[0]).toBe(
      'The pin links to armadio.example. If you remove the share, delete the pin on Pinterest too.',
    )
  })

  test('state that a long message is cut off', () => {
    expect(postingTips(gallery, 'pinterest', { ...nothing, message: 'x'.repeat(501) })).toContain(
      'Pinterest cuts off text after 500 characters, and your message has 501.',
    )
  })
})

test('any outfit gets three to five distinct, complete tips', () => {
  fc.assert(
    fc.property(
      anyOutfit,
      fc.constantFrom(...sharePlatforms),
      fc.option(anyText),
      fc.option(fc.constant('a.example')),
      (outfit, platform, message, pageHost) => {
        const tips = postingTips(outfit, platform, { message, pageHost })
        expect(tips.length).toBeGreaterThanOrEqual(3)
        expect(tips.length).toBeLessThanOrEqual(5)
        expect(new Set(tips).size).toBe(tips.length)
        for (const tip of tips) expect(tip).not.toMatch(/undefined|null\b|\[object/)
      },
    ),
    { numRuns: 80 },
  )
})

test('tips for many outfits follow the voice guide and keep the word limit', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...plainPieces), { minLength: 1, maxLength: 9 }),
      fc.constantFrom('Art Gallery', 'Work', 'a walk by the sea', null),
      fc.constantFrom(...sharePlatforms),
      fc.constantFrom(null, 'Hi.', 'x'.repeat(600)),
      (pieces, occasion, platform, message) => {
        const tips = postingTips(makeOutfit(pieces, { occasion }), platform, { ...nothing, message })
        expect(tips.flatMap(forbiddenIn)).toEqual([])
        // The alt text describes every piece.
        const short = tips.filter((tip) => !tip.startsWith('Alt text'))
        expect(short.flatMap((tip) => tooLongIn(tip, WORDS_MAX))).toEqual([])
      },
    ),
    { numRuns: 100 },
  )
})
