import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

describeOnEachDatabase(
  'a retry after a crash before the response of a keyed request was stored',
  (database) => {
    const process = { isToEnd: false, hasEnded: false }
    const crash: KyselyPlugin = {
      transformQuery({ node }) {
        const isOfKeys = /idempotency_?keys/i.test(JSON.stringify(node))
        if (isOfKeys && process.isToEnd && node.kind === 'UpdateQueryNode') process.hasEnded = true
        // Then the key is not released either.
        if (isOfKeys && process.hasEnded) throw new Error('the process has ended')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const given = givenApp(database, ({ db }) => ({
      db: db.withPlugin(crash),
      ownNames: { hosts: [], origin: 'https://wardrobe.example' },
    }))
    beforeEach(() => {
      Object.assign(process, { isToEnd: false, hasEnded: false })
    })

    type Send = (headers: Record<string, string>) => ReturnType<typeof given.send>
    const rows = (table: 'closetItems' | 'outfitHistory' | 'weeklyOutfitPlans' | 'outfitShares') =>
      database.db().selectFrom(table).selectAll().execute()

    async function sendAgainAfterCrash(send: Send) {
      const keyed = () => send({ 'idempotency-key': 'once' })
      process.isToEnd = true
      const crashed = await keyed()
      Object.assign(process, { isToEnd: false, hasEnded: false })
      const early = await keyed()
      given.clock().passes({ minutes: 2 })
      const [again, replay] = [await keyed(), await keyed()]
      expect([crashed.statusCode, early.statusCode]).toEqual([500, 409])
      expect([replay.statusCode, replay.body]).toEqual([again.statusCode, again.body])
      return again
    }

    test('adds one piece for a repeated upload', async () => {
      const parts = {
        fields: { name: 'Linen shirt', category: 'Tops', color: 'White' },
        files: [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg() }],
      }
      const again = await sendAgainAfterCrash((headers) => given.upload(parts, headers))
      expect(again.statusCode).toBe(201)
      expect((await rows('closetItems')).map(({ id }) => id)).toEqual([again.json().id])
    })

    test('adds one piece for a repeated request with a pending photo', async () => {
      const { id: photoId } = await given.waitingPhoto()
      const body = { photoId, name: 'Linen shirt', category: 'Tops', color: 'White' }
      const again = await sendAgainAfterCrash((headers) =>
        given.send('POST', '/api/closet-items/from-photo', { body, headers }),
      )
      expect(again.statusCode).toBe(201)
      expect(await rows('closetItems')).toHaveLength(1)
    })

    test('logs an outfit once, and repeats the first response', async () => {
      const { id } = await given.closetItem()
      const body = { itemIds: [id], wornDate: '2026-11-23' }
      const again = await sendAgainAfterCrash((headers) =>
        given.send('POST', '/api/outfit-history', { body, headers }),
      )
      expect((await rows('outfitHistory')).map((entry) => entry.id)).toEqual([again.json().id])
      expect(await rows('closetItems')).toMatchObject([{ wearCount: 1 }])
    })

    test('makes one plan', async () => {
      const body = { styleTheme: 'Classic', occasion: 'work' }
      const again = await sendAgainAfterCrash((headers) =>
        given.send('POST', '/api/weekly-plans', { body, headers }),
      )
      expect((await rows('weeklyOutfitPlans')).map(({ id }) => id)).toEqual([again.json().id])
    })

    test('counts an opening once', async () => {
      await given.send('POST', '/api/sample-wardrobe')
      const itemIds = (await rows('closetItems'))
        .filter(({ name }) => ['Straight jeans', 'Oxford shirt', 'Penny loafers'].includes(name))
        .map(({ id }) => id)
      const look = await given.send('POST', '/api/outfit-recommendations', {
        body: { name: 'Office Monday', occasion: 'work', itemIds },
      })
      const shared = await given.send('POST', '/api/share-outfit', {
        body: { outfitId: look.json().id, platform: 'instagram' },
      })
      const address = `/api/outfit-shares/${shared.json().share.id}/increment`
      const again = await sendAgainAfterCrash((headers) => given.send('PATCH', address, { headers }))
      expect(again.json().shareCount).toBe(1)
    })

    test('deletes permanently and responds accordingly', async () => {
      const { id } = await given.closetItem()
      await given.send('DELETE', `/api/closet-items/${id}`)
      const again = await sendAgainAfterCrash((headers) =>
        given.send('DELETE', `/api/recently-deleted/piece/${id}`, { headers }),
      )
      expect([again.statusCode, await rows('closetItems')]).toEqual([204, []])
    })

    test('discards a photo and responds accordingly', async () => {
      const { id } = await given.waitingPhoto()
      const again = await sendAgainAfterCrash((headers) =>
        given.send('DELETE', `/api/closet-photos/${id}`, { headers }),
      )
      expect(again.statusCode).toBe(204)
    })
  },
)
