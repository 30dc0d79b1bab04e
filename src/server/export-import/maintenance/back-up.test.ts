import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '../../../../tests/support/server/archive-files.ts'
import { readRows } from '../../../../tests/support/database/example-rows.ts'
import { fillWardrobe } from '../../../../tests/support/server/fill-wardrobe.ts'
import { testClock } from '../../../../tests/support/fakes/test-clock.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { canonicalJson } from '../../../domain/export-import/canonical-json.ts'
import { diskImageStore } from '../../adapters/image-store/disk-image-store.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createWorkQueue } from '../../http/limits/work-queue.ts'
import { personalUser, PERSONAL_USER_ID } from '../../user/personal-user.ts'
import { archivedTables, picturesTable } from '../tables/archived-tables.ts'
import { backUp } from './back-up.ts'

describeOnEachDatabase('a backup', (database) => {
  const given = givenFolder()
  let dataFolder: string
  let target: string
  beforeEach(async () => {
    dataFolder = await given.path('data')
    target = await given.path('backup')
    const db = database.db()
    const clock = testClock()
    await personalUser(db, clock)
    const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })
    await fillWardrobe({ db, images: images(), imageWork, clock }, { id: PERSONAL_USER_ID }, { pieces: 4 })
  })
  const images = () => diskImageStore(join(dataFolder, 'images'))
  const make = () => backUp({ database: database.target(), dataFolder, images: images() }, target)
  const filesOf = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()

  test('has every row and every photo, and opens as a separate wardrobe while the original is open', async () => {
    expect(await make()).toMatchObject({ pictures: 12, files: 36, broken: 0 })
    const copy = await openDatabase({ engine: 'sqlite', file: join(target, 'armadio.db') })
    for (const { table } of [...archivedTables, picturesTable]) {
      const rows = async (db: typeof copy.db) => (await readRows(db, table)).map(canonicalJson).toSorted()
      expect([table, await rows(copy.db)]).toEqual([table, await rows(database.db())])
    }
    await copy.close()
    const photos = await filesOf(join(target, 'images'))
    expect(photos.length).toBe(36)
    for (const photo of photos)
      expect(await readFile(photo.replace(target, dataFolder))).toEqual(await readFile(photo))
    expect(await readdir(join(target, '..'))).not.toContain('backup.part')
  })

  test('reports the number of photos missing in the wardrobe itself', async () => {
    const [first = ''] = await filesOf(join(dataFolder, 'images'))
    await rm(first)
    expect(await make()).toMatchObject({ broken: 1 })
  })
})
