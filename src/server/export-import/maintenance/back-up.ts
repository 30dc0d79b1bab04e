import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openDatabase, type Database, type DatabaseTarget } from '../../db/open-database.ts'
import { checkPictures, pictureFilePath } from './check-pictures.ts'
import type { ImageStore } from '../../ports/image-store.ts'
import { copyDatabase } from './copy-database.ts'
import { folderFiles } from './folder-files.ts'
import { quickCheck } from './salvage-database.ts'

const ATTEMPTS = 3

interface Wardrobe {
  readonly database: DatabaseTarget
  /** Folder of the secret for share links. */
  readonly dataFolder: string
  readonly images: ImageStore
}

/** The contents of a checked backup. */
export interface Backup {
  readonly pictures: number
  readonly files: number
  /** Bytes of the database and the pictures. */
  readonly byteSize: number
  /** Files that are missing or damaged in the wardrobe itself. */
  readonly broken: number
}

/**
 * Backs up the wardrobe into a new folder that can be used as DATA_DIR, while Armadio runs: first a snapshot of the
 * database, then its pictures, which never change. The folder appears once the copy was checked.
 * @throws Error if the copied database is damaged
 */
export async function backUp(wardrobe: Wardrobe, target: string): Promise<Backup> {
  const unfinished = `${target}.part`
  await rm(unfinished, { recursive: true, force: true })
  try {
    const backup = await copyEverything(wardrobe, unfinished)
    await rename(unfinished, target)
    return backup
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function copyEverything({ database, dataFolder, images }: Wardrobe, to: string): Promise<Backup> {
  const file = join(to, 'armadio.db')
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(to, { recursive: true })
    for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
    await copyDatabase(database, file)
    const complaints = quickCheck(file)
    if (complaints.length > 0)
      throw new Error(`The copy of the database is damaged: ${complaints.join('; ')}`)
    const copy = await openDatabase({ engine: 'sqlite', file })
    try {
      await copyPictures(copy.db, images, join(to, 'images'))
      // The links of shared looks are derived from the secret.
      await copyIfThere(join(dataFolder, 'secret'), join(to, 'secret'))
      const check = await checkPictures(copy.db, folderFiles(join(to, 'images')))
      const broken = check.missing.length + check.damaged.length
      // The cleanup job may have deleted a picture that the copied rows still show; a new copy of the rows doesn't.
      if (check.missing.length > 0 && attempt < ATTEMPTS) continue
      const { pictures, files } = check
      return { pictures, files, broken, byteSize: (await stat(file)).size + (await bytesOfPictures(copy.db)) }
    } finally {
      await copy.close()
    }
  }
}

async function copyPictures(db: Database, images: ImageStore, to: string): Promise<void> {
  const rows = await db
    .selectFrom('storedImages')
    .select(['key', 'widths'])
    .where('state', '=', 'stored')
    .execute()
  for (const { key, widths } of rows) {
    for (const width of widths) {
      const bytes = await images.read(key, width)
      if (!bytes) continue
      const path = join(to, pictureFilePath(key, width))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
    }
  }
}

async function bytesOfPictures(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('storedImages')
    .select(({ fn }) => fn.sum<number | null>('byteSize').as('bytes'))
    .where('state', '=', 'stored')
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}
