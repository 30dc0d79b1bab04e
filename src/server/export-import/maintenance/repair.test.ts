import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenFolder } from '../../../../tests/support/server/archive-files.ts'
import { readRows } from '../../../../tests/support/database/example-rows.ts'
import { fillWardrobe } from '../../../../tests/support/server/fill-wardrobe.ts'
import { givenS3, objectsIn, putObject } from '../../../../tests/support/other-servers/s3-server.ts'
import { testClock } from '../../../../tests/support/fakes/test-clock.ts'
import { describeOnEachDatabase, makeTestDatabase } from '../../../../tests/support/database/test-database.ts'
import { diskImageStore } from '../../adapters/image-store/disk-image-store.ts'
import { s3ImageFiles } from '../../adapters/image-store/s3-image-files.ts'
import { openS3ImageStore } from '../../adapters/image-store/s3-image-store.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createWorkQueue } from '../../http/limits/work-queue.ts'
import { personalUser, PERSONAL_USER_ID } from '../../user/personal-user.ts'
import { checkPictures, pictureFilePath } from './check-pictures.ts'
import { folderFiles } from './folder-files.ts'
import { repairPictures } from './repair-pictures.ts'
import { quickCheck, salvageDatabase } from './salvage-database.ts'
import { piecesWithWrongWearCount } from '../wear-counts.ts'

const me = { id: PERSONAL_USER_ID }
const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })

describeOnEachDatabase('a wardrobe with damaged photos', (database) => {
  const given = givenFolder()
  let folder: string
  let quarantine: string
  let pictures: { key: string; widths: number[] }[]
  beforeEach(async () => {
    folder = await given.path('images')
    quarantine = await given.path('quarantine')
    const db = database.db()
    const clock = testClock()
    await personalUser(db, clock)
    await fillWardrobe({ db, images: diskImageStore(folder), imageWork, clock }, me, { pieces: 6 })
    pictures = await db.selectFrom('storedImages').select(['key', 'widths']).orderBy('key').execute()
  })
  const path = (nth: number, width: number) => join(folder, pictureFilePath(pictures[nth]?.key ?? '', width))
  const deps = () => ({
    db: database.db(),
    images: diskImageStore(folder),
    files: folderFiles(folder),
    quarantine,
  })
  const damage = async () => {
    for (const nth of [0, 1, 2]) await rm(path(nth, 352))
    for (const width of [192, 360]) await rm(path(4, width))
    for (const nth of [5, 6, 7, 8, 4]) {
      const file = path(nth, nth === 4 ? 352 : 360)
      const bytes = await readFile(file)
      bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
      await writeFile(file, bytes)
    }
    for (const name of ['a.webp', 'x/b.webp', '00/c.txt', 'incoming/d/1.webp', '.hidden']) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), 'stray')
    }
  }

  test('with 5 files deleted, 5 added and 5 with a flipped bit reports exactly those', async () => {
    expect(await checkPictures(database.db(), folderFiles(folder))).toMatchObject({
      missing: [],
      damaged: [],
      strays: [],
    })
    await damage()
    const check = await checkPictures(database.db(), folderFiles(folder))
    expect([check.missing.length, check.damaged.length, check.strays.length]).toEqual([5, 5, 5])
    expect(check.files).toBe(54)
  })

  test('is intact after the repair: files are regenerated, a lost photo becomes a drawing, nothing is deleted', async () => {
    await damage()
    const repair = await repairPictures(deps(), await checkPictures(database.db(), folderFiles(folder)))
    expect(repair).toEqual({ restored: 7, lost: 1, moved: 10 })
    const after = await checkPictures(database.db(), folderFiles(folder))
    expect([after.missing, after.damaged, after.strays]).toEqual([[], [], []])
    const lost = pictures[4]?.key ?? ''
    for (const table of [
      'closetItems',
      'wishlistItems',
      'outfitHistory',
      'outfitRecommendations',
      'tripDays',
    ])
      expect([table, JSON.stringify(await readRows(database.db(), table)).includes(lost)]).toEqual([
        table,
        false,
      ])
    expect((await readRows(database.db(), 'closetItems')).length).toBe(6)
    const kept = await readdir(quarantine, { recursive: true, withFileTypes: true })
    expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThanOrEqual(10)
  })

  test('has its wrong wear counts reported', async () => {
    expect(await piecesWithWrongWearCount(database.db(), null)).toEqual([])
    const [piece] = await readRows(database.db(), 'closetItems')
    await database
      .db()
      .updateTable('closetItems')
      .set({ wearCount: 99 })
      .where('id', '=', String(piece?.['id']))
      .execute()
    expect(await piecesWithWrongWearCount(database.db(), null)).toEqual([piece?.['id']])
  })
})

