import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionLength, captionLimits } from './caption-limits.ts'
import { copyText } from './caption-to-paste.ts'
import { anyText } from '../../../tests/support/factories/outfit-to-share.ts'
import { shareText } from './share-text.ts'

const sentence = 'Camel over navy, down to a cognac boot.'
const none: readonly string[] = []

describe('the text of a share', () => {
  test('is the sentence if there is no message', () => {
    expect(shareText({ message: null, sentence, stylingTips: none })).toBe(sentence)
  })

  test('continues on the same line after a short message that is a sentence', () => {
    expect(shareText({ message: 'Off to the gallery!', sentence, stylingTips: none })).toBe(
      `Off to the gallery! ${sentence}`,
    )
  })

  test.each([
    'Off to the gallery',
    'Two lines.\nOf it.',
    `${'Long. '.repeat(20)}End.`,
    'Love this 😍',
    'חולצה חדשה!',
    'معطف جديد!',
    '黒いコート。',
    '!!!',
    '<b>bold</b>',
  ])('is a new paragraph after %j', (message) => {
    expect(shareText({ message, sentence, stylingTips: none })).toBe(`${message}\n\n${sentence}`)
  })

  test('ends with the chosen tips, one per line', () => {
    expect(shareText({ message: 'Hi.', sentence, stylingTips: ['Roll the cuff.', 'Belt it.'] })).toBe(
      `Hi. ${sentence}\n\nRoll the cuff.\nBelt it.`,
    )
  })

  test('leaves the sentence out if the caption would exceed the platform’s limit', () => {
    const hashtags = ['OOTD', 'Fashion']
    const room = captionLimits.instagram - captionLength(copyText(`\n\n${sentence}`, hashtags))
    const fitting = 'x'.repeat(room)
    const caption = { platform: 'instagram' as const, hashtags }
    expect(shareText({ message: fitting, sentence, stylingTips: none, caption })).toBe(
      `${fitting}\n\n${sentence}`,
    )
    expect(shareText({ message: `${fitting}x`, sentence, stylingTips: none, caption })).toBe(`${fitting}x`)
    expect(shareText({ message: `${fitting}x`, sentence, stylingTips: none })).toContain(sentence)
  })

  test('keeps the message unchanged and has at most 5,000 characters', () => {
    const anyMessage = fc.oneof(
      anyText,
      anyText.map((text) => Array.from(text.repeat(60)).slice(0, 2000).join('')),
    )
    fc.assert(
      fc.property(
        anyMessage,
        fc.array(fc.string({ maxLength: 400 }), { maxLength: 9 }),
        fc.boolean(),
        (message, stylingTips, isCaption) => {
          const caption = { platform: 'instagram' as const, hashtags: ['OOTD'] }
          const text = shareText({ message, sentence, stylingTips, ...(isCaption && { caption }) })
          expect(text.startsWith(message)).toBe(true)
          expect(captionLength(text)).toBeLessThanOrEqual(5000)
        },
      ),
      { numRuns: 120 },
    )
  })
})
