import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { createWorkQueue } from '../../http/limits/work-queue.ts'
import { createCutOutLoop } from './create-cut-out-loop.ts'

describeOnEachDatabase('the loop that removes backgrounds', (database) => {
  const given = givenApp(database)
  const deps = () => ({
    db: database.db(),
    images: given.images(),
    clock: given.clock(),
    imageWork: createWorkQueue({ running: 1, waiting: 32, waitMs: 15_000 }),
  })
  const pending = async () => (await given.get('/api/closet-cut-outs')).json().pending

  test('warns of a failure and continues at the next wake', async () => {
    const { imageUrl } = await given.closetItem()
    await given.images().remove(imageUrl.split('/')[2] ?? '')
    const warnings: string[] = []
    const loop = createCutOutLoop(deps(), (message) => warnings.push(message))
    loop.wake()
    await expect.poll(() => warnings).toEqual([expect.stringContaining("Couldn't remove a background")])
    await expect
      .poll(() => {
        loop.wake()
        return pending()
      })
      .toEqual([])
    await loop.close()
  })

  test('starts nothing after it is closed', async () => {
    await given.closetItem()
    const loop = createCutOutLoop(deps(), () => {})
    await loop.close()
    loop.wake()
    await loop.close()
    expect(await pending()).toHaveLength(1)
  })
})
