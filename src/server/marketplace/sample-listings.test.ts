import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { sampleListings } from '../../domain/marketplace/sample-listings.ts'
import { compose } from '../compose.ts'
import { readSettings } from '../settings.ts'
import { addSampleListings } from './sample-listings.ts'

const LIST = '/api/marketplace-items'

describeOnEachDatabase('the sample listings', (database) => {
  const given = givenApp(database)
  const add = () => addSampleListings({ db: database.db(), clock: given.clock() })
  const count = async () => (await given.get(LIST)).json().length

  test('are inserted once, with other sellers, in order', async () => {
    await add()
    await add()
    const listings = (await given.get(LIST)).json()
    expect(listings.map(({ title }: { title: string }) => title)).toEqual(
      sampleListings.map(({ title }) => title),
    )
    expect(listings[0]).toMatchObject({
      isSample: true,
      isMine: false,
      closetItemId: null,
      seller: { username: 'nives_m', profileImage: null },
    })
    const rejected = await given.send('PATCH', `${LIST}/${listings[0].id}`, { body: { price: 1 } })
    expect(rejected.statusCode).toBe(404)
  })

  test('are not inserted again after they were removed', async () => {
    await add()
    expect((await given.send('DELETE', '/api/marketplace-samples')).statusCode).toBe(204)
    await add()
    expect(await count()).toBe(0)
  })

  test('do not conflict with users’ names', async () => {
    const rename = (username: string) => given.send('PATCH', '/api/user', { body: { username } })
    expect((await rename('nives_m')).statusCode).toBe(200)
    await add()
    expect((await rename('teo.lindh')).statusCode).toBe(200)
    expect(await count()).toBe(sampleListings.length)
  })

  test('are inserted at the start in personal mode, and never into a shared database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armadio-samples-'))
    const target = database.target()
    const settings = readSettings(
      { DATA_DIR: folder, ...(target.engine === 'postgres' && { DATABASE_URL: target.url }) },
      folder,
    )
    const armadio = await compose(settings, 'no page', () => undefined)
    const listings = (await armadio.app.inject(LIST)).json()
    await armadio.close()
    await rm(folder, { recursive: true })
    expect(listings).toHaveLength(target.engine === 'sqlite' ? sampleListings.length : 0)
  })
})
