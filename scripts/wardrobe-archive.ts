import { createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { archiveProblem, importSummary } from '../src/domain/words/import-report.ts'
import { fieldInWords, csvSentences } from '../src/domain/words/csv-import-report.ts'
import { systemClock } from '../src/server/adapters/clock/system-clock.ts'
import { openImageStore } from '../src/server/adapters/image-store/open-image-store.ts'
import { exportArchive } from '../src/server/export-import/export-archive.ts'
import { importFile } from '../src/server/export-import/import-file.ts'
import { DatabaseUnusable } from '../src/server/db/database-unusable.ts'
import { migrateToLatest } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { snapshotsOf } from '../src/server/db/read-snapshot.ts'
import { AppError } from '../src/server/http/app-error.ts'
import { createWorkQueue } from '../src/server/http/limits/work-queue.ts'
import { ImageStoreFailure, ImageStoreUnusable } from '../src/server/ports/image-store.ts'
import { createPhotoReader } from '../src/server/segmentation/create-photo-reader.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'
import { personalUser, PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'

// Exports the personal wardrobe to an archive, or imports an archive or a CSV; the server may be running.
const [command, folder = '.', file = ''] = process.argv.slice(2)
const user = { id: PERSONAL_USER_ID }
process.umask(0o077)

try {
  await (command === 'import' ? bringIn(resolve(folder, file)) : writeOut(resolve(folder, file)))
} catch (error) {
  process.exitCode = 1
  const isExpected =
    error instanceof AppError ||
    error instanceof SettingsError ||
    error instanceof DatabaseUnusable ||
    error instanceof ImageStoreUnusable ||
    error instanceof ImageStoreFailure
  console.error(isExpected ? error.message : error)
}

async function openWardrobe() {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const images = await openImageStore(settings)
  const opened = await openDatabase(settings.database)
  await migrateToLatest(opened)
  await personalUser(opened.db, systemClock)
  return { ...opened, images, snapshot: snapshotsOf(settings.database), clock: systemClock }
}

async function writeOut(path: string): Promise<void> {
  const wardrobe = await openWardrobe()
  // Renames the file when it is complete; an earlier file stays until then.
  const unfinished = `${path}.part`
  try {
    const report = await exportArchive(wardrobe, user, createWriteStream(unfinished), { onProgress: show })
    await rename(unfinished, path)
    const { size } = await stat(path)
    console.log(
      `\nExported ${report.rows} rows and ${report.pictures} photos to ${path} (${megabytes(size)}).`,
    )
    if (report.lost.length > 0)
      console.log(`${report.lost.length} photos have no file. Run npm run repair to list them.`)
  } finally {
    await rm(unfinished, { force: true })
    await wardrobe.close()
  }
}

async function bringIn(path: string): Promise<void> {
  const wardrobe = await openWardrobe()
  const uploadFolder = await mkdtemp(join(tmpdir(), 'armadio-import-'))
  const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })
  const photoReader = createPhotoReader()
  try {
    const needs = { ...wardrobe, imageWork, uploadFolder, photoReader }
    const { report, table } = await importFile(
      needs,
      user,
      { path, name: basename(path) },
      { onProgress: show },
    )
    console.log()
    if (table?.app) console.log(`A CSV of ${table.app}.`)
    for (const { header, field } of table?.columns ?? [])
      if (field) console.log(`${header}: ${fieldInWords(field)}`)
    for (const sentence of table ? csvSentences(table) : []) console.log(sentence)
    for (const line of importSummary(report)) console.log(line)
    for (const note of report.notes) console.log(archiveProblem(note))
    if (report.moreNotes > 0) console.log(`… and ${report.moreNotes} more.`)
  } finally {
    await photoReader.close()
    await rm(uploadFolder, { recursive: true, force: true })
    await wardrobe.close()
  }
}

let shownAt = 0

function show(done: number, total: number): void {
  if (!process.stdout.isTTY || (Date.now() - shownAt < 200 && done < total)) return
  shownAt = Date.now()
  process.stdout.write(`\r${done} of ${total}`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
