import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionLength, captionLimits } from './caption-limits.ts'
import { captionTips, copyText, quickCaption } from './caption-to-paste.ts'
import { cutAtWord } from './cut-at-word.ts'
import { anyText } from '../../../tests/support/factories/outfit-to-share.ts'
import { platformNames } from './platform-names.ts'
import { pinLink, platformLink } from './share-links.ts'

describe('a caption ready to paste', () => {
  test('is the text, a blank line and the hashtags', () => {
    expect(copyText('Camel over navy.', ['OOTD', 'Style'])).toBe('Camel over navy.\n\n#OOTD #Style')
  })

  test('omits hashtags that the text contains, but not ones with only a common prefix', () => {
    expect(copyText('Out today. #ootd #Styles', ['OOTD', 'Style'])).toBe('Out today. #ootd #Styles\n\n#Style')
    expect(copyText('see example.org/#style', ['Style'])).toBe('see example.org/#style\n\n#Style')
  })

  test('is only the text or only the hashtags if the other is empty', () => {
    expect(copyText('', ['OOTD'])).toBe('#OOTD')
    expect(copyText('Camel.', [])).toBe('Camel.')
  })

  test('is counted in code points, hashtags included', () => {
    expect(captionLength(copyText('👗', ['AI']))).toBe(1 + 2 + 3)
    expect(captionLimits).toEqual({ instagram: 2200, pinterest: 500 })
    expect(Object.values(platformNames)).toEqual(['Instagram', 'Pinterest'])
  })

  test('of a quick share has the description and the hashtags of the specification', () => {
    expect(quickCaption({ description: 'A camel coat.', theme: null, occasion: 'Art Gallery' })).toBe(
      'A camel coat.\n\n#OOTD #Fashion #Style #ChicStyle #ArtGallery #AI #Armadio',
    )
  })

  test('has at most five tips, none long or empty', () => {
    expect(captionTips(['Roll the cuff.', '', 'x'.repeat(201), 'y'.repeat(200)])).toEqual([
      'Roll the cuff.',
      'y'.repeat(200),
    ])
    expect(captionTips(Array.from({ length: 8 }, (_one, at) => `Tip ${at}.`))).toHaveLength(5)
  })
})

describe('a truncated text', () => {
  test('ends after a word, with an ellipsis', () => {
    expect(cutAtWord('A camel coat, over navy', 15)).toBe('A camel coat…')
    expect(cutAtWord('A camel coat', 12)).toBe('A camel coat')
  })

  test('without spaces ends after a whole character', () => {
    expect(cutAtWord('👩‍👩‍👧‍👦'.repeat(3), 16)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…')
  })

  test('fits and splits no character, for any text', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 60 }), (text, max) => {
        const cut = cutAtWord(text, max)
        expect(captionLength(cut)).toBeLessThanOrEqual(max)
        if (cut === text) return
        const kept = split(cut.slice(0, -1))
        expect(cut.endsWith('…')).toBe(true)
        expect(split(text).slice(0, kept.length)).toEqual(kept)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the link to a platform', () => {
  test('opens Pinterest with the page, the picture and the description', () => {
    const link = pinLink({
      description: 'Camel & navy #OOTD',
      pageUrl: 'https://a.example/s/x',
      pictureUrl: 'https://a.example/s/x/plate.jpg',
    })
    expect(link).toBe(
      'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fa.example%2Fs%2Fx&media=https%3A%2F%2Fa.example%2Fs%2Fx%2Fplate.jpg&description=Camel%20%26%20navy%20%23OOTD',
    )
  })

  test('has only the description without a page', () => {
    const link = new URL(pinLink({ description: 'Camel', pageUrl: null, pictureUrl: null }))
    expect([...link.searchParams.keys()]).toEqual(['description'])
  })

  test('truncates the description to Pinterest’s limit and accepts any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 9 }), (text, times) => {
        const link = new URL(pinLink({ description: text.repeat(times), pageUrl: null, pictureUrl: null }))
        expect(link.origin).toBe('https://www.pinterest.com')
        expect(captionLength(link.searchParams.get('description') ?? '')).toBeLessThanOrEqual(500)
      }),
      { numRuns: 300 },
    )
  })

  test('opens Instagram without parameters', () => {
    expect(platformLink('instagram', { description: 'x', pageUrl: null, pictureUrl: null })).toBe(
      'https://www.instagram.com/',
    )
    expect(platformLink('pinterest', { description: 'x', pageUrl: null, pictureUrl: null })).toContain(
      'description=x',
    )
  })
})
