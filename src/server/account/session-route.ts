import type { FastifyRequest } from 'fastify'
import { accountEndpoints, type Session } from '../../contract/user/account.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { ServeWithCookies } from '../http/serve-with-cookies.ts'
import type { User, IdentifyUser } from '../http/user-of-request.ts'
import { currentUser } from '../user/current-user.ts'
import type { Accounts } from './accounts.ts'

interface Deps {
  readonly db: Database
  readonly identifyUser: IdentifyUser
  /** Null in personal mode. */
  readonly accounts: Accounts | null
}

/** Registers the session endpoint, in both modes. */
export function sessionRoute(serveWithCookies: ServeWithCookies, deps: Deps): void {
  serveWithCookies(accountEndpoints.session, ({ request }) => sessionOf(deps, request))
}

async function sessionOf({ db, accounts, identifyUser }: Deps, request: FastifyRequest): Promise<Session> {
  const user = await userOrNull(identifyUser, request)
  return {
    hasAccounts: accounts !== null,
    user: user && (await currentUser(db, user)),
    signUp: accounts?.isOpen ? 'open' : 'invited',
    sendsMail: accounts?.sendsMail ?? false,
  }
}

async function userOrNull(identifyUser: IdentifyUser, request: FastifyRequest): Promise<User | null> {
  try {
    return await identifyUser(request)
  } catch (error) {
    if (error instanceof AppError && error.code === 'signed_out') return null
    throw error
  }
}
