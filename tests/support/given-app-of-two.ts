import { beforeEach } from 'vitest'
import { AppError } from '../../src/server/http/app-error.ts'
import { givenApp, type GivenApp } from './test-app.ts'
import type { GivenDatabase } from './test-database.ts'

/** Another user than the personal one. */
export const NIVES = '01900000-0000-7000-8000-00000000000a'

/** Headers of requests by Nives; all others are by the personal user. */
export const asNives = { 'x-asks': 'nives' }

/** Headers of requests that have no user. */
export const asSignedOut = { 'x-asks': 'signed-out' }

/** A new server for each test, with share pages, and with Nives in addition to the personal user. */
export function givenAppOfTwo(database: GivenDatabase): GivenApp {
  const given = givenApp(database, ({ whoIsAsking }) => ({
    ownNames: { hosts: [], origin: 'https://wardrobe.example' },
    whoIsAsking: async (request) => {
      if (request.headers['x-asks'] === 'signed-out') throw new AppError('signed_out')
      return request.headers['x-asks'] === 'nives' ? { id: NIVES } : whoIsAsking(request)
    },
  }))
  beforeEach(async () => {
    await database.db().insertInto('users').values({ id: NIVES, username: 'Nives' }).execute()
  })
  return given
}
