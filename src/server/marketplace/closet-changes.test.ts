import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

describeOnEachDatabase('the closet’s data of a listed piece', (database) => {
  const given = givenApp(database)
  const listed = async (body: object = {}) => {
    const { id } = await given.closetItem({ size: 'M' })
    const draft = (await given.get(`/api/closet-items/${id}/listing-draft`)).json()
    const { title, description, condition, size, category } = draft
    const wanted = { closetItemId: id, title, description, condition, size, category, price: '9', ...body }
    return (await given.send('POST', '/api/marketplace-items', { body: wanted })).json()
  }
  const changes = async (id: string) =>
    (await given.get(`/api/marketplace-items/${id}/closet-changes`)).json()

  test('is the color of the listing, unless the seller sets another or none', async () => {
    expect(await listed()).toMatchObject({ color: 'White' })
    expect(await listed({ color: 'Off-white' })).toMatchObject({ color: 'Off-white' })
    const { id, color } = await listed({ color: '' })
    expect(color).toBeNull()
    const body = { color: 'Ivory' }
    const changed = await given.send('PATCH', `/api/marketplace-items/${id}`, { body })
    expect(changed.json()).toMatchObject({ color: 'Ivory' })
  })

  test('is offered if it changed since the listing was created, except for fields that the seller edited', async () => {
    const { id, closetItemId } = await listed({ title: 'My best shirt' })
    expect(await changes(id)).toEqual({})
    const body = { size: 'L', color: 'Ivory', name: 'Linen blouse' }
    await given.send('PATCH', `/api/closet-items/${closetItemId}`, { body })
    const changed = { title: 'Linen blouse', size: 'L', color: 'Ivory', description: 'Color: ivory.' }
    expect(await changes(id)).toEqual(changed)
    await given.send('PATCH', `/api/marketplace-items/${id}`, { body: { size: 'L', color: 'Ivory' } })
    expect(Object.keys(await changes(id)).toSorted()).toEqual(['description', 'title'])
    await given.send('DELETE', `/api/closet-items/${closetItemId}`)
    expect((await given.get(`/api/marketplace-items/${id}/closet-changes`)).statusCode).toBe(404)
  })
})
