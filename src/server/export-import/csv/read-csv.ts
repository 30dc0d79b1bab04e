import { isUtf8 } from 'node:buffer'
import papaparse from 'papaparse'
import { AppError } from '../../http/app-error.ts'
import { nextTurn } from '../../workers/next-turn.ts'

export interface CsvRow {
  /** Line of the file on which the row begins, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** False if a quote isn't closed or is misplaced. */
  readonly isWhole: boolean
}

/** Largest CSV, in bytes. */
export const CSV_MAX_BYTES = 20 * 1024 * 1024
const ROWS_MAX = 10_000
const COLUMNS_MAX = 200

// Decoding this much takes a few milliseconds.
const CHUNK_BYTES = 256 * 1024
// A longer row must have an unclosed quote.
const WINDOW_LENGTH = 64 * 1024

const DELIMITERS = [',', ';', '\t', '|']

/**
 * Returns the rows of a CSV, the header line first, without empty lines. Accepts the encodings and delimiters that
 * spreadsheets write.
 * @throws AppError archive_unreadable for a file that isn't text, table_too_large
 */
export async function readCsv(bytes: Buffer): Promise<CsvRow[]> {
  if (bytes.length > CSV_MAX_BYTES) throw new AppError('table_too_large')
  const text = await decoded(bytes)
  // Excel accepts a first line that states the delimiter, such as `sep=;`.
  const stated = /^sep=(.)\n/.exec(text)
  const delimiter = stated?.[1] ?? guessedDelimiter(text.slice(0, WINDOW_LENGTH))
  const rows: CsvRow[] = []
  let line = stated ? 2 : 1
  let at = stated?.[0].length ?? 0
  while (at < text.length) {
    const end = Math.min(at + WINDOW_LENGTH, text.length)
    const window = text.slice(at, end)
    const read = rowsOf(window, delimiter, end === text.length)
    for (const { cells, isWhole, lines } of read.rows) {
      if (cells.length > COLUMNS_MAX) throw new AppError('table_too_large')
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, isWhole })
      line += lines
    }
    if (rows.length > ROWS_MAX + 1) throw new AppError('table_too_large')
    // Skips the rest of a line that is longer than the window.
    const isInLine = read.rows.at(-1)?.isWhole === false && text[at + read.length - 1] !== '\n'
    at = isInLine ? lineEnd(text, at + read.length) : at + read.length
    await nextTurn()
  }
  return rows
}

interface Window {
  readonly rows: readonly {
    readonly cells: readonly string[]
    readonly isWhole: boolean
    readonly lines: number
  }[]
  /** Length of these rows in UTF-16 units. */
  readonly length: number
}

// Returns the rows that end in this part of the text. A misplaced quote loses its own line only.
function rowsOf(window: string, delimiter: string, isLast: boolean): Window {
  const rows: Window['rows'][number][] = []
  let start = 0
  papaparse.parse<string[]>(window, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta: { cursor } }, parser) {
      // A row that may continue is left to the next window.
      const isCut = cursor === window.length && !isLast
      const isWhole = !isCut && !errors.some(({ type }) => type === 'Quotes')
      if (!isWhole) parser.abort()
      if (isCut && rows.length > 0) return
      const end = isWhole ? cursor : lineEnd(window, start)
      const cells = isWhole ? data : window.slice(start, end).trimEnd().split(delimiter)
      const lines = 1 + (isWhole ? data.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0) : 0)
      rows.push({ cells, isWhole, lines })
      start = end
    },
  })
  return { rows, length: start }
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at + 1
}

// Returns the delimiter that splits the header line into the most columns.
function guessedDelimiter(head: string): string {
  const columns = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(head, { delimiter, newline: '\n', preview: 1 })
    return data[0]?.length ?? 0
  })
  return DELIMITERS[columns.indexOf(Math.max(...columns))] ?? ','
}

async function decoded(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  const parts: string[] = []
  let isAfterReturn = false
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const part = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true })
    if (part.includes('\u0000')) throw new AppError('archive_unreadable')
    // Converts CRLF and the CR of old Macs to LF, also if a chunk ends between CR and LF.
    parts.push((isAfterReturn && part.startsWith('\n') ? part.slice(1) : part).replaceAll(/\r\n?/g, '\n'))
    isAfterReturn = part.endsWith('\r')
    await nextTurn()
  }
  return parts.join('') + decoder.decode()
}

// Detects the byte order mark, else the zero bytes of Latin letters in UTF-16; falls back to Windows-1252.
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const head = bytes.subarray(0, 1000)
  const zeros = (odd: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > head.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > head.length / 4 && zeros(1) === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
