// Characters that change direction, hide text or have no glyph.
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]+/gu
const GAP = /[\s\p{Cc}]+/gu
// Stacked marks, more than any language uses, reach into the lines above and below.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const SENTENCE_END = /[.!?](?=\s)/gu
const WORD = /\p{L}{2}/u
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/|\bwww\.|@|\b(?:javascript|data|mailto):|\b[\w-]{2,}\.[a-z]{2,}\b/iu
const MARKUP = /[<>`]|\*\*|__|\]\(/u

/**
 * A model's text as one line of plain text of at most `maxCharacters`, cut after a whole sentence. Null if that leaves
 * no words, or if it has an address or markup: untrusted input may have made the model write them.
 */
export function singleLine(written: unknown, maxCharacters: number): string | null {
  if (typeof written !== 'string') return null
  const line = written
    .toWellFormed()
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(PILED_MARKS, '$1')
    .replaceAll(GAP, ' ')
    .trim()
  const text = upTo(line, maxCharacters)
  return WORD.test(text) && !ADDRESS.test(line) && !MARKUP.test(line) ? text : null
}

/** The usable texts of a list, without duplicates, at most `most`; empty for anything but a list. */
export function singleLines(written: unknown, most: number, maxCharacters: number): string[] {
  if (!Array.isArray(written)) return []
  // Bounds the work.
  const texts = written.slice(0, 100).map((each) => singleLine(each, maxCharacters))
  return [...new Set(texts.filter((text) => text !== null))].slice(0, most)
}

function upTo(line: string, maxCharacters: number): string {
  const characters = Array.from(line)
  if (characters.length <= maxCharacters) return line
  const head = characters.slice(0, maxCharacters).join('')
  const end = [...head.matchAll(SENTENCE_END)].at(-1)
  return end ? head.slice(0, end.index + 1) : ''
}
