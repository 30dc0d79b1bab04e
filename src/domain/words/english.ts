// Grammar of English. Another language would have its own version of this file.

/** Joins words: 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

/** Joins words as a choice: 'a', 'a or b', 'a, b or c'. */
export function listedAsChoice(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** Joins up to `most` words; of more words, names `most` - 1 and counts the rest: 'the coat, the boots and 2 more'. */
export function listedUpTo(words: readonly string[], most = 3): string {
  if (words.length <= most) return listed(words)
  return listed([...words.slice(0, most - 1), counted(words.length - most + 1, 'more', 'more')])
}

/** Puts 'a' or 'an' before the words. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!ni|s[ei]|k|ti))/i.test(words) && !/^(?:one|euro)/i.test(words) ? 'an' : 'a'} ${words}`
}

// English puts adjectives of opinion, size and function before the color.
const beforeColor =
  /^(?:(?:breathable|lined|long|short|large|small|wide|oversized|comfortable|soft|flat|lightweight|thin|fine|warm|loose|slim|narrow|tight|baggy|tall|heavy|chunky|plain|simple|sturdy|big|huge|little|boxy|sharp|faded|thick)(?: |$))+/

/** Inserts a color after the adjectives that precede colors in English: 'long ivory tunic', 'breathable olive top'. */
export function withColor(color: string, noun: string): string {
  const [first = ''] = beforeColor.exec(noun) ?? []
  return first && first.length < noun.length
    ? `${first}${color} ${noun.slice(first.length)}`
    : `${color} ${noun}`
}

/** Capitalizes the first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Makes a sentence: capitalizes the first letter and adds a period unless there is end punctuation. */
export function sentence(words: string): string {
  const start = capital(words.trim())
  return /[.!?]$/.test(start) ? start : `${start}.`
}

/** '3', '1,200'. */
export function formatCount(count: number): string {
  // A page's first use of a locale takes several milliseconds.
  return count < 1000 ? String(count) : count.toLocaleString('en-US')
}

/** '1 piece', '3 pieces', '1,200 pieces'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`
}

/** Formats whole degrees with a typographic minus: '−4 °C'. */
export function degrees(celsius: number): string {
  return `${String(Math.round(celsius) + 0).replace('-', '−')} °C`
}
