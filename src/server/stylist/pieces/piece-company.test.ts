import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { insertRow } from '../../../../tests/support/database/example-rows.ts'
import { givenCloset, pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { PieceIdea, PieceNeighbors } from '../../../contract/closet/piece-company.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'

describeOnEachDatabase('outfit ideas and neighbors of a piece', (database) => {
  const given = givenApp(database)
  const ask = (id: string | undefined, what: string) => given.get(`/api/closet-items/${id}/${what}`)
  const ideas = async (id: string | undefined) => z.array(PieceIdea).parse((await ask(id, 'ideas')).json())
  let closet = new Map<string, string>()

  beforeEach(async () => {
    closet = await givenCloset(database.db())
  })

  test('ideas are three complete outfits with the piece, for three occasions, and none is saved', async () => {
    const id = closet.get('Straight jeans')
    const found = await ideas(id)
    expect(new Set(found.map(({ occasion }) => occasion)).size).toBe(3)
    for (const { pieces, description } of found) {
      expect(pieces.map(({ item }) => item.id)).toContain(id)
      expect(pieces.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['top', 'bottom', 'shoes']))
      expect(description).toMatch(/\p{L}{3}/u)
    }
    expect((await given.get('/api/outfit-curations')).json()).toEqual([])
    expect(await ideas(id)).toEqual(found)
  })

  test('swim trunks have no ideas for work or a date', async () => {
    const trunks = pieceRow({ name: 'Swim trunks', category: 'Bottoms', color: 'Navy' })
    await insertClosetItems(database.db(), [trunks])
    expect(await ideas(trunks.id)).toEqual([])
  })

  test('a piece in the wash has no ideas', async () => {
    const id = closet.get('Straight jeans')
    await given.send('PATCH', `/api/closet-items/${id}`, { body: { isClean: false } })
    expect(await ideas(id)).toEqual([])
  })

  test('a closet without a complete outfit has no ideas', async () => {
    const lonely = pieceRow({ name: 'Linen shirt' })
    for (const id of closet.values()) await given.send('DELETE', `/api/closet-items/${id}`)
    await insertClosetItems(database.db(), [lonely])
    expect(await ideas(lonely.id)).toEqual([])
  })

  test('neighbors have its kind or its color, also for an archived piece', async () => {
    const jeans = pieceRow({ name: 'Black jeans', category: 'Bottoms', color: 'Black' })
    await insertClosetItems(database.db(), [jeans])
    const id = closet.get('Straight jeans')
    await given.send('PATCH', `/api/closet-items/${id}`, { body: { archivedReason: 'donated' } })
    const found = PieceNeighbors.parse((await ask(id, 'neighbors')).json())
    expect([found.kind, found.color]).toEqual(['jeans', 'blue'])
    expect(found.ofKind.map(({ name }) => name)).toContain('Black jeans')
    expect(found.inColor.map(({ name }) => name)).not.toContain('Straight jeans')
  })

  test("another user's piece is not found, and not among the neighbors", async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another' })
    const theirs = pieceRow({
      userId: OTHER_USER,
      name: 'Straight jeans',
      category: 'Bottoms',
      color: 'Blue',
    })
    await insertClosetItems(database.db(), [theirs])
    for (const what of ['ideas', 'neighbors']) {
      const response = await ask(theirs.id, what)
      expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
    }
    const found = PieceNeighbors.parse((await ask(closet.get('Straight jeans'), 'neighbors')).json())
    expect(found.ofKind.map(({ id }) => id)).not.toContain(theirs.id)
  })
})
