import { beforeEach } from 'vitest'
import { givenApp, type GivenApp } from './test-app.ts'
import type { GivenDatabase } from './test-database.ts'

/** Another user than the personal one. */
export const NIVES = '01900000-0000-7000-8000-00000000000a'

/** Headers of requests by Nives; all others are by the personal user. */
export const asNives = { 'x-asks': 'nives' }

/** A new server for each test, with Nives in addition to the personal user. */
export function givenAppOfTwo(database: GivenDatabase): GivenApp {
  const given = givenApp(database, ({ whoIsAsking }) => ({
    whoIsAsking: async (request) =>
      request.headers['x-asks'] === 'nives' ? { id: NIVES } : whoIsAsking(request),
  }))
  beforeEach(async () => {
    await database.db().insertInto('users').values({ id: NIVES, username: 'Nives' }).execute()
  })
  return given
}
