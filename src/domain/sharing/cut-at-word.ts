// Further back than this for the end of a word, and more would be lost than the half of one.
const KEPT = 0.7

/**
 * The text, or as much of it as fits in `max` characters (code points) with '…' at its end: up to the end of a word,
 * or in a text without spaces up to the end of what the eye takes for one character.
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
