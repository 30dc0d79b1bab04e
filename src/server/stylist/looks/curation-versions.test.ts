import { beforeEach, expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../../tests/support/given-closet.ts'
import { exampleRow, insertRow, readRows } from '../../../../tests/support/example-rows.ts'
import { OTHER_USER } from '../../../../tests/support/specified-entities.ts'
import { givenApp } from '../../../../tests/support/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/test-database.ts'
import { CurationReply, OutfitCuration, stylistEndpoints } from '../../../contract/stylist.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'
import { purgeClosetItems } from '../../closet/closet-item-lifecycle.ts'
import { purgeImages } from '../../images/purge-images.ts'
import { MOST_VERSIONS } from './version-store.ts'

const Swaps = stylistEndpoints.swaps.reply
const strange = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('the versions of a curation', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  let first: OutfitCuration
  const idOf = (name: string) => ids.get(name) ?? ''
  const wornIds = ({ suggestions }: OutfitCuration) => suggestions.flatMap(({ item }) => item?.id ?? [])
  const shoesOf = ({ suggestions }: OutfitCuration) =>
    suggestions.find(({ slot }) => slot === 'shoes')?.item?.id ?? ''
  const curate = async (asked: object): Promise<OutfitCuration> => {
    const body = { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', occasion: 'work', ...asked }
    const answer = await given.send('POST', '/api/curate-outfit', { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return CurationReply.parse(answer.json()).curation
  }
  const shuffle = (shown: OutfitCuration) => curate({ replaces: shown.id, withoutItemIds: wornIds(shown) })
  const swapShoes = async (shown: OutfitCuration, withItemId: string): Promise<OutfitCuration> => {
    const body = { itemId: shoesOf(shown), withItemId }
    const answer = await given.send('POST', `/api/outfit-curations/${shown.id}/swap`, { body })
    expect(answer.statusCode, answer.body).toBe(200)
    return CurationReply.parse(answer.json()).curation
  }
  const show = (number: number | string, id = first.id, headers: Record<string, string> = {}) =>
    given.send('POST', `/api/outfit-curations/${id}/versions/${number}`, { headers })
  const shown = async (number: number): Promise<OutfitCuration> => {
    const answer = await show(number)
    expect(answer.statusCode, answer.body).toBe(200)
    return CurationReply.parse(answer.json()).curation
  }
  const read = async (): Promise<OutfitCuration> =>
    OutfitCuration.parse((await given.get(`/api/outfit-curations/${first.id}`)).json())

  beforeEach(async () => {
    ids = await givenCloset(database.db())
    first = await curate({})
  })

  test('a new curation has one', async () => {
    expect(first).toMatchObject({ version: 1, versions: 1 })
    expect(await read()).toEqual(first)
    expect((await given.get('/api/outfit-curations')).json()).toEqual([first])
  })

  test('go back to exactly the former outfit after a shuffle, and forward again', async () => {
    const second = await shuffle(first)
    expect(second).toMatchObject({ id: first.id, version: 2, versions: 2 })
    expect(wornIds(second)).not.toEqual(wornIds(first))
    const back = await shown(1)
    expect(back).toEqual({ ...first, versions: 2 })
    expect(await read()).toEqual(back)
    expect(await shown(2)).toEqual(second)
  })

  test('go back after a swap', async () => {
    const second = await swapShoes(first, idOf('Strappy sandals'))
    expect(second).toMatchObject({ version: 2, versions: 2 })
    expect(await shown(1)).toEqual({ ...first, versions: 2 })
    expect(await shown(2)).toEqual(second)
  })

  test('keep the name and the star of today', async () => {
    await shuffle(first)
    const body = { name: 'Monday', isFavorite: true }
    await given.send('PATCH', `/api/outfit-curations/${first.id}`, { body })
    expect(await shown(1)).toEqual({ ...first, ...body, versions: 2 })
  })

  test('that lie ahead are dropped by the next shuffle or swap', async () => {
    const second = await shuffle(first)
    await shuffle(second)
    await shown(1)
    const other = await swapShoes(first, idOf('Strappy sandals'))
    expect(other).toMatchObject({ version: 2, versions: 2 })
    expect(await shown(2)).toEqual(other)
    const answer = await show(3)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'version_not_found', message: 'This version of the outfit is no longer saved.' },
    ])
  })

  test('stay as they are where a shuffle finds the same outfit', async () => {
    await shuffle(first)
    await shown(1)
    const again = await curate({ replaces: first.id })
    expect(again).toMatchObject({ version: 1, versions: 2 })
  })

  test('are thirty at most: the oldest goes', async () => {
    const loafers = [idOf('Penny loafers'), idOf('Strappy sandals'), idOf('Leather sneakers')]
    let now = first
    for (let nth = 0; nth < MOST_VERSIONS + 1; nth++) {
      const other = loafers.find((id, at) => id !== shoesOf(now) && (at + nth) % 2 === 0) ?? ''
      now = await swapShoes(now, other || (loafers.find((id) => id !== shoesOf(now)) ?? ''))
    }
    expect(now).toMatchObject({ version: MOST_VERSIONS, versions: MOST_VERSIONS })
    expect(await readRows(database.db(), 'curationVersions')).toHaveLength(MOST_VERSIONS)
    expect(await shown(1)).toMatchObject({ version: 1, versions: MOST_VERSIONS })
    expect(await shown(MOST_VERSIONS)).toEqual(now)
    expect((await show(MOST_VERSIONS + 1)).statusCode).toBe(404)
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

  test('are changed one at a time by many requests at once', async () => {
    await shuffle(first)
    const answers = await Promise.all([1, 2, 1, 2, 1].map((number) => show(number)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const now = await read()
    expect(now.versions).toBe(2)
    expect((await shown(now.version)).suggestions).toEqual(now.suggestions)
  })

  test('take one of several swaps of the same piece that come at once', async () => {
    const others = ['Penny loafers', 'Strappy sandals', 'Leather sneakers', 'Chelsea boots'].map(idOf)
    const wanted = others.filter((id) => id !== shoesOf(first))
    const body = (withItemId: string) => ({ itemId: shoesOf(first), withItemId })
    const answers = await Promise.all(
      wanted.map((id) => given.send('POST', `/api/outfit-curations/${first.id}/swap`, { body: body(id) })),
    )
    // The first one takes the shoes away that the others would replace.
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    expect(await read()).toMatchObject({ version: 2, versions: 2 })
  })

  test('keep the pictures of permanently deleted pieces until they are dropped', async () => {
    const { id, imageUrl } = await given.closetItem({ name: 'Suede loafers', category: 'Shoes' })
    const withPhoto = await swapShoes(first, id)
    await swapShoes(withPhoto, idOf('Strappy sandals'))
    await given.send('DELETE', `/api/closet-items/${id}`)
    given.clock().passes({ days: 31 })
    const needs = { db: database.db(), images: given.images(), clock: given.clock() }
    const purge = async () => {
      await purgeClosetItems(needs)
      await purgeImages(needs)
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

  test('are deleted with the curation, once it is deleted forever', async () => {
    await shuffle(first)
    await given.send('DELETE', `/api/outfit-curations/${first.id}`)
    const answer = await show(1)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'look_not_found'])
    await given.send('DELETE', '/api/recently-deleted')
    expect(await readRows(database.db(), 'curationVersions')).toEqual([])
  })

  test('are 404 in a curation that is not there, or is another user’s', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const row = exampleRow('outfitCurations', { userId: OTHER_USER })
    const others = await insertRow(database.db(), 'outfitCurations', row)
    for (const id of [strange, String(others['id'])]) {
      const answer = await show(1, id)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'look_not_found'])
      expect((await given.get(`/api/outfit-curations/${id}`)).statusCode).toBe(404)
    }
  })

  test('are 400 for a number that is none, and nothing changes', async () => {
    await shuffle(first)
    const before = await read()
    for (const number of ['0', '-1', '1.5', 'one', '1e3', '99999999999999999999', '%00'])
      expect([number, (await show(number)).statusCode]).toEqual([number, 400])
    expect((await show(3)).statusCode).toBe(404)
    expect(await read()).toEqual(before)
  })

  test('of an outfit that was changed elsewhere are refused where the caller minds', async () => {
    await shuffle(first)
    const answer = await show(1, first.id, { 'if-match': '"older"' })
    expect([answer.statusCode, answer.json().code]).toEqual([412, 'changed_meanwhile'])
    expect((await read()).version).toBe(2)
  })

  test('are scored like any outfit when swapped from', async () => {
    await shuffle(first)
    await shown(1)
    const [best] = Swaps.parse(
      (await given.get(`/api/outfit-curations/${first.id}/swaps?itemId=${shoesOf(first)}`)).json(),
    )
    const next = await swapShoes(first, best?.item.id ?? '')
    expect(next.score?.total).toBe(best?.total)
  })

  test('have every pair of shoes of a large closet to swap in', async () => {
    const rows = Array.from({ length: 300 }, (_, nth) =>
      pieceRow({ name: `Loafers ${nth}`, category: 'Shoes', color: 'Brown' }),
    )
    await insertClosetItems(database.db(), rows)
    const answer = await given.get(`/api/outfit-curations/${first.id}/swaps?itemId=${shoesOf(first)}`)
    expect(Swaps.parse(answer.json())).toHaveLength(303)
  })
})
