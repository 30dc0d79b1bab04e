import { beforeEach } from 'vitest'
import { AppError } from '../../../src/server/http/app-error.ts'
import { givenApp, type GivenApp } from './test-app.ts'
import type { GivenDatabase } from '../database/test-database.ts'

/** A second user besides the personal one. */
export const NIVES = '01900000-0000-7000-8000-00000000000a'

/** A third user, for interactions between other users. */
export const ADA = '01900000-0000-7000-8000-00000000000b'

/** Headers of requests by Nives; all others are by the personal user. */
export const asNives = { 'x-asks': 'nives' }
/** Headers of requests by Ada. */
export const asAda = { 'x-asks': 'ada' }

/** Headers of requests without a user. */
export const asSignedOut = { 'x-asks': 'signed-out' }

const people: Readonly<Record<string, string>> = { nives: NIVES, ada: ADA }

/** Starts a new server for each test, with share pages, and with Nives and Ada in addition to the personal user. */
export function givenAppOfTwo(database: GivenDatabase): GivenApp {
  const given = givenApp(database, ({ identifyUser }) => ({
    ownNames: { hosts: [], origin: 'https://wardrobe.example' },
    networkOrigin: 'http://192.168.1.5:3000',
    identifyUser: async (request) => {
      if (request.headers['x-asks'] === 'signed-out') throw new AppError('signed_out')
      const id = people[String(request.headers['x-asks'])]
      return id === undefined ? identifyUser(request) : { id }
    },
  }))
  beforeEach(async () => {
    await database
      .db()
      .insertInto('users')
      .values([
        { id: NIVES, username: 'Nives' },
        { id: ADA, username: 'Ada' },
      ])
      .execute()
  })
  return given
}
