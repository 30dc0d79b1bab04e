import { expect, test } from 'vitest'
import { givenSales } from '../../../../tests/support/server/given-sales.ts'
import { asAda, asNives, givenAppOfTwo } from '../../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'

const ROUNDS = 5

describeOnEachDatabase('sales changed by two requests at once', (database) => {
  const given = givenAppOfTwo(database)
  const market = () => givenSales(given)
  const closet = async (headers = {}) => (await given.get('/api/closet-items', headers)).json()
  const statuses = async (responses: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => String(statusCode))
  // A first read, so each request has its database connection.
  const warmUp = () => Promise.all([market().sales(), market().sales('', asNives), market().sales('', asAda)])

  test('two concurrent requests of one buyer for a listing become one', async () => {
    await warmUp()
    const { id } = await market().listed()
    const sent = await statuses([market().ask(id), market().ask(id), market().ask(id)])
    expect(sent.toSorted()).toEqual(['201', '409', '409'])
    expect(await market().sales()).toHaveLength(1)
  })

  test('of two concurrently accepted requests, one succeeds', async () => {
    await warmUp()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await market().listed()
      const one = await market().requested(id)
      const other = await market().requested(id, asAda)
      const sent = await statuses([market().act(one.id, 'accept'), market().act(other.id, 'accept')])
      expect(sent.toSorted()).toEqual(['200', '409'])
      const states = [(await market().sale(one.id)).state, (await market().sale(other.id)).state]
      expect(states.toSorted()).toEqual(['accepted', 'requested'])
    }
  })

  test('concurrent accepting and withdrawing have one consistent result, also for the listing', async () => {
    await warmUp()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: listingId } = await market().listed()
      const { id } = await market().requested(listingId)
      await statuses([market().act(id, 'accept'), market().act(id, 'call-off', asNives)])
      const { state } = await market().sale(id)
      // A withdrawal after the acceptance calls the sale off.
      expect(['withdrawn', 'called off']).toContain(state)
      const listing = (await given.get(`/api/marketplace-items/${listingId}`, asAda)).json()
      expect(listing).toMatchObject({ status: 'available' })
    }
  })

  test('concurrent confirmations of both sides sell the piece once', async () => {
    await warmUp()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: listingId } = await market().listed()
      const { id } = await market().requested(listingId)
      await market().acted(id, 'accept')
      const sent = await statuses([
        market().act(id, 'confirm'),
        market().act(id, 'confirm', asNives, { addsToCloset: true }),
        market().act(id, 'confirm', asNives, { addsToCloset: true }),
      ])
      expect(sent).toEqual(['200', '200', '200'])
      expect((await market().sale(id)).state).toBe('done')
      expect(await closet(asNives)).toHaveLength(round + 1)
      expect(await closet()).toEqual([])
    }
  })

  test('concurrent confirming and calling off have one consistent result for listing and closets', async () => {
    await warmUp()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: listingId, closetItemId } = await market().listed()
      const { id } = await market().requested(listingId)
      await market().acted(id, 'accept')
      await market().acted(id, 'confirm', asNives, { addsToCloset: true })
      const before = (await closet(asNives)).length
      const sent = await statuses([market().act(id, 'confirm'), market().act(id, 'call-off', asNives)])
      expect(sent.toSorted()).toEqual(['200', '409'])
      const isDone = (await market().sale(id)).state === 'done'
      const ids = (await closet()).map((piece: { id: string }) => piece.id)
      expect(ids.includes(closetItemId)).toBe(!isDone)
      expect(await closet(asNives)).toHaveLength(before + (isDone ? 1 : 0))
    }
  })

  test.each(['listing', 'piece'])(
    'accepting while the %s is deleted has one consistent result',
    async (what) => {
      await warmUp()
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id: listingId, closetItemId } = await market().listed()
        const { id } = await market().requested(listingId)
        const address =
          what === 'listing' ? `/api/marketplace-items/${listingId}` : `/api/closet-items/${closetItemId}`
        const sent = await statuses([market().act(id, 'accept'), given.send('DELETE', address)])
        expect([
          ['200', '409'],
          ['204', '409'],
        ]).toContainEqual(sent.toSorted())
        const isAccepted = (await market().sale(id)).state === 'accepted'
        const isListed = (await given.get(`/api/marketplace-items/${listingId}`)).statusCode === 200
        expect(isListed).toBe(isAccepted)
      }
    },
  )
})
