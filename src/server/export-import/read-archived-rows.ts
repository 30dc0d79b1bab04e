import type { ImportNote } from '../../contract/export-import/import-report.ts'
import type { ArchivedTable } from './tables/archived-table.ts'
import { linesOf } from './archived-lines.ts'
import type { OpenedArchive } from './open-archive.ts'
import type { Row } from './tables/own-rows.ts'

/** A row of a data file, or a note with the reason that it can't be read. */
export type RowReading =
  | { readonly line: number; readonly row: Row; readonly note: null }
  | { readonly line: number; readonly row: null; readonly note: ImportNote }

/** Yields the rows of a table in an archive, parsed by the table's schema; none if the archive lacks the file. */
export async function* readArchivedRows(
  archive: OpenedArchive,
  table: ArchivedTable,
): AsyncGenerator<RowReading> {
  const name = `data/${table.file}.json`
  if (archive.sizeOf(name) === null) return
  let line = 0
  try {
    for await (const { number, text } of linesOf(await archive.read(name))) {
      line = number
      const written = text === null ? null : text.trim().replace(/,$/, '')
      // Skips the brackets of the list.
      if (written === '[' || written === ']' || written === '' || written === '[]') continue
      yield readRow(table, number, written)
    }
  } catch {
    // The rest of a damaged file can't be decompressed.
    yield failed(line + 1, noteOf(table, line + 1, 'not readable'))
  }
}

function readRow(table: ArchivedTable, line: number, text: string | null): RowReading {
  const json = text === null ? undefined : parseJson(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return failed(line, noteOf(table, line, 'not readable'))
  const parsed = table.columns.safeParse(json)
  if (parsed.success) return { line, row: parsed.data, note: null }
  const columns = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')],
  )
  const note = noteOf(table, line, 'invalid value', json)
  return failed(line, { ...note, columns: [...new Set(columns)].slice(0, 10) })
}

function failed(line: number, note: ImportNote): RowReading {
  return { line, row: null, note }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates a note about a line of a table's file. */
export function noteOf(
  { file }: Pick<ArchivedTable, 'file'>,
  line: number,
  problem: ImportNote['problem'],
  row: object = {},
): ImportNote {
  return { file, line, name: nameOf(row), problem, columns: [] }
}

function nameOf(row: object): string | null {
  const fields: Row = { ...row }
  const named = [fields['name'], fields['title'], fields['place'], fields['text']]
  const name = named.find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? Array.from(name).slice(0, 120).join('') : null
}
