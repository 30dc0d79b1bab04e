import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openImageStore } from '../src/server/adapters/image-store/open-image-store.ts'
import { backUp } from '../src/server/export-import/maintenance/back-up.ts'
import { DatabaseUnusable } from '../src/server/db/database-unusable.ts'
import { ImageStoreFailure, ImageStoreUnusable } from '../src/server/ports/image-store.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'

// Copies the wardrobe into a folder and checks the copy; Armadio may be running.
const [folder = '.', named] = process.argv.slice(2)
process.umask(0o077)

try {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '..'))
  const { database, dataFolder } = settings
  if (database.engine === 'sqlite' && !existsSync(database.file))
    throw new SettingsError(`Couldn't find a wardrobe in ${dataFolder}. Set DATA_DIR to its folder.`)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = named ? resolve(folder, named) : join(`${dataFolder}-backups`, stamp)
  if (existsSync(target)) throw new SettingsError(`${target} exists. Choose another folder.`)
  const images = await openImageStore(settings)
  await mkdir(dirname(target), { recursive: true })
  const started = performance.now()
  const { pictures, files, byteSize, broken } = await backUp({ database, dataFolder, images }, target)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const source =
    database.engine === 'sqlite' ? 'SQLite, VACUUM INTO' : 'PostgreSQL, one snapshot, as a SQLite file'
  console.log(
    `Copied the database (${source}) and ${pictures} photos in ${files} files: ${megabytes(byteSize)}.`,
  )
  const checked =
    broken === 0 ? 'every file is there and intact' : `${broken} of ${files} files are missing or damaged`
  console.log(`Checked the copy: the database is sound, ${checked}.`)
  console.log(
    `The backup is ${target}, made in ${seconds} s. To use it, start Armadio with DATA_DIR=${target}${settings.s3 ? ' and without the S3_ settings' : ''}.`,
  )
  if (broken > 0) {
    process.exitCode = 1
    console.log('Run npm run repair to list the damage.')
  }
} catch (error) {
  process.exitCode = 1
  const isExpected =
    error instanceof SettingsError ||
    error instanceof DatabaseUnusable ||
    error instanceof ImageStoreUnusable ||
    error instanceof ImageStoreFailure
  console.error(isExpected ? error.message : error)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
