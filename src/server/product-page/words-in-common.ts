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