describeOnEachDatabase('a wardrobe with damaged photos in a bucket', (database) => {
  const given = givenFolder()
  const s3 = givenS3()

  test('is intact after the repair, with the damaged files moved to this computer', async () => {
    const db = database.db()
    const clock = testClock()
    const bucket = await s3.bucket()
    const images = await openS3ImageStore(bucket)
    const files = s3ImageFiles(bucket)
    const quarantine = await given.path('quarantine')
    await personalUser(db, clock)
    await fillWardrobe({ db, images, imageWork, clock }, me, { pieces: 2 })
    const [first, second] = await db.selectFrom('storedImages').select('key').orderBy('key').execute()
    const [missing, damaged] = [first, second].map((row) => pictureFilePath(row?.key ?? '', 352))
    await putObject(bucket, `images/${damaged}`, 'damaged')
    await putObject(bucket, 'images/stray.txt', 'stray')
    await putObject(bucket, 'not-ours.txt', 'kept')
    await files.moveOut(missing ?? '', await given.path('missing'))
    const check = await checkPictures(db, files)
    expect(check).toMatchObject({ missing: [{}], damaged: [{}], strays: ['stray.txt'] })
    const repaired = await repairPictures({ db, images, files, quarantine }, check)
    expect(repaired).toEqual({ restored: 2, lost: 0, moved: 2 })
    expect(await checkPictures(db, files)).toMatchObject({ missing: [], damaged: [], strays: [] })
    expect(await readFile(join(quarantine, damaged ?? ''), 'utf8')).toBe('damaged')
    expect(await readFile(join(quarantine, 'stray.txt'), 'utf8')).toBe('stray')
    expect(await objectsIn(bucket)).toContain('not-ours.txt')
  })
})

describe('a damaged SQLite file', () => {
  const given = givenFolder()

  test('has its readable rows copied to a new file, and is kept', async () => {
    const database = await makeTestDatabase('sqlite', 'migrated')
    const file = database.target.engine === 'sqlite' ? database.target.file : ''
    const opened = await openDatabase(database.target)
    const clock = testClock()
    await personalUser(opened.db, clock)
    const images = diskImageStore(await given.path('images'))
    await fillWardrobe({ db: opened.db, images, imageWork, clock }, me, { pieces: 40 })
    await opened.close()
    expect(quickCheck(file)).toEqual([])
    const page = pageOfPieces(file)
    const bytes = await readFile(file)
    bytes.fill(0xff, page, page + 1000)
    await writeFile(file, bytes)
    expect(quickCheck(file)).not.toEqual([])

    const running = new DatabaseSync(file)
    running.exec('select count(*) from users')
    await expect(salvageDatabase(file, 'test')).rejects.toThrow('Armadio is running.')
    running.close()
    const salvage = await salvageDatabase(file, 'test')
    expect(quickCheck(file)).toEqual([])
    expect(quickCheck(salvage.kept)).not.toEqual([])
    const again = await openDatabase(database.target)
    const pieces = await again.db.selectFrom('closetItems').select('id').execute()
    const wears = await again.db.selectFrom('wears').select('closetItemId').execute()
    await again.close()
    expect(pieces.length).toBeGreaterThan(20)
    expect(pieces.length).toBeLessThan(40)
    expect(wears.every(({ closetItemId }) => pieces.some(({ id }) => id === closetItemId))).toBe(true)
    expect(salvage.orphans).toBeGreaterThan(0)
    await database.remove()
  })
})

/** Offset in bytes of a leaf page in the middle of the table of pieces. */
function pageOfPieces(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const size = Number(database.prepare('pragma page_size').get()?.['page_size'])
  database.close()
  return size * leafNumber(file, size)
}

function leafNumber(file: string, size: number): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const root = Number(
    database.prepare("select rootpage from sqlite_master where name = 'closet_items'").get()?.['rootpage'],
  )
  database.close()
  const bytes = readFileSync(file)
  const page = (root - 1) * size
  const cells = bytes.readUInt16BE(page + 3)
  // In an interior page, each cell begins with the page number of a child.
  const cell = bytes.readUInt16BE(page + 12 + 2 * Math.floor(cells / 2))
  return bytes.readUInt32BE(page + cell) - 1
}
