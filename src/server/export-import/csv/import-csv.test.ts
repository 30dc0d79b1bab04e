import { readFile } from 'node:fs/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givenFolder, writeZip, type ZipEntry } from '../../../../tests/support/server/archive-files.ts'
import { givenAppOfTwo } from '../../../../tests/support/server/given-app-of-two.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { ArchiveImport } from '../../../contract/export-import/export-import-jobs.ts'
import type { ClosetItem } from '../../../contract/closet/closet.ts'

describeOnEachDatabase('a CSV of another app', (database) => {
  const given = givenAppOfTwo(database)
  const folder = givenFolder()

  const finished = async (id: string) => {
    for (;;) {
      const job = ArchiveImport.parse((await given.get(`/api/archive-imports/${id}`)).json())
      if (job.state !== 'working') return job
      // An injected request does not yield to the event loop; the job needs it to.
      await yieldToEventLoop()
    }
  }
  const checked = async (bytes: Buffer | string, fileName = 'clothes.csv') => {
    const sent = await given.app().inject({
      method: 'POST',
      url: `/api/archive-imports?fileName=${fileName}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
    return finished(sent.json().id)
  }
  const imported = async (bytes: Buffer | string, fileName?: string) => {
    const { id, state, message } = await checked(bytes, fileName)
    expect([state, message]).toEqual(['ready', null])
    await given.send('POST', `/api/archive-imports/${id}/start`)
    const done = await finished(id)
    expect([done.state, done.message]).toEqual(['done', null])
    return done
  }
  const zipOf = async (files: readonly ZipEntry[]) => {
    const path = await folder.path('clothes.zip')
    await writeZip(path, files)
    return readFile(path)
  }
  const closet = async (): Promise<ClosetItem[]> => (await given.get('/api/closet-items')).json()
  const countOf = (job: ArchiveImport, file: string) => job.report?.files.find((each) => each.file === file)

  const csv = [
    'Name,Category,Color,Price,Times worn,Last worn,Status,Barcode',
    'Wool coat,Coats,Camel,€189.90,12,2026-03-05,,471',
    'White tee,Tops,White,,,,,',
    'White tee,Tops,White,,,,,',
    '"Gray, old",,,,,,,',
    'Silk scarf,Accessories,Red,cheap,,,sold,',
    'Linen shirt,Tops,White,20,extra,,,,too,much',
  ].join('\n')

  test('is checked first, which reports the pieces and each unreadable row, and changes nothing', async () => {
    const job = await checked(csv)
    expect(job.report?.notes).toEqual([
      { file: 'clothes.csv', line: 5, name: 'Gray, old', problem: 'category unclear', columns: [] },
      {
        file: 'clothes.csv',
        line: 6,
        name: 'Silk scarf',
        problem: 'value not read',
        columns: ['Price “cheap”'],
      },
      { file: 'clothes.csv', line: 7, name: 'Linen shirt', problem: 'too many values', columns: [] },
    ])
    expect(countOf(job, 'pieces')).toMatchObject({ added: 4, already: 0, failed: 2 })
    expect(job.table?.columns.at(-1)).toEqual({ header: 'Barcode', field: null })
    expect(job.table?.first[0]).toMatchObject({
      line: 2,
      name: 'Wool coat',
      category: 'Outerwear',
      color: 'Camel',
    })
    expect(await closet()).toEqual([])
  })

  test('is imported once: each of two equal rows is a piece, and a second import changes nothing', async () => {
    await imported(csv)
    const pieces = await closet()
    expect(pieces.map(({ name }) => name)).toEqual(['Wool coat', 'White tee', 'White tee'])
    expect(pieces[0]).toMatchObject({
      originalPrice: '189.90',
      currency: 'EUR',
      wearCount: 12,
      lastWornDate: '2026-03-05',
      imageUrl: expect.stringMatching(/^\/drawings\/coat\.svg/),
    })
    const archived: ClosetItem[] = (await given.get('/api/closet-items?archived=1')).json()
    expect(archived).toMatchObject([{ name: 'Silk scarf', archivedReason: 'sold' }])
    // The wear count in the other app may have risen since.
    const later = csv.replace('12,2026-03-05', '14,2026-04-01')
    const again = await imported(later)
    expect(countOf(again, 'pieces')).toMatchObject({ added: 0, already: 4 })
    expect(await closet()).toEqual(pieces)
  })

  test('comes with its photos in a ZIP; a missing or damaged photo is reported, and its piece gets a drawing', async () => {
    const rows = [
      'Name,Category,Image',
      'Wool coat,Outerwear,coat.jpg',
      'Linen shirt,Tops,images/shirt.jpg',
      'Silk scarf,Accessories,scarf.jpg',
      'Straw hat,Accessories,',
      'Belt,Accessories,https://shop.example/belt.jpg',
    ].join('\n')
    const bytes = await jpeg()
    const zip = await zipOf([
      { name: 'export/clothes.csv', content: rows },
      { name: 'export/images/Coat.JPG', content: bytes },
      { name: 'export/images/shirt.jpg', content: 'no photo' },
      { name: 'export/images/straw-hat.png', content: bytes },
      { name: 'readme.txt', content: 'hello' },
    ])
    const job = await imported(zip, 'clothes.zip')
    expect(job.report?.notes.map(({ line, problem }) => [line, problem])).toEqual([
      [4, 'photo missing'],
      [3, 'photo unreadable'],
    ])
    expect(job.report?.unknownFiles).toEqual(['readme.txt'])
    expect(job.table?.photoLinks).toBe(1)
    const pieces = await closet()
    expect(pieces.map(({ name, picture }) => [name, picture !== null])).toEqual([
      ['Wool coat', true],
      ['Linen shirt', false],
      ['Silk scarf', false],
      ['Straw hat', true],
      ['Belt', false],
    ])
    // The colors come from the photos: neither rows nor names state one.
    expect(pieces.map(({ color }) => color)).toEqual([
      'Brick red',
      'Not set',
      'Not set',
      'Brick red',
      'Not set',
    ])
    expect(countOf(await imported(zip, 'clothes.zip'), 'pieces')).toMatchObject({ added: 0, already: 5 })
    expect(await closet()).toEqual(pieces)
    const states = await database.db().selectFrom('storedImages').select('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['stored', 'stored'])
  })

  test('in a ZIP of ADHD Closet finds its photos by the ids in items.json', async () => {
    const catalog =
      'ID,Title,Category,Brand,Size,State,Colors,Tags,Image Count,Created At\nc1,Plaid skirt,BOTTOMS,,,AVAILABLE,,,1,'
    const zip = await zipOf([
      { name: 'manifest.json', content: '{"version":"1.0"}' },
      {
        name: 'items.json',
        content: JSON.stringify([{ id: 'c1', images: [{ id: 'i9', kind: 'ORIGINAL' }] }]),
      },
      { name: 'catalog.csv', content: catalog },
      { name: 'images/i9-original.jpg', content: await jpeg() },
    ])
    const job = await imported(zip, 'backup.zip')
    expect(job.table?.app).toBe('ADHD Closet')
    expect((await closet()).map(({ name, picture }) => [name, picture !== null])).toEqual([
      ['Plaid skirt', true],
    ])
  })

  test('of an Armadio export, without the ZIP, adds no piece that exists already', async () => {
    const { id } = await given.closetItem({ name: 'Wool coat', category: 'Outerwear' })
    const job = await checked(`id,name,category,color\n${id},Wool coat,Outerwear,Camel`)
    expect(countOf(job, 'pieces')).toMatchObject({ added: 0, already: 1 })
  })

  test('that cannot be read is rejected with an error message, and leaves nothing behind', async () => {
    const messageOf = async (bytes: Buffer | string) => {
      const { state, message } = await checked(bytes)
      return state === 'failed' ? message : null
    }
    expect(await messageOf('no list')).toBe(
      "This file is damaged or isn't a ZIP or CSV file. Nothing was added.",
    )
    expect(await messageOf('Date,Amount\n2024-01-01,5')).toMatch(/^Couldn't find the names of your pieces/)
    expect(await messageOf('Name,Category\n')).toMatch(/^This CSV has no rows/)
    const sheet = await zipOf([{ name: 'xl/workbook.xml', content: '<workbook/>' }])
    expect(await messageOf(sheet)).toMatch(/^This is a spreadsheet/)
    expect(await closet()).toEqual([])
  })

  test('is imported completely or not at all', async () => {
    const { id } = await checked(csv)
    await database.db().schema.alterTable('closet_items').renameTo('closet_items_away').execute()
    await given.send('POST', `/api/archive-imports/${id}/start`)
    expect((await finished(id)).state).toBe('failed')
    await database.db().schema.alterTable('closet_items_away').renameTo('closet_items').execute()
    expect(await closet()).toEqual([])
  })
})
