import type { SharePlatform } from '../../contract/sharing.ts'
import { captionLength, captionLimits } from './caption-limits.ts'
import { copyText } from './caption-to-paste.ts'

// Limit of the database column.
const TEXT_MAX = 5000
const SHORT_MESSAGE = 100

interface TextParts {
  /** The user's own words. */
  readonly message: string | null
  /** The description of the outfit. */
  readonly sentence: string
  /** Tips chosen by the user. */
  readonly stylingTips: readonly string[]
  /** Target of the post. If given, the sentence is left out when the caption would be too long. */
  readonly caption?: { readonly platform: SharePlatform; readonly hashtags: readonly string[] }
}

/**
 * Returns the text of a post: the user's message unchanged, the sentence, then the chosen tips line by line. Leaves out
 * the sentence if the caption would exceed the platform's limit, then the tips if the text would exceed 5,000
 * characters. Truncates nothing.
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

// After any other message the sentence would read as its continuation, or run in the other direction.
function isShortSentence(message: string): boolean {
  const isSentence = /^[^\n\r]*\p{L}[^\n\r]*[.!?…]["'”’)]?$/u.test(message)
  return isSentence && captionLength(message) <= SHORT_MESSAGE && !RIGHT_TO_LEFT.test(message)
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
