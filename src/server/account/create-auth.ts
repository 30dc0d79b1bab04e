import { hkdfSync } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { newId } from '../db/new-id.ts'
import type { Database, DatabaseEngine } from '../db/open-database.ts'

const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 90 * DAY_SECONDS
const RESET_SECONDS = 60 * 60
// The contract counts characters; better-auth counts UTF-16 units, of which a character has up to two.
const PASSWORD_UNITS = { min: 1, max: 1024 }

interface Deps {
  readonly db: Database
  readonly engine: DatabaseEngine
  /** 32 secret bytes of this server. */
  readonly secret: Buffer
  readonly publicUrl: URL | null
  /** Sends the link that sets a new password. */
  readonly sendReset: (user: { readonly email: string }, token: string) => Promise<void>
}

/** Sets up better-auth on our tables: scrypt passwords, database sessions, one cookie. Only our routes call it. */
export function createAuth({ db, engine, secret, publicUrl, sendReset }: Deps) {
  const isSecure = publicUrl?.protocol === 'https:'
  return betterAuth({
    baseURL: publicUrl?.origin ?? 'http://localhost',
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'sessions', 32)).toString('hex'),
    database: { db, type: engine, transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_UNITS.min,
      maxPasswordLength: PASSWORD_UNITS.max,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    user: { modelName: 'users', fields: { name: 'username', image: 'profileImage' } },
    // The cookie expires with its session, so extending the session alone is pointless.
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    // Attempts are counted by limit-attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: newId },
      // It would add another prefix to the cookie's name.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-armadio' : 'armadio',
          attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
