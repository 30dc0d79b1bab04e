import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { sweepOrphans } from '../images/sweep-orphans.ts'
import { sweepRemovedItems } from './sweep-removed-items.ts'

describeOnEachDatabase('sweeping', (database) => {
  const given = givenApp(database)
  const needs = () => ({ db: database.db(), images: given.images(), clock: given.clock() })
  const rows = (table: 'closetItems' | 'storedImages' | 'idempotencyKeys') =>
    database.db().selectFrom(table).selectAll().execute()

  test('deletes a removed piece with its row and files once it can no longer be restored', async () => {
    const kept = await given.closetItem({ name: 'Kept' })
    const removed = await given.closetItem({ name: 'Removed' })
    await given.send('DELETE', `/api/closet-items/${removed.id}`)

    given.clock().passes({ days: 29 })
    expect(await sweepRemovedItems(needs())).toBe(0)
    expect(await given.storedPictures()).toHaveLength(2)

    given.clock().passes({ days: 2 })
    expect(await sweepRemovedItems(needs())).toBe(1)
    expect(await rows('closetItems')).toHaveLength(1)
    expect(await rows('storedImages')).toHaveLength(1)
    expect(await given.storedPictures()).toHaveLength(1)
    expect((await given.get(kept.imageUrl)).statusCode).toBe(200)
  })

  test('removes a picture that never got its row, but not one that is being stored right now', async () => {
    await given.closetItem()
    const orphan = 'ef'.repeat(16)
    await given.images().save(orphan, [{ width: 1, bytes: Buffer.from('x') }])
    expect(await sweepOrphans(needs())).toBe(0)
    given.clock().passes({ hours: 2 })
    expect(await sweepOrphans(needs())).toBe(1)
    expect(await given.storedPictures()).toHaveLength(1)
  })

  test('forgets an Idempotency-Key after three days', async () => {
    const item = await given.closetItem()
    await given.send('DELETE', `/api/closet-items/${item.id}`, { headers: { 'idempotency-key': 'k' } })
    given.clock().passes({ days: 2 })
    await forgetOldKeys(needs())
    expect(await rows('idempotencyKeys')).toHaveLength(1)
    given.clock().passes({ days: 2 })
    await forgetOldKeys(needs())
    expect(await rows('idempotencyKeys')).toEqual([])
  })
})
