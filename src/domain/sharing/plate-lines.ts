import type { PlateFont, Typesetter } from './plate-fonts.ts'

interface Column {
  readonly type: PlateFont
  /** In pixels. */
  readonly width: number
  readonly mostLines: number
}

/**
 * Breaks a text into lines, each as full as possible; two lines break at punctuation if possible. Overlong text ends in
 * '…'.
 */
export function plateLines(typesetter: Typesetter, text: string, column: Column): string[] {
  const lines = allLines(typesetter, text, column)
  if (lines.length === 2 && column.mostLines >= 2)
    return (
      splitAtPunctuation(typesetter, text, column) ?? withoutTrailingFunctionWords(typesetter, lines, column)
    )
  if (lines.length <= column.mostLines) return lines
  const kept = lines.slice(0, column.mostLines)
  const last = kept.pop() ?? ''
  return [...kept, shortened(typesetter, `${last} …`, column)]
}

/** Whether a text fits in the column without breaking a word. */
export function fitsWhole(typesetter: Typesetter, text: string, column: Column): boolean {
  const isWide = (word: string) => typesetter.width(word, column.type) > column.width
  return !text.split(' ').some(isWide) && allLines(typesetter, text, column).length <= column.mostLines
}

/** Returns a text for one line, truncated with '…' if too wide. */
export function onOneLine(typesetter: Typesetter, text: string, type: PlateFont, width: number): string {
  return typesetter.width(text, type) <= width
    ? text
    : shortened(typesetter, `${text} …`, { type, width, mostLines: 1 })
}

function allLines(typesetter: Typesetter, text: string, column: Column): string[] {
  const fits = (line: string) => typesetter.width(line, column.type) <= column.width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((whole) => unbrokenOrParts(whole, fits))) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

// Breaks a word that is wider than the column.
function unbrokenOrParts(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part && !fits(part + segment)) {
      parts.push(part)
      part = segment
    } else part += segment
  }
  return part ? [...parts, part] : parts
}

// Breaks at the last punctuation mark that gives two fitting lines: 'Camel over navy,' and 'to an opening'.
function splitAtPunctuation(
  typesetter: Typesetter,
  text: string,
  { type, width }: Column,
): string[] | undefined {
  const breaks = [...text.matchAll(/[,;:–—] /gu)].map(({ index }) => index + 1)
  return breaks
    .map((at) => [text.slice(0, at), text.slice(at + 1)])
    .findLast((lines) => lines.every((line) => typesetter.width(line, type) <= width))
}

// Moves trailing function words to the next line if there is room: 'The denim skirt with a' loses 'with a'.
function withoutTrailingFunctionWords(
  typesetter: Typesetter,
  lines: string[],
  { type, width }: Column,
): string[] {
  const [first = '', second = ''] = lines
  const lead = TRAILING_FUNCTION_WORDS.exec(first)?.[0]
  if (!lead || lead.length === first.length) return lines
  const longer = `${lead.trim()} ${second}`
  return typesetter.width(longer, type) <= width ? [first.slice(0, -lead.length), longer] : lines
}

// Finds the longest fitting prefix before the final ' …' by binary search.
function shortened(typesetter: Typesetter, line: string, { type, width }: Column): string {
  const letters = [...graphemes.segment(line.slice(0, -2))].map(({ segment }) => segment)
  const cutTo = (count: number) =>
    `${letters
      .slice(0, count)
      .join('')
      .replace(/[\s,;:.–—-]+$/u, '')}…`
  let [fitting, tooMany] = [0, letters.length + 1]
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (typesetter.width(cutTo(middle), type) <= width) fitting = middle
    else tooMany = middle
  }
  return cutTo(fitting)
}

const TRAILING_FUNCTION_WORDS = /(?:\s+(?:an?|the|of|at|in|on|by|to|for|from|with|over|under|and|or))+$/i

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
