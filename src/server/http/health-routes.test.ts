import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

describeOnEachDatabase('health', (database) => {
  const given = givenApp(database)

  test('is live, and ready as long as the database responds', async () => {
    expect((await given.get('/health/live')).statusCode).toBe(200)
    expect((await given.get('/health/ready')).json()).toEqual({ is: 'ready' })
    await database.db().destroy()
    expect((await given.get('/health/live')).statusCode).toBe(200)
    expect((await given.get('/health/ready')).statusCode).toBe(503)
  })
})
