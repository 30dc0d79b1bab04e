import type { FastifyRequest } from 'fastify'
import { resetMail } from '../../domain/words/reset-mail.ts'
import type { Database, DatabaseEngine } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { IdentifyUser } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import type { Mailer } from '../ports/mailer.ts'
import { createAuth, type Auth } from './create-auth.ts'
import { createInvitation, withdrawOperatorInvitations } from './invitation-store.ts'
import { hasNoAccount } from './personal-closet.ts'

interface Deps {
  readonly db: Database
  readonly engine: DatabaseEngine
  readonly clock: Clock
  readonly secret: Buffer
  /** Public address of this server; null if it is reached on this computer only, at `port`. */
  readonly publicUrl: URL | null
  readonly port: number
  readonly mailer: Mailer
  /** Whether anyone may create an account; otherwise an invitation is required. */
  readonly isOpen: boolean
}

/** The accounts of this server. Absent in personal mode. */
export interface Accounts {
  readonly auth: Auth
  readonly isOpen: boolean
  readonly sendsMail: boolean
  /** Identifies the user by the session cookie. */
  readonly identifyUser: IdentifyUser
  /** URL of an invitation's page. */
  invitationUrl(token: string): string
  /** Creates an invitation by the operator and invalidates the earlier ones. Resolves with its URL. */
  inviteAsOperator(): Promise<string>
  /** Like `inviteAsOperator`, but null if there are accounts. */
  inviteFirst(): Promise<string | null>
  /** Creates a link to set a new password for this email; null if it has no account. */
  resetLink(email: string): Promise<string | null>
}

/** Sets up accounts. better-auth is large, so personal mode doesn't load it. */
export function createAccounts(deps: Deps): Accounts {
  const { db, clock, mailer, publicUrl, port } = deps
  const origin = publicUrl?.origin ?? `http://localhost:${port}`
  // Links requested by the operator are printed, not mailed.
  const printed = new Map<string, string>()
  const resetUrl = (token: string) => `${origin}/sign-in?${new URLSearchParams({ reset: token })}`
  const auth = createAuth({
    ...deps,
    sendReset: async ({ email }, token) => {
      if (printed.has(email)) printed.set(email, resetUrl(token))
      else await mailer.send({ to: email, ...resetMail(resetUrl(token)) })
    },
  })
  const invitationUrl = (token: string) => `${origin}/sign-in?${new URLSearchParams({ invitation: token })}`
  const inviteAsOperator = async () => {
    await withdrawOperatorInvitations(db)
    const { token } = await createInvitation(db, null, clock.now())
    return invitationUrl(token)
  }
  return {
    auth,
    isOpen: deps.isOpen,
    sendsMail: mailer.isThere,
    identifyUser: (request) => signedInUser(auth, request),
    invitationUrl,
    inviteAsOperator,
    inviteFirst: async () => ((await hasNoAccount(db)) ? inviteAsOperator() : null),
    async resetLink(written) {
      const email = written.trim().toLowerCase()
      printed.set(email, '')
      await auth.api.requestPasswordReset({ body: { email } })
      const link = printed.get(email)
      printed.delete(email)
      return link || null
    },
  }
}

async function signedInUser(auth: Auth, request: FastifyRequest) {
  const session = await auth.api.getSession({ headers: cookieOf(request) })
  if (!session) throw new AppError('signed_out')
  return { id: session.user.id }
}

/** The only headers of a request that better-auth gets: its cookies. */
export function cookieOf({ headers }: FastifyRequest): Headers {
  return new Headers({ cookie: headers.cookie ?? '' })
}
