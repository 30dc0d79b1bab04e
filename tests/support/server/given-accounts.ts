import type { LightMyRequestResponse } from 'fastify'
import { beforeEach } from 'vitest'
import { createAccounts, type Accounts } from '../../../src/server/account/accounts.ts'
import { givenApp, type GivenApp } from './test-app.ts'
import type { GivenDatabase } from '../database/test-database.ts'

interface SentMail {
  readonly to: string
  readonly text: string
}

export interface GivenAccounts extends GivenApp {
  accounts(): Accounts
  mails(): readonly SentMail[]
  /** Signs up with an invitation of the operator; returns the session cookie. */
  signedUp(name: string, more?: Record<string, unknown>): Promise<string>
}

/** Starts a new server with accounts for each test. */
export function givenAccounts(
  database: GivenDatabase,
  { isOpen = false, publicUrl = null }: { isOpen?: boolean; publicUrl?: URL | null } = {},
): GivenAccounts {
  let accounts: Accounts
  let mails: SentMail[]
  beforeEach(() => {
    mails = []
  })
  const given = givenApp(database, ({ db, clock, secret }) => {
    accounts = createAccounts({
      db,
      engine: database.target().engine,
      clock,
      secret,
      publicUrl,
      port: 3000,
      isOpen,
      mailer: { isThere: true, send: async (mail) => void mails.push(mail) },
    })
    return { accounts, identifyUser: accounts.identifyUser }
  })
  return {
    ...given,
    accounts: () => accounts,
    mails: () => mails,
    async signedUp(name, more = {}) {
      const url = new URL(await accounts.inviteAsOperator())
      const invitation = url.searchParams.get('invitation')
      const body = { ...accountOf(name), invitation, ...more }
      const reply = await given.send('POST', '/api/sign-up', { body })
      if (reply.statusCode !== 201) throw new Error(reply.body)
      return cookieOf(reply)
    },
  }
}

/** Returns valid values of the sign-up form. */
export function accountOf(name: string) {
  return { username: name, email: `${name.toLowerCase()}@example.org`, password: `${name} likes linen` }
}

/** Returns the session cookie of a response, as a browser sends it back. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

/** Returns the headers that a browser sends with a session cookie. */
export function withCookie(cookie: string) {
  return { cookie, 'sec-fetch-site': 'same-origin' }
}
