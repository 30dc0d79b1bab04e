import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { openDatabase, type OpenDatabase } from '../db/open-database.ts'

describeOnEachDatabase('health', (database) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await openDatabase(database.target())
  })
  afterEach(() => opened.close())
  const given = givenApp(database, () => ({ db: opened.db }))

  test('is live, and ready as long as the database responds', async () => {
    expect((await given.get('/health/live')).statusCode).toBe(200)
    expect((await given.get('/health/ready')).json()).toEqual({ is: 'ready' })
    await opened.close()
    expect((await given.get('/health/live')).statusCode).toBe(200)
    expect((await given.get('/health/ready')).statusCode).toBe(503)
  })
})
