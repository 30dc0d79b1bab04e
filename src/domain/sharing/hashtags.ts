import { HASHTAG_MAX_LENGTH } from '../../contract/sharing.ts'

const DEFAULT_THEME = 'ChicStyle'

// Invisible marks and letters: joiners, variation selectors, Hangul fillers.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const NOT_IN_HASHTAGS = /[^\p{L}\p{Mn}\p{Mc}\p{Nd}_]/gu
// A leading mark would combine with the '#'.
const LEADING_MARKS = /^\p{M}+/u

/**
 * Converts a text to a hashtag without '#': "Mom's 60th birthday!" to 'Moms60thbirthday'. Keeps letters and digits of
 * any script and '_', and their case; at most HASHTAG_MAX characters. Returns null if no letter is left.
 */
export function hashtagOf(text: string): string | null {
  const held = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(NOT_IN_HASHTAGS, '')
    .replace(LEADING_MARKS, '')
  const hashtag = Array.from(held).slice(0, HASHTAG_MAX_LENGTH).join('')
  return /\p{L}/u.test(hashtag) ? hashtag : null
}

/** Returns the hashtags of the texts in order, without case-insensitive duplicates. */
export function hashtagsOf(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) {
    const hashtag = hashtagOf(text)
    const key = hashtag?.toLowerCase()
    if (hashtag && key && !byKey.has(key)) byKey.set(key, hashtag)
  }
  return [...byKey.values()]
}

/** Theme and occasion of an outfit. */
export interface MadeFor {
  readonly theme: string | null
  readonly occasion: string | null
}

// Matches '11 °C', 'at -5 degrees', '75 F': nobody searches for a temperature.
const temperature =
  /\s*(?:\bat\s+)?[-−–]?\d+(?:[.,]\d+)?\s*(?:°\s*[CF]?|degrees?\b(?:\s+(?:celsius|fahrenheit)\b)?|[CF](?![\p{L}\d]))/giu

// Words that start the details of an event: 'job interview at a label'.
const details = /[,;(]|\s(?:in|at|with|on|of|for|near|by|from|to|during|after|before)\s/iu
const MAX_NAME_WORDS = 2
const timeSpans = /^(?:an?|the|my|our|one|first|day|evening|night|morning|afternoon|weekend|week|time)$/iu

/** Returns the short name of an event in title case, 'Job Interview'; '' if it has no name of one or two words. */
export function eventName(occasion: string | null): string {
  const words = (taggedEvent(occasion).split(details)[0] ?? '').split(/[\s-]+/).filter(Boolean)
  // 'A day at the races' has no name before its place.
  if (words.length > MAX_NAME_WORDS || words.every((word) => timeSpans.test(word))) return ''
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

// Returns the text of an event for a hashtag, without its temperature.
function taggedEvent(occasion: string | null): string {
  return (occasion ?? '').replaceAll(temperature, '')
}

/** Returns the hashtags of every caption, without '#' (SPEC.md, section 9). */
export function outfitHashtags({ theme, occasion }: MadeFor): string[] {
  const themeTag = hashtagOf(theme ?? '') ?? DEFAULT_THEME
  return hashtagsOf(['OOTD', 'Fashion', 'Style', themeTag, taggedEvent(occasion), 'AI', 'Armadio'])
}
