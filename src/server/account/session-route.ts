import type { FastifyRequest } from 'fastify'
import { accountEndpoints, type Session } from '../../contract/account.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { ServeWithCookies } from '../http/serve-with-cookies.ts'
import type { User, WhoIsAsking } from '../http/user-of-request.ts'
import { currentUser } from '../user/current-user.ts'
import type { Accounts } from './accounts.ts'

interface Needs {
  readonly db: Database
  readonly whoIsAsking: WhoIsAsking
  /** Null in personal mode. */
  readonly accounts: Accounts | null
}

/** Registers the session, in both modes. */
export function sessionRoute(serveWithCookies: ServeWithCookies, needs: Needs): void {
  serveWithCookies(accountEndpoints.session, ({ request }) => sessionOf(needs, request))
}

async function sessionOf({ db, accounts, whoIsAsking }: Needs, request: FastifyRequest): Promise<Session> {
  const user = await userOrNull(whoIsAsking, request)
  return {
    hasAccounts: accounts !== null,
    user: user && (await currentUser(db, user)),
    signUp: accounts?.isOpen ? 'open' : 'invited',
    sendsMail: accounts?.sendsMail ?? false,
  }
}

async function userOrNull(whoIsAsking: WhoIsAsking, request: FastifyRequest): Promise<User | null> {
  try {
    return await whoIsAsking(request)
  } catch (error) {
    if (error instanceof AppError && error.code === 'signed_out') return null
    throw error
  }
}
