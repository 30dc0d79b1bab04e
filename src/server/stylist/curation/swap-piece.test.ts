import { beforeEach, expect, test } from 'vitest'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { CurationReply, type OutfitCuration, stylistEndpoints } from '../../../contract/stylist/stylist.ts'

const Swaps = stylistEndpoints.swaps.reply
const shoes = ['Leather sneakers', 'Chelsea boots', 'Penny loafers', 'Strappy sandals']
const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('swapping a piece', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  let curation: OutfitCuration
  const idOf = (name: string) => ids.get(name) ?? ''
  const wornIds = ({ suggestions }: OutfitCuration) =>
    suggestions.flatMap(({ item }) => (item ? [item.id] : []))
  const inSlot = (slot: string, of = curation) =>
    of.suggestions.find((each) => each.slot === slot)?.item?.id ?? ''
  const swaps = (itemId: string, id = curation.id) =>
    given.get(`/api/outfit-curations/${id}/swaps?itemId=${itemId}`)
  const swap = (itemId: unknown, withItemId: unknown, id = curation.id) =>
    given.send('POST', `/api/outfit-curations/${id}/swap`, { body: { itemId, withItemId } })
  const read = async (): Promise<OutfitCuration> => {
    const [first] = (await given.get('/api/outfit-curations')).json()
    return first
  }

  beforeEach(async () => {
    ids = await givenCloset(database.db())
    const response = await given.send('POST', '/api/curate-outfit', {
      body: { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', occasion: 'work' },
    })
    ;({ curation } = CurationReply.parse(response.json()))
  })

  test('offers every other piece of the slot with the resulting changes, suitable ones first', async () => {
    const response = await swaps(inSlot('shoes'))
    expect(response.statusCode).toBe(200)
    const offered = Swaps.parse(response.json())
    const others = shoes.map(idOf).filter((id) => id !== inSlot('shoes'))
    expect(offered.map(({ item }) => item.id).toSorted()).toEqual(others.toSorted())
    const ranks = offered.map(({ isFit, total }) => [isFit ? 0 : 1, -total] as const)
    expect(ranks).toEqual(ranks.toSorted(([one, less], [other, more]) => one - other || less - more))
    for (const { total, change, reasoning } of offered) {
      expect(change).toBe(total - (curation.score?.total ?? 0))
      expect(reasoning).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  test('states why a piece does not suit the occasion', async () => {
    const body = { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', occasion: 'job-interview' }
    const made = CurationReply.parse((await given.send('POST', '/api/curate-outfit', { body })).json())
    const worn = inSlot('shoes', made.curation)
    const offered = Swaps.parse((await swaps(worn, made.curation.id)).json())
    expect(offered.find(({ item }) => item.name === 'Leather sneakers')).toMatchObject({
      isFit: false,
      reasoning: 'Too casual for a job interview.',
    })
  })

  test('never offers unwearable pieces', async () => {
    const others = shoes.map(idOf).filter((id) => id !== inSlot('shoes'))
    await given.send('PATCH', '/api/closet-items', { body: { ids: others, changes: { isClean: false } } })
    expect((await swaps(inSlot('shoes'))).json()).toEqual([])
  })

  test('offers no replacements for the focus piece', async () => {
    expect((await swaps(idOf('Oxford shirt'))).json()).toEqual([])
  })

  test('changes one piece only, and saves with a new score and new texts', async () => {
    const [former, next] = [inSlot('shoes'), Swaps.parse((await swaps(inSlot('shoes'))).json())[0]]
    const response = await swap(former, next?.item.id)
    expect(response.statusCode, response.body).toBe(200)
    const reply = CurationReply.parse(response.json())
    expect(new Set(wornIds(reply.curation))).toEqual(
      new Set(wornIds(curation).map((id) => (id === former ? next?.item.id : id))),
    )
    expect(inSlot('shoes', reply.curation)).toBe(next?.item.id)
    expect(reply.result.score?.total).toBe(next?.total)
    expect(reply.curation).toMatchObject({
      ...reply.result,
      id: curation.id,
      focusItem: curation.focusItem,
      occasion: 'work',
      createdAt: curation.createdAt,
    })
    expect(await read()).toEqual(reply.curation)
  })

  test('swapping back restores the outfit', async () => {
    const former = inSlot('shoes')
    const next = Swaps.parse((await swaps(former)).json())[0]?.item.id
    await swap(former, next)
    await swap(next, former)
    expect(await read()).toEqual({ ...curation, version: 3, versions: 3 })
  })

  test('keeps a piece that left the closet', async () => {
    const gone = inSlot('bottom')
    await database.db().deleteFrom('closetItems').where('id', '=', gone).execute()
    const next = Swaps.parse((await swaps(inSlot('shoes'))).json())[0]?.item.id
    expect((await swap(inSlot('shoes'), next)).statusCode).toBe(200)
    expect(wornIds(await read())).toContain(gone)
  })

  test('accepts every offered piece, regardless of its score', async () => {
    const worn = curation.suggestions.flatMap(({ item }) => item?.id ?? [])
    for (const itemId of worn)
      for (const { item, total } of Swaps.parse((await swaps(itemId)).json())) {
        const response = await swap(itemId, item.id)
        expect(response.statusCode, response.body).toBe(200)
        expect(response.json().result.score.total).toBe(total)
        await given.send('POST', `/api/outfit-curations/${curation.id}/versions/1`)
      }
  })

  test('accepts a piece that does not suit the occasion', async () => {
    const response = await swap(inSlot('shoes'), idOf('Strappy sandals'))
    expect(response.statusCode, response.body).toBe(200)
    expect(inSlot('shoes', await read())).toBe(idOf('Strappy sandals'))
  })

  test('rejects a piece of another slot, the focus piece and a piece already in the outfit', async () => {
    const failures = [
      await swap(inSlot('shoes'), idOf('Linen shorts')),
      await swap(idOf('Oxford shirt'), idOf('Striped T-shirt')),
      await swap(inSlot('shoes'), inSlot('shoes')),
    ]
    for (const response of failures)
      expect([response.statusCode, response.json().code]).toEqual([422, 'swap_not_possible'])
    expect(failures[0]?.json().message).toMatch(
      /^Linen shorts can't replace .+\. Choose a piece of the same type\.$/,
    )
    expect(await read()).toEqual(curation)
  })

  test('rejects an unwearable piece, with the reason', async () => {
    await given.send('PATCH', `/api/closet-items/${idOf('Strappy sandals')}`, { body: { isClean: false } })
    const response = await swap(inSlot('shoes'), idOf('Strappy sandals'))
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        code: 'piece_not_wearable',
        message: `'Strappy sandals' is in the wash. Mark it as clean to wear it.`,
      },
    ])
  })

  test('is a 404 for pieces that are not in the outfit or not in the closet', async () => {
    for (const response of [
      await swap(idOf('Linen shorts'), idOf('Straight jeans')),
      await swap(inSlot('shoes'), unknownId),
      await swaps(unknownId),
    ])
      expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
  })

  test('is a 404 for a missing curation or another user’s', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const others = await insertRow(
      database.db(),
      'outfitCurations',
      exampleRow('outfitCurations', { userId: OTHER_USER }),
    )
    for (const id of [unknownId, String(others['id'])])
      for (const response of [await swaps(inSlot('shoes'), id), await swap(inSlot('shoes'), unknownId, id)])
        expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
  })

  test('rejects an invalid id', async () => {
    for (const [itemId, withItemId] of [
      [7, unknownId],
      [unknownId, null],
      [[unknownId], unknownId],
      ['', ''],
    ])
      expect((await swap(itemId, withItemId)).statusCode).toBe(400)
    expect((await swaps('x')).statusCode).toBe(400)
  })

  test('rejects a stale request with If-Match', async () => {
    const response = await given.send('POST', `/api/outfit-curations/${curation.id}/swap`, {
      body: { itemId: inSlot('shoes'), withItemId: idOf('Strappy sandals') },
      headers: { 'if-match': '"older"' },
    })
    expect([response.statusCode, response.json().code]).toEqual([412, 'changed_meanwhile'])
    expect(await read()).toEqual(curation)
  })
})
