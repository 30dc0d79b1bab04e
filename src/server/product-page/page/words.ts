/** The words of a text for comparison: lowercase, without accents; numbers count as words. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Share of the words of `text` that also occur in `other`, from 0 to 1; 0 if `text` has no words. */
export function shareOfWords(text: string, other: string): number {
  const words = new Set(wordsOf(text))
  const others = new Set(wordsOf(other))
  return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size
}

/** Splits a text at spaces; for word tables written as text: `wordList('one two')`. */
export function wordList(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}

/** The words of the last path segment that has any: '/p/wool-coat-4711.html' gives 'wool coat 4711 html'. */
export function wordsOfAddress({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
  try {
    return decodeURIComponent(last).replaceAll(/[-_+.]/g, ' ')
  } catch {
    return last
  }
}
