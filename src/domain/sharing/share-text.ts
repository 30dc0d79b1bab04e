import type { SharePlatform } from '../../contract/sharing.ts'
import { captionLength, captionLimits, copyText } from './caption.ts'

// What the column for it holds.
const TEXT_MAX = 5000
const SHORT_MESSAGE = 100

interface TextParts {
  /** The person's own words. */
  readonly message: string | null
  /** What is said of the outfit. */
  readonly sentence: string
  /** Those that the person has chosen. */
  readonly stylingTips: readonly string[]
  /** Where it is posted and with which hashtags. Given, the sentence stays out where all would be too long together. */
  readonly caption?: { readonly platform: SharePlatform; readonly hashtags: readonly string[] }
}

/**
 * The text of a post: the person's message as it was written, the sentence, the chosen tips line by line. What the
 * person has written or chosen is never cut; where a caption would be longer than its platform takes, the sentence
 * stays out. At most 5,000 characters for a message of 2,000.
 */
export function shareText({ message, sentence, stylingTips, caption }: TextParts): string {
  const whole = joined(message, sentence, stylingTips)
  const isAlone = message === null && stylingTips.length === 0
  if (isAlone || fits(whole, caption)) return whole
  const without = joined(message, '', stylingTips)
  return captionLength(without) <= TEXT_MAX ? without : joined(message, '', [])
}

function fits(text: string, caption: TextParts['caption']): boolean {
  if (captionLength(text) > TEXT_MAX) return false
  return !caption || captionLength(copyText(text, caption.hashtags)) <= captionLimits[caption.platform]
}

function joined(message: string | null, sentence: string, tips: readonly string[]): string {
  const isRunOn = message !== null && sentence !== '' && isShortSentence(message)
  const opening = isRunOn ? [`${message} ${sentence}`] : [message ?? '', sentence]
  return [...opening, tips.join('\n')].filter((part) => part !== '').join('\n\n')
}

// After anything else the sentence would read as its continuation, or run the other way.
function isShortSentence(message: string): boolean {
  const isSentence = /^[^\n\r]*\p{L}[^\n\r]*[.!?…]["'”’)]?$/u.test(message)
  return isSentence && captionLength(message) <= SHORT_MESSAGE && !RIGHT_TO_LEFT.test(message)
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
