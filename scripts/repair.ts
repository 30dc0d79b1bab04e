import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openImageStore } from '../src/server/adapters/image-store/open-image-store.ts'
import { s3ImageFiles } from '../src/server/adapters/image-store/s3-image-files.ts'
import { checkPictures } from '../src/server/export-import/maintenance/check-pictures.ts'
import { folderFiles } from '../src/server/export-import/maintenance/folder-files.ts'
import { repairPictures } from '../src/server/export-import/maintenance/repair-pictures.ts'
import { quickCheck, salvageDatabase } from '../src/server/export-import/maintenance/salvage-database.ts'
import { piecesWithWrongWearCount } from '../src/server/export-import/wear-counts.ts'
import { recountWears } from '../src/server/closet/wears/wear-store.ts'
import { DatabaseUnusable } from '../src/server/db/database-unusable.ts'
import { migrateToLatest } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { ImageStoreFailure, ImageStoreUnusable } from '../src/server/ports/image-store.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'

// Reports inconsistencies between the database and the photos; with --fix also repairs them. Deletes nothing.
const isFix = process.argv.includes('--fix')
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
const SHOWN = 20
process.umask(0o077)

try {
  await repair()
} catch (error) {
  process.exitCode = 1
  const isExpected =
    error instanceof SettingsError ||
    error instanceof DatabaseUnusable ||
    error instanceof ImageStoreUnusable ||
    error instanceof ImageStoreFailure
  console.error(isExpected ? error.message : error)
}

async function repair(): Promise<void> {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const { dataFolder, database, s3 } = settings
  if (database.engine === 'sqlite' && !(await isDatabaseSound(database.file))) return
  const images = await openImageStore(settings)
  const files = s3 ? s3ImageFiles(s3) : folderFiles(join(dataFolder, 'images'))
  const opened = await openDatabase(database)
  try {
    await migrateToLatest(opened)
    const { db } = opened
    const check = await checkPictures(db, files)
    const wears = await piecesWithWrongWearCount(db, null)
    console.log(`Checked ${check.pictures} photos in ${check.files} files.`)
    list('Missing files', names(check.missing))
    list('Damaged files', names(check.damaged))
    list('Files that no photo needs', check.strays)
    list('Pieces with a wear count that is wrong', wears)
    const problems = check.missing.length + check.damaged.length + check.strays.length + wears.length
    if (problems === 0 || !isFix) {
      process.exitCode = problems === 0 ? process.exitCode : 1
      console.log(
        problems === 0 ? 'Everything agrees.' : 'Nothing was changed. npm run repair -- --fix repairs it.',
      )
      return
    }
    const quarantine = join(dataFolder, 'quarantine', stamp)
    const needs = { db, images, files, quarantine }
    const { restored, lost, moved } = await repairPictures(needs, check)
    await recountWears(db, wears, new Date())
    console.log(
      `Restored ${restored} photos from another size. Lost: ${lost}; those pieces show an illustration now.`,
    )
    console.log(`Moved ${moved} files to ${quarantine}. Corrected ${wears.length} wear counts.`)
  } finally {
    await opened.close()
  }
}

async function isDatabaseSound(file: string): Promise<boolean> {
  if (!existsSync(file)) {
    console.log(`Couldn't find a database at ${file}.`)
    return false
  }
  const complaints = quickCheck(file)
  if (complaints.length === 0) {
    console.log('The database is sound.')
    return true
  }
  list('The database is damaged', complaints)
  process.exitCode = 1
  if (!isFix) {
    console.log(
      'Nothing was changed. Stop Armadio, then run npm run repair -- --fix to copy what is readable.',
    )
    return false
  }
  const { rows, unreadable, orphans, kept } = await salvageDatabase(file, stamp)
  process.exitCode = 0
  console.log(
    `Copied ${rows} rows into a new database. Not readable: ${unreadable}, without what they belong to: ${orphans}.`,
  )
  console.log(`The damaged file is ${kept}.`)
  return true
}

function names(files: readonly { readonly key: string; readonly width: number }[]): string[] {
  return files.map(({ key, width }) => `${key}/${width}.webp`)
}

function list(title: string, entries: readonly string[]): void {
  console.log(`${title}: ${entries.length}`)
  for (const entry of entries.slice(0, SHOWN)) console.log(`  ${entry}`)
  if (entries.length > SHOWN) console.log(`  … and ${entries.length - SHOWN} more`)
}
