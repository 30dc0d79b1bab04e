// Minimum share of the text to keep; below it, cuts inside a word instead.
const KEPT = 0.7

/**
 * Truncates a text to `max` code points with '…' at the end: after a whole word, or after a whole grapheme in text
 * without spaces.
 */
export function cutAtWord(text: string, max: number): string {
  if (Array.from(text).length <= max) return text
  const fitting = wholeGraphemes(text, max - 1)
  const next = text.slice(fitting.length, fitting.length + 1)
  const breaks = /\s/u.test(next) ? fitting.length : fitting.search(/\s\S*$/u)
  const cut = breaks >= KEPT * fitting.length ? fitting.slice(0, breaks) : fitting
  return `${cut.replace(/[\s,;:]+$/u, '')}…`
}

function wholeGraphemes(text: string, max: number): string {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let end = 0
  let length = 0
  for (const { segment, index } of graphemes.segment(text)) {
    length += Array.from(segment).length
    if (length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
