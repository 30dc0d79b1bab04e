import { CAPTION_TIPS_MAX, type SharePlatform } from '../../contract/sharing.ts'
import { outfitHashtags, type MadeFor } from './hashtags.ts'

const TIP_MAX = 200

/** Longest caption, in characters. More is refused by Instagram's form, and cut off by Pinterest's. */
export const captionLimits: Readonly<Record<SharePlatform, number>> = { instagram: 2200, pinterest: 500 }

/**
 * Length of a caption against `captionLimits`. Hashtags, spaces and line breaks count. Neither platform says how it
 * counts; as code points an emoji is one or two, as in our own fields (contract/fields.ts).
 */
export function captionLength(text: string): number {
  return Array.from(text).length
}

/** A caption ready to paste: the text, a blank line, and those hashtags that the text does not have already. */
export function copyText(shareText: string, hashtags: readonly string[]): string {
  const written = new Set(hashtagsIn(shareText))
  const added = hashtags.filter((hashtag) => !written.has(hashtag.toLowerCase()))
  const line = added.map((hashtag) => `#${hashtag}`).join(' ')
  return [shareText, line].filter((part) => part !== '').join('\n\n')
}

// The '#' inside of a word or an address starts none.
function hashtagsIn(text: string): string[] {
  const found = text.normalize('NFC').matchAll(/(?<![\p{L}\p{M}\p{Nd}_&/#])[#＃]([\p{L}\p{M}\p{Nd}_]+)/gu)
  return [...found].map(([, hashtag = '']) => hashtag.toLowerCase())
}

/** What a quick share of an outfit posts: its description, a blank line and the hashtags (SPEC.md, section 9). */
export function quickCaption({
  description,
  ...madeFor
}: MadeFor & { readonly description: string }): string {
  return copyText(description, outfitHashtags(madeFor))
}

/** The styling tips of an outfit that are short enough for a caption; at most CAPTION_TIPS_MAX. */
export function captionTips(tips: readonly string[]): string[] {
  return tips.filter((tip) => tip.trim() !== '' && captionLength(tip) <= TIP_MAX).slice(0, CAPTION_TIPS_MAX)
}
