// Everything that knows how English joins words. A second language has one such file.

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

/** 'a', 'a or b', 'a, b or c'. */
export function listedAsChoice(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** Up to `most` words one by one, then how many more: 'the coat, the boots and 2 more'. */
export function listedUpTo(words: readonly string[], most = 3): string {
  if (words.length <= most) return listed(words)
  return listed([...words.slice(0, most - 1), `${words.length - most + 1} more`])
}

/** 'a' or 'an' as it must be before these words. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!ni|s[ei]|k|ti))/i.test(words) && !/^(?:one|euro)/i.test(words) ? 'an' : 'a'} ${words}`
}

// Before a noun, opinion, size and what something does come ahead of its color.
const beforeColor =
  /^(?:(?:breathable|lined|long|short|large|small|wide|oversized|comfortable|soft|flat|lightweight|thin|fine|warm|loose|slim|narrow|tight|baggy|tall|heavy|chunky|plain|simple|sturdy|big|huge|little|boxy|sharp|faded|thick)(?: |$))+/

/** A color before a noun, after the adjectives that English says first: 'a long ivory tunic', 'a breathable olive top'. */
export function withColor(color: string, noun: string): string {
  const [first = ''] = beforeColor.exec(noun) ?? []
  return first && first.length < noun.length
    ? `${first}${color} ${noun.slice(first.length)}`
    : `${color} ${noun}`
}

/** The words with a capital at the start. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words with a capital at the start and a period at the end. */
export function sentence(words: string): string {
  const start = capital(words.trim())
  return /[.!?]$/.test(start) ? start : `${start}.`
}

/** '1 piece', '3 pieces'. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

/** Whole degrees with the minus sign of print: '−4 °C'. */
export function degrees(celsius: number): string {
  return `${String(Math.round(celsius) + 0).replace('-', '−')} °C`
}
