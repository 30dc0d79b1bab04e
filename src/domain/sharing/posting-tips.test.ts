import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharePlatforms } from '../../contract/sharing.ts'
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
import { postingTips } from './posting-tips.ts'

const gallery = madeOutfit([trench, crewNeck, trousers, boots])
const nothing = { message: null, pageHost: null }
const said = (tips: readonly string[]) => tips.join('\n')

describe('what to mind on Instagram', () => {
  test('is to copy the caption first, the alt text, the hashtags and whom to tag', () => {
    const tips = postingTips(gallery, 'instagram', nothing)
    expect(said(tips)).toContain('Instagram')
    expect(said(tips)).toContain('takes no text from a link')
    expect(tips).toContain(
      'Alt text: A camel trench coat over a navy crew-neck sweater, with charcoal wool trousers and cognac ankle boots.',
    )
    expect(said(tips)).toContain(
      'keep those of this outfit, such as #ArtGallery, #Classic and #CamelTrenchCoat.',
    )
    expect(tips).toContain('Tag the gallery, not the brands.')
  })

  test('tells whether the first line of the message is seen whole', () => {
    const fits = postingTips(gallery, 'instagram', { ...nothing, message: `${'x'.repeat(125)}\nmore` })
    const isLong = postingTips(gallery, 'instagram', { ...nothing, message: 'x'.repeat(126) })
    expect(said(fits)).toContain('the first line of your message fits')
    expect(said(isLong)).toContain('the first line of your message has 126')
  })

  test('names a known brand where the occasion has no tip of its own', () => {
    const outfit = madeOutfit([madePiece(trench, 'Burberry')], { occasion: null })
    expect(postingTips(outfit, 'instagram', nothing)).toContain(
      'Tag Burberry if you want to say where the trench coat is from.',
    )
  })
})

describe('what to mind on Pinterest', () => {
  test('is a board, the alt text, the words and the shape', () => {
    const tips = postingTips(gallery, 'pinterest', nothing)
    expect(said(tips)).toContain('“Art gallery outfits”')
    expect(said(tips)).toContain('“camel trench coat” and “navy sweater”')
    expect(said(tips)).toContain('2:3')
    expect(said(postingTips({ ...gallery, occasion: null, theme: null }, 'pinterest', nothing))).toContain(
      '“Fall outfits”',
    )
  })

  test('is where the pin leads, or that the picture has to be added', () => {
    expect(said(postingTips(gallery, 'pinterest', { ...nothing, pageHost: 'armadio.example' }))).toContain(
      'your share page on armadio.example',
    )
    expect(said(postingTips(gallery, 'pinterest', nothing))).toContain('download it')
  })

  test('is that a long message is cut off', () => {
    const tips = postingTips(gallery, 'pinterest', { ...nothing, message: 'x'.repeat(501) })
    expect(said(tips)).toContain('your message has 501')
  })
})

test('any outfit gets three to five whole tips, each once', () => {
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
