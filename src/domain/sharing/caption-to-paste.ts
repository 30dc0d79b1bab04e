import { CAPTION_TIPS_MAX } from '../../contract/sharing.ts'
import { captionLength } from './caption-limits.ts'
import { outfitHashtags, type MadeFor } from './hashtags.ts'

const TIP_MAX = 200

/** Returns a caption to paste: the text, a blank line and the hashtags that the text doesn't contain. */
export function copyText(shareText: string, hashtags: readonly string[]): string {
  const written = new Set(hashtagsIn(shareText))
  const added = hashtags.filter((hashtag) => !written.has(hashtag.toLowerCase()))
  const line = added.map((hashtag) => `#${hashtag}`).join(' ')
  return [shareText, line].filter((part) => part !== '').join('\n\n')
}

// A '#' inside a word or a URL doesn't start a hashtag.
function hashtagsIn(text: string): string[] {
  const found = text.normalize('NFC').matchAll(/(?<![\p{L}\p{M}\p{Nd}_&/#])[#＃]([\p{L}\p{M}\p{Nd}_]+)/gu)
  return [...found].map(([, hashtag = '']) => hashtag.toLowerCase())
}

/** Returns the caption of a quick share: description, blank line and hashtags (SPEC.md, section 9). */
export function quickCaption({
  description,
  ...madeFor
}: MadeFor & { readonly description: string }): string {
  return copyText(description, outfitHashtags(madeFor))
}

/** Returns the styling tips that are short enough for a caption, at most CAPTION_TIPS_MAX. */
export function captionTips(tips: readonly string[]): string[] {
  return tips.filter((tip) => tip.trim() !== '' && captionLength(tip) <= TIP_MAX).slice(0, CAPTION_TIPS_MAX)
}
