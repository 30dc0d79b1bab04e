import { beforeEach, expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import {
  CurationReply,
  OutfitCuration,
  occasionPresets,
  stylePreferences,
} from '../../../contract/stylist/stylist.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'
import { PERSONAL_USER_ID } from '../../user/personal-user.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('curating an outfit', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const idOf = (name: string) => ids.get(name) ?? ''
  const post = (body: object | string) => given.send('POST', '/api/curate-outfit', { body })
  const curate = async (input: object = {}) => {
    const response = await post({ focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', ...input })
    expect(response.statusCode, response.body).toBe(200)
    return CurationReply.parse(response.json())
  }
  const wornIds = ({ result }: CurationReply) =>
    result.suggestions.flatMap(({ item }) => (item ? [item.id] : []))
  const curations = async (): Promise<OutfitCuration[]> => (await given.get('/api/outfit-curations')).json()
  const change = (id: string, body: object) => given.send('PATCH', `/api/closet-items/${id}`, { body })
  const offer = (closetItemId: string, status: string) =>
    insertRow(
      database.db(),
      'marketplaceItems',
      exampleRow('marketplaceItems', { sellerId: PERSONAL_USER_ID, closetItemId, status }),
    )

  test('returns a complete outfit with its reasons, and saves it', async () => {
    const { result, curation } = await curate({ occasion: 'work', season: 'fall' })
    expect(curation).toMatchObject({
      userId: PERSONAL_USER_ID,
      focusItemId: idOf('Oxford shirt'),
      focusItem: { id: idOf('Oxford shirt'), name: 'Oxford shirt', category: 'Tops', color: 'Light blue' },
      stylePreference: 'classic',
      occasion: 'work',
      season: 'fall',
      name: null,
      isFavorite: false,
      createdAt: '2026-11-23T12:00:00.000Z',
    })
    expect(curation).toMatchObject(result)
    expect(result).toMatchObject({ curatedBy: 'rules', score: { of: 100 } })
    for (const text of [result.outfitDescription, result.styleAnalysis]) expect(text).toMatch(/\p{L}{3}/u)
    for (const list of [result.colorPalette, result.stylingTips]) expect(list).not.toEqual([])
    expect(await curations()).toEqual([curation])
  })

  test('lists pieces by priority without the focus piece, each with a reason', async () => {
    const { result } = await curate({ occasion: 'work', season: 'fall' })
    const stars = result.suggestions.map(({ priority }) => priority)
    expect(stars).toEqual(stars.toSorted((one, other) => other - one))
    expect(new Set(result.suggestions.map(({ slot }) => slot))).toContain('bottom')
    for (const { type, item, webSuggestion, reasoning } of result.suggestions) {
      expect([item === null, webSuggestion === null]).toEqual([type === 'shop', type === 'closet'])
      expect(reasoning).toMatch(/\p{L}{3}/u)
    }
    const own = new Set(ids.values())
    expect(wornIds({ result, curation: result as never }).every((id) => own.has(id))).toBe(true)
    expect(wornIds({ result, curation: result as never })).not.toContain(idOf('Oxford shirt'))
  })

  test('a closet with only the focus piece is completed with shop suggestions', async () => {
    await given.send('POST', '/api/closet-items/remove', {
      body: { ids: [...ids.values()].filter((id) => id !== idOf('Straight jeans')) },
    })
    const { result } = await curate({ focusItemId: idOf('Straight jeans') })
    expect(result.suggestions.map(({ type }) => type)).not.toContain('closet')
    expect(result.suggestions.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['top', 'shoes']))
  })

  test.each([
    ['in the wash', { isClean: false }, `'Oxford shirt' is in the wash. Mark it as clean to wear it.`],
    ['archived', { archivedReason: 'donated' }, `'Oxford shirt' is archived. Restore it to wear it.`],
  ])('a focus or kept piece that is %s is rejected with the reason', async (_what, facts, message) => {
    const id = idOf('Oxford shirt')
    await change(id, facts)
    for (const input of [
      { focusItemId: id },
      { focusItemId: idOf('Straight jeans'), keepItemIds: [idOf('Leather sneakers'), id] },
    ]) {
      const response = await post({ stylePreference: 'classic', ...input })
      expect([response.statusCode, response.json()]).toEqual([422, { code: 'piece_not_wearable', message }])
    }
    expect(await curations()).toEqual([])
  })

  test.each([
    ['available', `'Oxford shirt' is listed for sale. Take the listing down to wear it.`],
    ['sold', `'Oxford shirt' is sold.`],
  ])('a focus piece with a listing that is %s is rejected with the reason', async (status, message) => {
    await offer(idOf('Oxford shirt'), status)
    const response = await post({ focusItemId: idOf('Oxford shirt'), stylePreference: 'classic' })
    expect([response.statusCode, response.json()]).toEqual([422, { code: 'piece_not_wearable', message }])
  })

  test('a piece with a paused listing is wearable', async () => {
    await offer(idOf('Oxford shirt'), 'paused')
    await curate()
  })

  test('a missing piece or another user’s is a 404, as the focus or as a kept piece', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const another = pieceRow({ userId: OTHER_USER })
    await insertClosetItems(database.db(), [another])
    await given.send('DELETE', `/api/closet-items/${idOf('Wool scarf')}`)
    const focusItemId = idOf('Oxford shirt')
    for (const id of [unknownId, another.id, idOf('Wool scarf')])
      for (const input of [{ focusItemId: id }, { focusItemId, keepItemIds: [id] }]) {
        const response = await post({ stylePreference: 'classic', ...input })
        expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
      }
    expect(await curations()).toEqual([])
  })

  test('never uses pieces that are dirty, listed, sold, archived, deleted or another user’s', async () => {
    const [dirty, listed, sold, archived, removed] = await Promise.all(
      Array.from({ length: 5 }, () => givenCloset(database.db())),
    )
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const others = await givenCloset(database.db(), { userId: OTHER_USER })
    const all = (some: Map<string, string> | undefined) => [...(some ?? []).values()]
    const many = (some: Map<string, string> | undefined, changes: object) =>
      given.send('PATCH', '/api/closet-items', { body: { ids: all(some), changes } })
    await many(dirty, { isClean: false })
    await many(archived, { archivedReason: 'worn out' })
    await given.send('POST', '/api/closet-items/remove', { body: { ids: all(removed) } })
    for (const id of all(listed)) await offer(id, 'available')
    for (const id of all(sold)) await offer(id, 'sold')

    const own = new Set(ids.values())
    // Each piece has a better twin that cannot be worn.
    await database
      .db()
      .updateTable('closetItems')
      .set({ lastWornDate: '2026-11-22', wearCount: 9 })
      .where('id', 'in', [...own])
      .execute()
    const focuses = ['Oxford shirt', 'Satin slip dress', 'Chelsea boots', 'Leather tote', 'Wool scarf']
    for (const [nth, occasion] of occasionPresets.entries()) {
      const reply = await curate({
        focusItemId: idOf(focuses[nth % focuses.length] ?? ''),
        stylePreference: stylePreferences[nth % stylePreferences.length],
        occasion,
      })
      const worn = wornIds(reply)
      expect(worn.filter((id) => !own.has(id))).toEqual([])
      expect(new Set(worn).size).toBe(worn.length)
    }
    expect(all(others).some((id) => own.has(id))).toBe(false)
  })

  test('keeps the pieces to keep, and leaves out the excluded ones', async () => {
    const first = await curate({ occasion: 'work' })
    const [one, ...others] = wornIds(first)
    const again = await curate({
      occasion: 'work',
      keepItemIds: [one],
      withoutItemIds: [...others, unknownId],
    })
    expect(wornIds(again)).toContain(one)
    expect(wornIds(again)).not.toEqual(wornIds(first))
  })

  test('returns an outfit for two hundred kept pieces', async () => {
    const rows = Array.from({ length: 200 }, (_, nth) => pieceRow({ name: `Shirt ${nth}` }))
    await insertClosetItems(database.db(), rows)
    const { result } = await curate({ keepItemIds: rows.map((row) => row.id) })
    expect(result.suggestions.length).toBeLessThan(12)
  })

  test('replaces the outfit of an existing curation, which keeps name, star and date', async () => {
    const { curation: first } = await curate()
    await given.send('PATCH', `/api/outfit-curations/${first.id}`, {
      body: { name: 'Monday', isFavorite: true },
    })
    given.clock().passes({ days: 1 })
    const { curation } = await curate({
      focusItemId: idOf('Straight jeans'),
      occasion: 'party',
      replaces: first.id,
    })
    expect(curation).toMatchObject({
      id: first.id,
      focusItemId: idOf('Straight jeans'),
      occasion: 'party',
      name: 'Monday',
      isFavorite: true,
      createdAt: first.createdAt,
    })
    expect(await curations()).toEqual([curation])
  })

  test('cannot replace a missing curation or another user’s', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const others = await insertRow(
      database.db(),
      'outfitCurations',
      exampleRow('outfitCurations', { userId: OTHER_USER }),
    )
    for (const replaces of [unknownId, others['id']]) {
      const response = await post({
        focusItemId: idOf('Oxford shirt'),
        stylePreference: 'classic',
        replaces,
      })
      expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
    }
    expect(await curations()).toEqual([])
  })

  test('stays readable after its pieces are permanently deleted', async () => {
    const { curation } = await curate({ occasion: 'work' })
    await database.db().deleteFrom('closetItems').where('userId', '=', PERSONAL_USER_ID).execute()
    expect(await curations()).toEqual([{ ...curation, focusItemId: null }])
  })

  test('curations are listed newest first, without their unreadable parts', async () => {
    const { curation } = await curate()
    const [kept] = curation.suggestions
    await insertRow(
      database.db(),
      'outfitCurations',
      exampleRow('outfitCurations', {
        userId: PERSONAL_USER_ID,
        suggestions: [null, 'x', { type: 'closet' }, kept, { ...kept, priority: 9 }],
        stylingTips: ['Tuck it in', 7, null],
        colorPalette: [{}, 'navy'],
        score: { total: 'high' },
        focusItem: { id: 1 },
        createdAt: new Date('2026-11-24T08:00:00Z'),
      }),
    )
    const listed = await curations()
    expect(listed).toMatchObject([
      {
        suggestions: [kept],
        stylingTips: ['Tuck it in'],
        colorPalette: ['navy'],
        score: null,
        focusItem: null,
      },
      { id: curation.id },
    ])
    for (const each of listed) OutfitCuration.parse(each)
  })

  test('states that there is no model', async () => {
    expect((await given.get('/api/stylist')).json()).toEqual({ asksModel: false })
  })

  test('rejects invalid input by its field', async () => {
    const rejected: [string, object, string][] = [
      ['no focus piece', { focusItemId: undefined }, 'focusItemId'],
      ['a focus piece that is no id', { focusItemId: '1 or 1=1' }, 'focusItemId'],
      ['a list of focus pieces', { focusItemId: [unknownId] }, 'focusItemId'],
      ['no style', { stylePreference: undefined }, 'stylePreference'],
      ['a style of nobody', { stylePreference: 'baroque' }, 'stylePreference'],
      ['an object for a style', { stylePreference: { $ne: null } }, 'stylePreference'],
      ['a season of nowhere', { season: 'monsoon' }, 'season'],
      ['an occasion that is no text', { occasion: ['work'] }, 'occasion'],
      ['an occasion without end', { occasion: 'a'.repeat(121) }, 'occasion'],
      ['an occasion with NUL', { occasion: 'din\u0000ner' }, 'occasion'],
      ['one id for many', { keepItemIds: unknownId }, 'keepItemIds'],
      ['10,000 kept pieces', { keepItemIds: Array.from({ length: 10_000 }, () => unknownId) }, 'keepItemIds'],
      ['kept pieces that are no ids', { keepItemIds: [null] }, 'keepItemIds'],
      ['an object of pieces to leave out', { withoutItemIds: { 0: unknownId } }, 'withoutItemIds'],
      ['what is no id to replace', { replaces: 'all' }, 'replaces'],
      ['another judge', { by: 'me' }, 'by'],
    ]
    for (const [what, input, field] of rejected) {
      const response = await post({
        focusItemId: idOf('Oxford shirt'),
        stylePreference: 'classic',
        ...input,
      })
      expect([what, response.statusCode]).toEqual([what, 400])
      expect(Object.keys(response.json().fields).join(), what).toContain(field)
    }
    for (const body of ['[]', 'null', '"x"', '7', '{"focusItemId":', '']) {
      const headers = { 'content-type': 'application/json' }
      const response = await given.send('POST', '/api/curate-outfit', { body, headers })
      expect([body, response.statusCode]).toEqual([body, 400])
    }
    expect(await curations()).toEqual([])
  })

  test('treats empty values of the specification’s page as missing', async () => {
    const nothing = { replaces: '', by: '', keepItemIds: null, withoutItemIds: null }
    const { curation } = await curate({ occasion: '', season: 'all', ...nothing })
    expect(curation).toMatchObject({ occasion: null, season: null })
    expect(await curations()).toEqual([curation])
  })

  test('accepts any words as an occasion', async () => {
    for (const occasion of ['custom', 'a rooftop dinner in July, 30 degrees', '👗', 'x'.repeat(120), '<b>']) {
      const { curation } = await curate({ occasion })
      expect(curation.occasion).toBe(occasion)
    }
  })
})
