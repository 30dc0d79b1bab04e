import { beforeEach, expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow, readRows } from '../../../../tests/support/database/example-rows.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { CurationReply, OutfitCuration, stylistEndpoints } from '../../../contract/stylist/stylist.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'
import { purgeClosetItems } from '../../closet/closet-item-lifecycle.ts'
import { purgeImages } from '../../images/purge-images.ts'
import { MAX_VERSIONS } from './version-store.ts'

const Swaps = stylistEndpoints.swaps.reply
const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('the versions of a curation', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  let first: OutfitCuration
  const idOf = (name: string) => ids.get(name) ?? ''
  const wornIds = ({ suggestions }: OutfitCuration) => suggestions.flatMap(({ item }) => item?.id ?? [])
  const shoesOf = ({ suggestions }: OutfitCuration) =>
    suggestions.find(({ slot }) => slot === 'shoes')?.item?.id ?? ''
  const curate = async (input: object): Promise<OutfitCuration> => {
    const body = { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', occasion: 'work', ...input }
    const response = await given.send('POST', '/api/curate-outfit', { body })
    expect(response.statusCode, response.body).toBe(200)
    return CurationReply.parse(response.json()).curation
  }
  const shuffle = (shown: OutfitCuration) => curate({ replaces: shown.id, withoutItemIds: wornIds(shown) })
  const swapShoes = async (shown: OutfitCuration, withItemId: string): Promise<OutfitCuration> => {
    const body = { itemId: shoesOf(shown), withItemId }
    const response = await given.send('POST', `/api/outfit-curations/${shown.id}/swap`, { body })
    expect(response.statusCode, response.body).toBe(200)
    return CurationReply.parse(response.json()).curation
  }
  const show = (number: number | string, id = first.id, headers: Record<string, string> = {}) =>
    given.send('POST', `/api/outfit-curations/${id}/versions/${number}`, { headers })
  const shown = async (number: number): Promise<OutfitCuration> => {
    const response = await show(number)
    expect(response.statusCode, response.body).toBe(200)
    return CurationReply.parse(response.json()).curation
  }
  const read = async (): Promise<OutfitCuration> =>
    OutfitCuration.parse((await given.get(`/api/outfit-curations/${first.id}`)).json())

  beforeEach(async () => {
    ids = await givenCloset(database.db())
    first = await curate({})
  })

  test('are one for a new curation', async () => {
    expect(first).toMatchObject({ version: 1, versions: 1 })
    expect(await read()).toEqual(first)
    expect((await given.get('/api/outfit-curations')).json()).toEqual([first])
  })

  test('restore exactly the previous outfit after a shuffle, and the next one again', async () => {
    const second = await shuffle(first)
    expect(second).toMatchObject({ id: first.id, version: 2, versions: 2 })
    expect(wornIds(second)).not.toEqual(wornIds(first))
    const back = await shown(1)
    expect(back).toEqual({ ...first, versions: 2 })
    expect(await read()).toEqual(back)
    expect(await shown(2)).toEqual(second)
  })

  test('restore the outfit before a swap', async () => {
    const second = await swapShoes(first, idOf('Strappy sandals'))
    expect(second).toMatchObject({ version: 2, versions: 2 })
    expect(await shown(1)).toEqual({ ...first, versions: 2 })
    expect(await shown(2)).toEqual(second)
  })

  test('keep the current name and star', async () => {
    await shuffle(first)
    const body = { name: 'Monday', isFavorite: true }
    await given.send('PATCH', `/api/outfit-curations/${first.id}`, { body })
    expect(await shown(1)).toEqual({ ...first, ...body, versions: 2 })
  })

  test('after the current one are dropped by the next shuffle or swap', async () => {
    const second = await shuffle(first)
    await shuffle(second)
    await shown(1)
    const other = await swapShoes(first, idOf('Strappy sandals'))
    expect(other).toMatchObject({ version: 2, versions: 2 })
    expect(await shown(2)).toEqual(other)
    const response = await show(3)
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 'version_not_found', message: 'This version of the outfit is no longer saved.' },
    ])
  })

  test('stay unchanged if a shuffle finds the same outfit', async () => {
    await shuffle(first)
    await shown(1)
    const again = await curate({ replaces: first.id })
    expect(again).toMatchObject({ version: 1, versions: 2 })
  })

  test('are limited to thirty: the oldest is dropped', async () => {
    const loafers = [idOf('Penny loafers'), idOf('Strappy sandals'), idOf('Leather sneakers')]
    let now = first
    for (let nth = 0; nth < MAX_VERSIONS + 1; nth++) {
      const other = loafers.find((id, at) => id !== shoesOf(now) && (at + nth) % 2 === 0) ?? ''
      now = await swapShoes(now, other || (loafers.find((id) => id !== shoesOf(now)) ?? ''))
    }
    expect(now).toMatchObject({ version: MAX_VERSIONS, versions: MAX_VERSIONS })
    expect(await readRows(database.db(), 'curationVersions')).toHaveLength(MAX_VERSIONS)
    expect(await shown(1)).toMatchObject({ version: 1, versions: MAX_VERSIONS })
    expect(await shown(MAX_VERSIONS)).toEqual(now)
    expect((await show(MAX_VERSIONS + 1)).statusCode).toBe(404)
  })

  test('stay readable after their pieces are permanently deleted', async () => {
    const second = await shuffle(first)
    await database
      .db()
      .deleteFrom('closetItems')
      .where('id', 'in', [...ids.values()])
      .execute()
    expect(await shown(1)).toEqual({ ...first, focusItemId: null, versions: 2 })
    expect(await shown(2)).toEqual({ ...second, focusItemId: null })
  })

  test('are changed one at a time by concurrent requests', async () => {
    await shuffle(first)
    const responses = await Promise.all([1, 2, 1, 2, 1].map((number) => show(number)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const now = await read()
    expect(now.versions).toBe(2)
    expect((await shown(now.version)).suggestions).toEqual(now.suggestions)
  })

  test('accept one of several concurrent swaps of the same piece', async () => {
    const others = ['Penny loafers', 'Strappy sandals', 'Leather sneakers', 'Chelsea boots'].map(idOf)
    const wanted = others.filter((id) => id !== shoesOf(first))
    const body = (withItemId: string) => ({ itemId: shoesOf(first), withItemId })
    const responses = await Promise.all(
      wanted.map((id) => given.send('POST', `/api/outfit-curations/${first.id}/swap`, { body: body(id) })),
    )
    // The first swap removes the shoes that the others would replace.
    const done = responses.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    expect(await read()).toMatchObject({ version: 2, versions: 2 })
  })

  test('keep the pictures of permanently deleted pieces until they are dropped', async () => {
    const { id, imageUrl } = await given.closetItem({ name: 'Suede loafers', category: 'Shoes' })
    const withPhoto = await swapShoes(first, id)
    await swapShoes(withPhoto, idOf('Strappy sandals'))
    await given.send('DELETE', `/api/closet-items/${id}`)
    given.clock().passes({ days: 31 })
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    const purge = async () => {
      await purgeClosetItems(deps)
      await purgeImages(deps)
      return (await given.get(imageUrl)).statusCode
    }
    expect(await purge()).toBe(200)
    await shown(1)
    const other = first.suggestions.find(({ slot }) => slot === 'bottom')?.item?.id ?? ''
    const [best] = Swaps.parse(
      (await given.get(`/api/outfit-curations/${first.id}/swaps?itemId=${other}`)).json(),
    )
    const body = { itemId: other, withItemId: best?.item.id }
    await given.send('POST', `/api/outfit-curations/${first.id}/swap`, { body })
    expect(await purge()).toBe(404)
  })

  test('are deleted with the permanently deleted curation', async () => {
    await shuffle(first)
    await given.send('DELETE', `/api/outfit-curations/${first.id}`)
    const response = await show(1)
    expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
    await given.send('DELETE', '/api/recently-deleted')
    expect(await readRows(database.db(), 'curationVersions')).toEqual([])
  })

  test('are a 404 for a missing curation or another user’s', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const row = exampleRow('outfitCurations', { userId: OTHER_USER })
    const others = await insertRow(database.db(), 'outfitCurations', row)
    for (const id of [unknownId, String(others['id'])]) {
      const response = await show(1, id)
      expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
      expect((await given.get(`/api/outfit-curations/${id}`)).statusCode).toBe(404)
    }
  })

  test('are a 400 for an invalid number, and nothing changes', async () => {
    await shuffle(first)
    const before = await read()
    for (const number of ['0', '-1', '1.5', 'one', '1e3', '99999999999999999999', '%00'])
      expect([number, (await show(number)).statusCode]).toEqual([number, 400])
    expect((await show(3)).statusCode).toBe(404)
    expect(await read()).toEqual(before)
  })

  test('reject a stale request with If-Match', async () => {
    await shuffle(first)
    const response = await show(1, first.id, { 'if-match': '"older"' })
    expect([response.statusCode, response.json().code]).toEqual([412, 'changed_meanwhile'])
    expect((await read()).version).toBe(2)
  })

  test('are scored like any outfit after a swap', async () => {
    await shuffle(first)
    await shown(1)
    const [best] = Swaps.parse(
      (await given.get(`/api/outfit-curations/${first.id}/swaps?itemId=${shoesOf(first)}`)).json(),
    )
    const next = await swapShoes(first, best?.item.id ?? '')
    expect(next.score?.total).toBe(best?.total)
  })

  test('offer every pair of shoes of a large closet', async () => {
    const rows = Array.from({ length: 300 }, (_, nth) =>
      pieceRow({ name: `Loafers ${nth}`, category: 'Shoes', color: 'Brown' }),
    )
    await insertClosetItems(database.db(), rows)
    const response = await given.get(`/api/outfit-curations/${first.id}/swaps?itemId=${shoesOf(first)}`)
    expect(Swaps.parse(response.json())).toHaveLength(303)
  })
})
