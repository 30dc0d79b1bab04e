import { expect, test } from 'vitest'
import { givenAccounts, withCookie } from '../../../../tests/support/server/given-accounts.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { testClock } from '../../../../tests/support/fakes/test-clock.ts'
import { createHourlyLimits } from './hourly-limits.ts'

const ada = { id: 'ada' }
const nives = { id: 'nives' }

describeOnEachDatabase('an account', (database) => {
  const given = givenAccounts(database)

  test('may check 60 links an hour, counted per account', async () => {
    const clock = testClock()
    const limits = createHourlyLimits({ db: database.db(), clock })
    for (let link = 0; link < 60; link += 1) await limits.countLink(ada)
    const over = { code: 'too_many_links', retryAfterSeconds: 3600 }
    await expect(limits.countLink(ada)).rejects.toMatchObject(over)
    await limits.countLink(nives)
    clock.passes({ minutes: 61 })
    await limits.countLink(ada)
  })

  test('may check any number of addresses that are never requested', async () => {
    const limits = createHourlyLimits({ db: database.db(), clock: testClock() })
    for (let link = 0; link < 61; link += 1) {
      await limits.countLink(ada)
      await limits.uncountLink(ada)
    }
  })

  test('must wait with the 501st photo of an hour, which is not stored', async () => {
    const cookie = await given.signedUp('Ada')
    const { id } = (await given.get('/api/user', withCookie(cookie))).json()
    await database
      .db()
      .insertInto('attempts')
      .values({ key: `photos ${id}`, count: 500, startedAt: given.clock().now() })
      .execute()
    const bytes = await jpeg({ width: 60, height: 80, color: '#a4533f' })
    const parts = { files: [{ field: 'image', name: 'scarf.jpg', bytes }] }
    const answer = await given.upload(parts, withCookie(cookie), '/api/closet-photos')
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_photos'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await database.db().selectFrom('storedImages').selectAll().execute()).toEqual([])
  })
})
