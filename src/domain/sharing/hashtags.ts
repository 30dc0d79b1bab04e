import { HASHTAG_MAX } from '../../contract/sharing.ts'

const DEFAULT_THEME = 'ChicStyle'

// Among the marks and letters are some that nobody sees: joiners, variation selectors, the Hangul fillers.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const NOT_IN_HASHTAGS = /[^\p{L}\p{Mn}\p{Mc}\p{Nd}_]/gu
// A mark at the start would sit on the '#'.
const LEADING_MARKS = /^\p{M}+/u

/**
 * A text as a hashtag, without '#': "Mom's 60th birthday!" is 'Moms60thbirthday'. Letters and digits of any script and
 * '_' stay, their case as given; at most HASHTAG_MAX characters. Null where no letter is left: figures alone are none.
 */
export function hashtagOf(text: string): string | null {
  const held = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(NOT_IN_HASHTAGS, '')
    .replace(LEADING_MARKS, '')
  const hashtag = Array.from(held).slice(0, HASHTAG_MAX).join('')
  return /\p{L}/u.test(hashtag) ? hashtag : null
}

/** The hashtags of some texts in their order, each once whatever its case. */
export function hashtagsOf(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) {
    const hashtag = hashtagOf(text)
    const key = hashtag?.toLowerCase()
    if (hashtag && key && !byKey.has(key)) byKey.set(key, hashtag)
  }
  return [...byKey.values()]
}

/** What an outfit is made for. */
export interface MadeFor {
  readonly theme: string | null
  readonly occasion: string | null
}

/** The hashtags that stand in every caption, without '#' (SPEC.md, section 9). */
export function outfitHashtags({ theme, occasion }: MadeFor): string[] {
  const themeTag = hashtagOf(theme ?? '') ?? DEFAULT_THEME
  return hashtagsOf(['OOTD', 'Fashion', 'Style', themeTag, occasion ?? '', 'AI', 'Armadio'])
}
