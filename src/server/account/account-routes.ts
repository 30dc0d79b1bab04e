import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountEndpoints } from '../../contract/user/account.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { ServeWithCookies } from '../http/serve-with-cookies.ts'
import type { Clock } from '../ports/clock.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { currentUser } from '../user/current-user.ts'
import { type Accounts, cookieOf } from './accounts.ts'
import { callAuth } from './call-auth.ts'
import { deleteAccount } from './delete-account.ts'
import {
  createInvitation,
  openInvitations,
  requireInvitation,
  withdrawInvitation,
} from './invitation-store.ts'
import {
  PASSWORD_TRIES,
  PASSWORD_TRIES_OF_ADDRESS,
  RESET_MAILS,
  SIGN_UPS,
} from '../http/limits/attempt-limits.ts'
import { forgetAttempts, limitAttempts } from '../http/limits/limit-attempts.ts'
import { hasNoAccount, personalCloset } from './personal-closet.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { signUp } from './sign-up.ts'

interface Deps {
  readonly db: Database
  readonly images: ImageStore
  readonly clock: Clock
  readonly accounts: Accounts
}

/** Registers the endpoints for sign-up, sign-in, sign-out, passwords, invitations and deletion. */
export function accountRoutes(serveWithCookies: ServeWithCookies, serve: Serve, deps: Deps): void {
  signingRoutes(serveWithCookies, deps)
  passwordRoutes(serveWithCookies, deps)
  resetRoutes(serveWithCookies, deps)
  invitationRoutes(serveWithCookies, serve, deps)
}

function signingRoutes(serveWithCookies: ServeWithCookies, deps: Deps): void {
  const { db, clock, accounts } = deps
  const { auth } = accounts
  serveWithCookies(accountEndpoints.signUp, async ({ body, request, reply }) => {
    await limitAttempts(db, `sign-up ${request.ip}`, SIGN_UPS, clock.now())
    const { user, headers } = await signUp({ ...deps, auth, isOpen: accounts.isOpen }, body)
    sendCookies(reply, headers)
    return user
  })
  serveWithCookies(accountEndpoints.signIn, async ({ body, request, reply }) => {
    const ofAccount = await limitPasswordTries(deps, body.email, request)
    const { response, headers } = await callAuth(() => auth.api.signInEmail({ body, returnHeaders: true }))
    await forgetAttempts(db, ofAccount)
    sendCookies(reply, headers)
    return currentUser(db, response.user)
  })
  serveWithCookies(accountEndpoints.signOut, async ({ request, reply }) => {
    const { headers } = await auth.api.signOut({ headers: cookieOf(request), returnHeaders: true })
    sendCookies(reply, headers)
  })
  serveWithCookies(accountEndpoints.signOutEverywhere, async ({ user, request, reply }) => {
    const { headers } = await auth.api.signOut({ headers: cookieOf(request), returnHeaders: true })
    await db.deleteFrom('sessions').where('userId', '=', user.id).execute()
    sendCookies(reply, headers)
  })
}

function passwordRoutes(serveWithCookies: ServeWithCookies, deps: Deps): void {
  const { db, accounts } = deps
  const { auth } = accounts
  serveWithCookies(accountEndpoints.changePassword, async ({ user, body, request, reply }) => {
    const { username, email } = await currentUser(db, user)
    rejectCommonPassword(body.newPassword, 'newPassword', [username, email])
    const ofAccount = await limitPasswordTries(deps, email ?? '', request)
    const { headers } = await wrongPasswordIn('currentPassword', () =>
      auth.api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: cookieOf(request),
        returnHeaders: true,
      }),
    )
    await forgetAttempts(db, ofAccount)
    sendCookies(reply, headers)
  })
  serveWithCookies(accountEndpoints.deleteAccount, async ({ user, body, request, reply }) => {
    const { email } = await currentUser(db, user)
    const ofAccount = await limitPasswordTries(deps, email ?? '', request)
    await wrongPasswordIn('password', () => auth.api.verifyPassword({ body, headers: cookieOf(request) }))
    await forgetAttempts(db, ofAccount)
    const { headers } = await auth.api.signOut({ headers: cookieOf(request), returnHeaders: true })
    await deleteAccount(deps, user)
    sendCookies(reply, headers)
  })
}

function resetRoutes(serveWithCookies: ServeWithCookies, { db, clock, accounts }: Deps): void {
  const { auth } = accounts
  serveWithCookies(accountEndpoints.requestReset, async ({ body, request }) => {
    if (!accounts.sendsMail) throw new AppError('not_found')
    await limitAttempts(db, `reset ${request.ip}`, SIGN_UPS, clock.now())
    await limitAttempts(db, `reset ${body.email}`, RESET_MAILS, clock.now())
    // Responds without waiting, so neither response nor timing reveals whether the account exists.
    void auth.api
      .requestPasswordReset({ body })
      .catch((error: unknown) => request.log.error({ err: error }, 'sending the reset mail failed'))
  })
  serveWithCookies(accountEndpoints.resetPassword, async ({ body, request }) => {
    await limitAttempts(db, `reset ${request.ip}`, SIGN_UPS, clock.now())
    rejectCommonPassword(body.password, 'password')
    await callAuth(() => auth.api.resetPassword({ body: { token: body.token, newPassword: body.password } }))
  })
}

function invitationRoutes(
  serveWithCookies: ServeWithCookies,
  serve: Serve,
  { db, clock, accounts }: Deps,
): void {
  serveWithCookies(accountEndpoints.openInvitation, async ({ body, request }) => {
    await limitAttempts(db, `invitation ${request.ip}`, PASSWORD_TRIES_OF_ADDRESS, clock.now())
    const { isOfOperator } = await requireInvitation(db, body.invitation, clock.now())
    const offers = isOfOperator && (await hasNoAccount(db))
    return { offersClosetOf: offers ? await personalCloset(db) : null }
  })
  serve(accountEndpoints.invitations, ({ user }) => openInvitations(db, user, clock.now()))
  serve(accountEndpoints.invite, async ({ user }) => {
    const { invitation, token } = await createInvitation(db, user, clock.now())
    return { invitation, url: accounts.invitationUrl(token) }
  })
  serve(accountEndpoints.withdrawInvitation, ({ user, params }) => withdrawInvitation(db, user, params.id))
}

/** Counts an attempt before the password is checked. Returns the account's key, to reset the count on success. */
async function limitPasswordTries(
  { db, clock }: Deps,
  email: string,
  { ip }: FastifyRequest,
): Promise<string> {
  const ofAccount = `password ${email}`
  await limitAttempts(db, `password from ${ip}`, PASSWORD_TRIES_OF_ADDRESS, clock.now())
  await limitAttempts(db, ofAccount, PASSWORD_TRIES, clock.now())
  return ofAccount
}

async function wrongPasswordIn<R>(field: string, call: () => Promise<R>): Promise<R> {
  try {
    return await callAuth(call)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'wrong_password') throw error
    const message = 'Wrong password.'
    throw new AppError('wrong_password', { message, fields: { [field]: message }, cause: error })
  }
}

function sendCookies(reply: FastifyReply, headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}
