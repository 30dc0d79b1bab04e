import { isPrintable } from '../../contract/fields.ts'
import type { CsvField } from '../../contract/export-import/imported-csv.ts'
import type { CsvColumn } from './csv-headers.ts'

const SHOWN_VALUE_MAX = 40
// Longer than any valid value; bounds the time to parse a malicious cell.
const CELL_MAX = 300
const LONG_CELL_MAX = 5000
const longFields: ReadonlySet<CsvField> = new Set<CsvField>(['notes', 'fit', 'care', 'tags', 'link', 'photo'])

/** The text of a cell without unprintable characters and the apostrophe that exports add before formulas. */
export function cleanCell(cell: string): string {
  const text = cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .normalize('NFC')
    .trim()
  if (isPrintable(text)) return text
  return Array.from(text.toWellFormed())
    .map((letter) => (letter === '\r' ? '\n' : letter))
    .filter(isPrintable)
    .join('')
    .trim()
}

interface Cell {
  readonly column: CsvColumn
  readonly value: string
}

/** The cells of a row, by field. */
export interface Row {
  readonly unread: string[]
  readonly shortened: string[]
  /** The nonempty cells of a field, by rank of their columns. */
  all(field: CsvField): readonly Cell[]
  /** The first cell of a field; '' for none. */
  text(field: CsvField): string
  /** All cells of a field, one per line. */
  joined(field: CsvField): string
  /** The parsed first cell of a field; null for none, or one that can't be parsed, which is rejected. */
  read<T>(field: CsvField, reader: (text: string, column: CsvColumn) => T | null): T | null
  /** A text truncated to its limit; null for ''. */
  short(field: CsvField, text: string, max: number): string | null
  reject(cell: Cell): void
}

/** Groups the cells of a row by field, cleaned and without empty ones. */
export function cellsOfRow(columns: readonly CsvColumn[], cells: readonly string[]): Row {
  const unread: string[] = []
  const shortened: string[] = []
  const filled = columns.flatMap((column, nth) => {
    const { field } = column
    if (field === null) return []
    const value = cleanCell((cells[nth] ?? '').slice(0, longFields.has(field) ? LONG_CELL_MAX : CELL_MAX))
    return value === '' ? [] : [{ column, value }]
  })
  const all = (field: CsvField) =>
    filled
      .filter(({ column }) => column.field === field)
      .toSorted((one, other) => one.column.rank - other.column.rank)
  const reject = ({ column, value }: Cell) => void unread.push(`${column.header} “${cut(value)}”`)
  return {
    unread,
    shortened,
    all,
    reject,
    text: (field) => all(field)[0]?.value ?? '',
    joined: (field) =>
      all(field)
        .map(({ value }) => value)
        .join('\n'),
    read(field, reader) {
      const [cell] = all(field)
      if (!cell) return null
      const read = reader(cell.value, cell.column)
      if (read === null) reject(cell)
      return read
    },
    short(field, text, max) {
      const letters = Array.from(text)
      if (letters.length <= max) return text || null
      shortened.push(all(field)[0]?.column.header ?? field)
      return letters.slice(0, max).join('').trim()
    },
  }
}

function cut(value: string): string {
  const letters = Array.from(value.replaceAll(/\s+/g, ' '))
  return letters.length > SHOWN_VALUE_MAX
    ? `${letters.slice(0, SHOWN_VALUE_MAX).join('')}…`
    : letters.join('')
}
