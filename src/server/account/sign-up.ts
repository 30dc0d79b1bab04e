import type { BodyOf } from '../../contract/endpoint.ts'
import type { accountEndpoints } from '../../contract/user/account.ts'
import type { CurrentUser } from '../../contract/user/user.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { Clock } from '../ports/clock.ts'
import { currentUser } from '../user/current-user.ts'
import { callAuth } from './call-auth.ts'
import type { Auth } from './create-auth.ts'
import { requireInvitation, returnInvitation, redeemInvitation } from './invitation-store.ts'
import { hasNoAccount, takeOverPersonalCloset } from './personal-closet.ts'
import { rejectCommonPassword } from './reject-common-password.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly auth: Auth
  /** Whether anyone may create an account. */
  readonly isOpen: boolean
}

/**
 * Creates an account and a session. The first account, invited by the operator, may take over the closet of personal
 * mode.
 * @throws AppError invitation_needed, invitation_not_valid, name_taken, email_taken, invalid_request
 */
export async function signUp(
  deps: Deps,
  input: BodyOf<typeof accountEndpoints.signUp>,
): Promise<{ user: CurrentUser; headers: Headers }> {
  const { db, auth, clock } = deps
  const { username, email, password, invitation: token } = input
  if (token === undefined && !deps.isOpen) throw new AppError('invitation_needed')
  rejectCommonPassword(password, 'password', [username, email])
  const invitation = token === undefined ? null : await requireInvitation(db, token, clock.now())
  const takesOver = Boolean(input.takesOver && invitation?.isOfOperator) && (await hasNoAccount(db))
  await rejectTakenName(db, username)
  if (invitation) await redeemInvitation(db, invitation.id, clock.now())
  try {
    const { response, headers } = await callAuth(() =>
      auth.api.signUpEmail({ body: { name: username, email, password }, returnHeaders: true }),
    )
    const id = takesOver ? await takeOverPersonalCloset(db, response.user.id) : response.user.id
    return { user: await currentUser(db, { id }), headers }
  } catch (error) {
    if (invitation) await returnInvitation(db, invitation.id)
    throw error
  }
}

async function rejectTakenName(db: Database, username: string): Promise<void> {
  const taken = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  if (taken) throw new AppError('name_taken', { fields: { username: 'Someone else here has this name.' } })
}
