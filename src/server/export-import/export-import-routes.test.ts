import { beforeEach, expect, test } from 'vitest'
import { readFile, writeFile } from 'node:fs/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { givenFolder, readZip, writeZip } from '../../../tests/support/server/archive-files.ts'
import { asNives, givenAppOfTwo } from '../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { ArchiveExport, ArchiveImport } from '../../contract/export-import/export-import-jobs.ts'

describeOnEachDatabase('export and import', (database) => {
  const given = givenAppOfTwo(database)
  const folder = givenFolder()
  let zip: Buffer
  beforeEach(async () => {
    await given.closetItem({ name: 'Wool coat', category: 'Outerwear' })
    await given.closetItem({ name: 'Linen shirt' })
  })
  /** Polls until a job has ended. */
  const finished = async (kind: 'exports' | 'imports', id: string) => {
    for (;;) {
      const job = (await given.get(`/api/archive-${kind}/${id}`)).json()
      if (job.state !== 'working') return job
      // An injected request does not yield to the event loop; the job needs it to.
      await yieldToEventLoop()
    }
  }
  const exported = async () => {
    const started = ArchiveExport.parse((await given.send('POST', '/api/archive-exports')).json())
    const job = ArchiveExport.parse(await finished('exports', started.id))
    expect([job.state, job.message]).toEqual(['done', null])
    return job
  }
  const upload = (bytes: Buffer, headers = {}) =>
    given.app().inject({
      method: 'POST',
      url: '/api/archive-imports?fileName=armadio.zip',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: bytes,
    })
  const checked = async (bytes: Buffer) =>
    ArchiveImport.parse(await finished('imports', (await upload(bytes)).json().id))

  test('an export reports its progress and serves a ZIP of all pieces and photos to its owner only', async () => {
    const job = await exported()
    expect([job.done, job.photos, job.lostPhotos]).toEqual([job.total, 2, 0])
    const address = `/api/archive-exports/${job.id}/file`
    const file = await given.get(address)
    expect(file.headers['content-disposition']).toBe('attachment; filename="armadio-2026-11-23.zip"')
    expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length)
    const path = await folder.path('got.zip')
    await writeFile(path, file.rawPayload)
    expect(String((await readZip(path)).get('csv/pieces.csv'))).toContain('Wool coat')
    expect((await given.get(address, asNives)).statusCode).toBe(404)
    expect((await given.send('DELETE', `/api/archive-exports/${job.id}`)).statusCode).toBe(204)
    expect((await given.get(address)).statusCode).toBe(404)
    expect(await given.leftUploads()).toEqual([])
  })

  test('a file is checked first, added on demand, and can be canceled', async () => {
    const job = await exported()
    zip = (await given.get(`/api/archive-exports/${job.id}/file`)).rawPayload
    await given.send('DELETE', `/api/archive-exports/${job.id}`)
    const mine = await checked(zip)
    expect([mine.state, mine.step]).toEqual(['ready', 'check'])
    expect(mine.report?.files.find(({ file }) => file === 'pieces')).toMatchObject({ added: 0, already: 2 })
    await database.db().deleteFrom('closetItems').execute()
    const again = await checked(zip)
    expect(again.report?.files.find(({ file }) => file === 'pieces')).toMatchObject({ added: 2 })
    expect((await given.get('/api/closet-items')).json()).toEqual([])
    const start = await given.send('POST', `/api/archive-imports/${again.id}/start`)
    expect(start.json()).toMatchObject({ step: 'add' })
    const added = ArchiveImport.parse(await finished('imports', again.id))
    expect([added.state, added.report?.notes]).toEqual(['done', []])
    expect((await given.get('/api/closet-items')).json()).toHaveLength(2)
    expect((await given.send('POST', `/api/archive-imports/${again.id}/start`)).json().code).toBe(
      'archive_not_ready',
    )
    expect((await given.send('DELETE', `/api/archive-imports/${again.id}`)).statusCode).toBe(204)
    expect((await given.get(`/api/archive-imports/${again.id}`)).statusCode).toBe(404)
    expect(await given.leftUploads()).toEqual([])
  })

  test('a file of another kind is rejected with an error message, and so is a cross-site upload', async () => {
    const path = await folder.path('other.zip')
    await writeZip(path, [{ name: 'holiday.txt', content: 'hello' }])
    const other = await checked(await readFile(path))
    expect([other.state, other.message]).toEqual([
      'failed',
      'This ZIP has no Armadio export and no CSV file in it. Nothing was added.',
    ])
    expect((await upload(Buffer.from('x'), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await upload(Buffer.from('x'), { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })
})
