import { open, readFile, stat } from 'node:fs/promises'
import type { ImportReport } from '../../contract/export-import/import-report.ts'
import type { ImportedCsv } from '../../contract/export-import/imported-csv.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { MANIFEST_FILE } from './archive-format.ts'
import type { OnProgress } from './export-archive.ts'
import { checkArchive, importArchive } from './import-archive.ts'
import { checkCsv, importCsv } from './csv/import-csv.ts'
import { openArchive, type OpenedArchive } from './open-archive.ts'
import { CSV_MAX_BYTES } from './csv/read-csv.ts'
import type { CsvFile } from './csv/read-csv-pieces.ts'
import { photosById, type CsvPhotoDeps } from './csv/csv-photos.ts'

/** The result, or the predicted result, of importing a file. */
export interface FileReport {
  readonly report: ImportReport
  /** The interpretation of a CSV; null for an Armadio export. */
  readonly table: ImportedCsv | null
}

interface Options {
  readonly onProgress?: OnProgress | undefined
  readonly signal?: AbortSignal | undefined
}

/** A file to import, with the name that the user uploaded. */
export interface ImportedFile {
  readonly path: string
  readonly name: string
}

/**
 * Predicts the result of importing a file: an Armadio export, a CSV, or a ZIP with a CSV and photos. Changes nothing.
 * @throws AppError archive_unreadable, archive_encrypted, archive_unsafe, archive_too_new, archive_unknown,
 *   archive_spreadsheet, table_unknown, table_empty, table_too_large
 */
export async function checkFile(
  deps: CsvPhotoDeps,
  user: User,
  file: ImportedFile,
  { signal }: Options = {},
): Promise<FileReport> {
  return withOpened(file, async (archive, table) => {
    if (table) return checkCsv(deps, user, table, { signal })
    const report = archive && (await checkArchive(deps, user, archive, { signal }))
    if (!report) throw new AppError('archive_unknown')
    return { report, table: null }
  })
}

/**
 * Adds everything of the file that the wardrobe lacks, or nothing if it fails.
 * @throws AppError as checkFile; an AbortError
 */
export async function importFile(
  deps: CsvPhotoDeps,
  user: User,
  file: ImportedFile,
  options: Options = {},
): Promise<FileReport> {
  return withOpened(file, async (archive, table) => {
    if (table) return importCsv(deps, user, { ...table, archive }, options)
    if (!archive) throw new AppError('archive_unknown')
    return { report: await importArchive(deps, user, archive, options), table: null }
  })
}

// The format is detected from the content, not the file name.
async function withOpened<T>(
  { path, name }: ImportedFile,
  work: (archive: OpenedArchive | null, table: CsvFile | null) => Promise<T>,
): Promise<T> {
  if (!(await isZip(path))) {
    if ((await stat(path)).size > CSV_MAX_BYTES) throw new AppError('table_too_large')
    return work(null, { name, bytes: await readFile(path), others: null })
  }
  const archive = await openArchive(path)
  try {
    return await work(archive, archive.sizeOf(MANIFEST_FILE) === null ? await tableIn(archive) : null)
  } finally {
    archive.close()
  }
}

// Signatures of a ZIP and of an empty ZIP.
const zipStarts = ['504b0304', '504b0506']

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return zipStarts.includes(buffer.toString('hex'))
  } finally {
    await file.close()
  }
}

// The largest CSV of a ZIP is the one with the pieces.
async function tableIn(archive: OpenedArchive): Promise<CsvFile> {
  const names = archive.names.filter((name) => !isHidden(name))
  const sizeOf = (name: string) => archive.sizeOf(name) ?? 0
  const [csv] = names
    .filter((name) => /\.(?:csv|tsv)$/i.test(name))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (csv === undefined)
    throw new AppError(names.some(isInSpreadsheet) ? 'archive_spreadsheet' : 'archive_unknown')
  if (sizeOf(csv) > CSV_MAX_BYTES) throw new AppError('table_too_large')
  const bytes = await archive.readWhole(csv, CSV_MAX_BYTES)
  if (!bytes) throw new AppError('archive_unreadable')
  return {
    name: csv,
    bytes,
    others: { names: names.filter((name) => name !== csv), photosById: await photosById(archive) },
  }
}

// Whether macOS added the file to the ZIP.
function isHidden(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(name)
}

// Excel and LibreOffice write ZIPs too.
function isInSpreadsheet(name: string): boolean {
  return name === 'xl/workbook.xml' || name === 'content.xml'
}
