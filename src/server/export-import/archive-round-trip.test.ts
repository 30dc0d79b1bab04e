import { createWriteStream } from 'node:fs'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { fillWardrobe } from '../../../tests/support/server/fill-wardrobe.ts'
import { givenFolder, readZip, writeZip, type ZipEntry } from '../../../tests/support/server/archive-files.ts'
import { asNives, givenAppOfTwo, NIVES } from '../../../tests/support/server/given-app-of-two.ts'
import { readRows } from '../../../tests/support/database/example-rows.ts'
import { memoryImageStore } from '../../../tests/support/fakes/memory-image-store.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { snapshotsOf } from '../db/read-snapshot.ts'
import type { Tables } from '../db/tables/tables.ts'
import { createWorkQueue } from '../http/limits/work-queue.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { archivedTables, columnsLeftOut, picturesTable, tablesLeftOut } from './tables/archived-tables.ts'
import { exportArchive } from './export-archive.ts'
import { checkArchive, importArchive } from './import-archive.ts'
import { openArchive } from './open-archive.ts'

const me = { id: PERSONAL_USER_ID }
const nives = { id: NIVES }

describeOnEachDatabase('an archive', (database) => {
  const given = givenAppOfTwo(database)
  const folder = givenFolder()
  const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })
  let images: ImageStore & { keys(): string[] }
  let zip: string
  beforeEach(async () => {
    images = memoryImageStore()
    zip = await folder.path('wardrobe.zip')
    const deps = { db: database.db(), images, imageWork, clock: given.clock() }
    await fillWardrobe(deps, me, { pieces: 6 })
  })
  const write = (path = zip, user = me) =>
    exportArchive(
      { snapshot: snapshotsOf(database.target()), images, clock: given.clock() },
      user,
      createWriteStream(path),
    )
  const importFrom = async (path = zip, user = me, signal?: AbortSignal) => {
    const archive = await openArchive(path)
    const uploadFolder = await folder.path('uploads')
    const deps = { db: database.db(), images, imageWork, clock: given.clock(), uploadFolder }
    return importArchive(deps, user, archive, { signal }).finally(() => archive.close())
  }
  /** Every row of every archived table, of all users. */
  const everything = async () => {
    const tables = [...archivedTables, picturesTable].map(({ table }) => table)
    return JSON.stringify(await Promise.all(tables.map((table) => readRows(database.db(), table))))
  }
  const wipe = async () => {
    for (const { table } of [...archivedTables].toReversed())
      await sql`delete from ${sql.table(table)}`.execute(database.db())
    await database.db().deleteFrom('storedImages').execute()
    images = memoryImageStore()
  }
  /** Rewrites the archive with changed files; null leaves a file out. */
  const changed = async (change: (name: string, content: Buffer) => Buffer | string | null) => {
    const files: ZipEntry[] = []
    for (const [name, content] of await readZip(zip)) {
      const next = change(name, content)
      if (next !== null) files.push({ name, content: next })
    }
    const path = await folder.path('changed.zip')
    await writeZip(path, files)
    return path
  }
  const failures = ({ notes }: Awaited<ReturnType<typeof importFrom>>) =>
    notes.map(({ file, problem }) => `${file}: ${problem}`)

  test('is byte for byte the same after export, wipe, import and a second export, photos included', async () => {
    await write()
    const before = await readZip(zip)
    await wipe()
    const report = await importFrom()
    expect(report.notes).toEqual([])
    expect(report.unknownFiles).toEqual([])
    const again = await folder.path('again.zip')
    await write(again)
    const after = await readZip(again)
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [name, content] of before)
      expect([name, after.get(name)?.equals(content)]).toEqual([name, true])
    expect([...before.keys()].filter((name) => name.startsWith('pictures/')).length).toBe(6 * 3 * 3)
  })

  test('has at least one row of every table, so the comparison covers all of them', async () => {
    await write()
    const files = await readZip(zip)
    for (const { file } of [...archivedTables, picturesTable])
      expect([file, JSON.parse(String(files.get(`data/${file}.json`))).length > 0]).toEqual([file, true])
  })

  test('changes nothing when imported a second time, and reports that', async () => {
    await write()
    const before = await everything()
    const report = await importFrom()
    expect(report.files.map(({ added, failed }) => added + failed).every((changes) => changes === 0)).toBe(
      true,
    )
    expect(report.files.find(({ file }) => file === 'pieces')?.already).toBe(6)
    expect(await everything()).toBe(before)
  })

  test('can be checked before the import, which reports the rows to add and changes nothing', async () => {
    await write()
    await wipe()
    const archive = await openArchive(zip)
    const preview = await checkArchive({ db: database.db() }, me, archive)
    archive.close()
    expect(await readRows(database.db(), 'closetItems')).toEqual([])
    expect(preview?.files).toEqual((await importFrom()).files)
  })

  test('of another owner gets new ids, the same ones each time', async () => {
    await write()
    const report = await importFrom(zip, nives)
    expect(report.notes).toEqual([])
    const before = await everything()
    expect((await importFrom(zip, nives)).files.every(({ added }) => added === 0)).toBe(true)
    expect(await everything()).toBe(before)
    const pieces = await readRows(database.db(), 'closetItems')
    expect(new Set(pieces.map((row) => row['id'])).size).toBe(12)
    const [listed] = (await given.get('/api/closet-items?archived=1', asNives)).json()
    expect(listed.imageUrl).not.toBe(pieces.find((row) => row['userId'] === me.id)?.['imageUrl'])
    expect(await images.read(String(listed.imageUrl).split('/')[2] ?? '', 360)).not.toBeNull()
  })

  test('with ids of another user adds none of those rows', async () => {
    await write()
    const path = await changed((name, content) =>
      name === 'armadio.json' ? String(content).replace(me.id, nives.id) : content,
    )
    const before = await everything()
    const report = await importFrom(path, nives)
    expect(new Set(failures(report))).toContain('pieces: of another user')
    expect(new Set(failures(report))).toContain('pictures: of another user')
    const own = async () =>
      (await readRows(database.db(), 'closetItems')).filter((row) => row['userId'] === nives.id)
    expect(await own()).toEqual([])
    expect((await readRows(database.db(), 'storedImages')).length).toBe(18)
    expect(before).toContain(me.id)
  })

  test('with a row that no schema accepts adds the others, and reports line, columns and reason', async () => {
    await write()
    await wipe()
    const path = await changed((name, content) => {
      if (name !== 'data/wishlist.json') return content
      const lines = String(content).split('\n')
      lines[1] = String(lines[1]).replace('"priority":1', '"priority":9,"userId":"x"')
      lines[2] = '{"id": broken'
      lines[3] = String(lines[3]).replace('https://example.com/coat"', 'javascript:alert(1)"')
      lines[5] = String(lines[4])
      return lines.join('\n')
    })
    const report = await importFrom(path)
    const ofWishlist = report.notes.filter(({ file }) => file === 'wishlist')
    expect(ofWishlist.map(({ line, problem, columns }) => [line, problem, columns])).toEqual([
      [2, 'invalid value', ['priority', 'userId']],
      [3, 'not readable', []],
      [4, 'invalid value', ['productUrl']],
      [6, 'duplicate', []],
    ])
    expect(report.files.find(({ file }) => file === 'wishlist')).toMatchObject({ added: 2, failed: 4 })
    expect(report.files.find(({ file }) => file === 'price-alerts')).toMatchObject({ added: 2, failed: 4 })
    expect(report.files.find(({ file }) => file === 'pieces')).toMatchObject({ added: 6 })
  })

  test('with a missing, changed or invalid photo gives the piece a drawing or another size of the photo', async () => {
    await write()
    // Excludes photos of listings, which share them with their piece and add notes of their own.
    const ofListings = (await readRows(database.db(), 'listingPhotos')).map(({ imageKey }) => imageKey)
    const ofPieces = (await readRows(database.db(), 'closetItems')).map(({ imageKey }) => imageKey)
    await wipe()
    const keys = [...(await readZip(zip)).keys()]
      .flatMap((name) => /^pictures\/(\w+)\/360/.exec(name)?.[1] ?? [])
      .filter((key) => ofPieces.includes(key) && !ofListings.includes(key))
    expect(keys.length).toBeGreaterThanOrEqual(3)
    const path = await changed((name, content) => {
      if (name === `pictures/${keys[0]}/352.webp`) return null
      if (name === `pictures/${keys[1]}/360.webp`) return '<html>'
      if (name === `pictures/${keys[2]}/352.webp`) return Buffer.concat([content, Buffer.from('x')])
      return content
    })
    const report = await importFrom(path)
    expect(failures(report).toSorted()).toEqual([
      'pictures: photo converted',
      'pictures: photo missing',
      'pictures: photo unreadable',
    ])
    const pieces = await readRows(database.db(), 'closetItems')
    expect(pieces.length).toBe(6)
    for (const piece of pieces) {
      const [, , key = ''] = String(piece['imageUrl']).split('/')
      expect([piece['imageUrl'], piece['imageKey'] === null ? null : images.keys().includes(key)]).toEqual([
        piece['imageKey'] === null ? expect.stringMatching(/^\/drawings\//) : expect.anything(),
        piece['imageKey'] === null ? null : true,
      ])
    }
  })

  test('aborted halfway leaves nothing behind', async () => {
    await write()
    await wipe()
    const abort = new AbortController()
    let saved = 0
    const store = images
    images = {
      ...store,
      async save(key, files) {
        saved += 1
        if (saved === 5) abort.abort()
        return store.save(key, files)
      },
    }
    await expect(importFrom(zip, me, abort.signal)).rejects.toThrow('aborted')
    expect(store.keys()).toEqual([])
    expect(await readRows(database.db(), 'storedImages')).toEqual([])
    expect(await readRows(database.db(), 'closetItems')).toEqual([])
    images = store
    expect((await importFrom()).notes).toEqual([])
  })

  test('puts an apostrophe before a cell that a spreadsheet would run as a formula', async () => {
    await write()
    const csv = String((await readZip(zip)).get('csv/pieces.csv'))
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"") 0"`)
    for (const start of ["'+1 shirt", "'-2 coat", "'@sum"]) expect(csv).toContain(start)
    expect(csv).not.toMatch(/(?:^|,)"?[=+@-]/m)
  })

  test('has every table of the database except those left out for a stated reason', async () => {
    const { rows } =
      database.engine === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
            database.db(),
          )
        : await sql<{
            name: string
          }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
            database.db(),
          )
    const camel = (name: string) =>
      name.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase())
    const tables = rows.map(({ name }) => camel(name)).filter((name) => !/^(?:kysely|sqlite)/.test(name))
    const archived: readonly (keyof Tables)[] = [...archivedTables, picturesTable].map(({ table }) => table)
    expect(tables.filter((name) => !Object.hasOwn(tablesLeftOut, name)).toSorted()).toEqual(
      archived.filter((name) => name !== 'storedImages').toSorted(),
    )
    for (const { table, columns, owner } of [...archivedTables, picturesTable]) {
      const [row] = await readRows(database.db(), table)
      const left = [...(columnsLeftOut[table] ?? []), ...('through' in owner ? [] : [owner.column])]
      expect([table, Object.keys(row ?? {}).toSorted()]).toEqual([
        table,
        [...Object.keys(columns.shape), ...left].toSorted(),
      ])
    }
  })
})
