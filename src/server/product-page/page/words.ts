/** The words of a text as they are compared: small letters without accents, digits among them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Which share of the words of `text` stand in `other` too, from 0 to 1; 0 where `text` has none. */
export function shareOfWords(text: string, other: string): number {
  const words = new Set(wordsOf(text))
  const others = new Set(wordsOf(other))
  return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size
}

/** The words of a text between spaces, for tables that read as a text: `wordList('one two')`. */
export function wordList(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}

/** The words of the last part of an address that has some: '/p/wool-coat-4711.html' gives 'wool coat 4711 html'. */
export function wordsOfAddress({ pathname }: URL): string {
  const last = pathname.split('/').findLast((part) => /\p{L}{3}/u.test(part)) ?? ''
  try {
    return decodeURIComponent(last).replaceAll(/[-_+.]/g, ' ')
  } catch {
    return last
  }
}
