import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, requiredText } from '../fields.ts'
import { CurrentUser, Username } from './user.ts'

/** An invitation to create an account works for this many days. */
export const INVITATION_DAYS = 7

/** In characters. */
export const PASSWORD_MIN = 8
const PASSWORD_MAX = 128

const EMAIL_MAX = 254
const TOKEN_MAX = 200

const Email = requiredText('Email', EMAIL_MAX).check(
  z.refine((email) => z.email().safeParse(email).success, "This isn't an email address."),
  z.toLowerCase(),
)

// Not trimmed: leading and trailing spaces belong to the password.
const Password = z.string('Password is required').check(
  z.refine(
    (password) => Array.from(password).length >= PASSWORD_MIN,
    `Use at least ${PASSWORD_MIN} characters.`,
  ),
  z.refine(
    (password) => Array.from(password).length <= PASSWORD_MAX,
    `Use at most ${PASSWORD_MAX} characters.`,
  ),
)

// A password to verify; not subject to the rules for new ones.
const PasswordToVerify = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX * 2, 'Wrong password.'))

const Token = z.string('The link is incomplete.').check(z.minLength(1), z.maxLength(TOKEN_MAX))

/** The session, and the ways to sign in. */
export const Session = z.object({
  /** False in personal mode, which has one user without a password. */
  hasAccounts: z.boolean(),
  /** Null: signed out. */
  user: z.nullable(CurrentUser),
  /** Whether an account needs an invitation. */
  signUp: z.enum(['open', 'invited']),
  /** Whether password reset links can be mailed. */
  sendsMail: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** An unused invitation. */
export const Invitation = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string() })
export type Invitation = z.infer<typeof Invitation>

/** The contents of an invitation link. */
const OpenedInvitation = z.object({
  /** The first account can take over the closet of personal mode. */
  offersClosetOf: z.nullable(z.object({ pieces: z.number() })),
})

export const accountEndpoints = {
  session: endpoint({
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in',
    isOpen: true,
    reply: Session,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/sign-up',
    summary: 'Create an account and sign in',
    isOpen: true,
    body: z.object({
      username: Username,
      email: Email,
      password: Password,
      invitation: z.optional(Token),
      takesOver: z.optional(z.boolean()),
    }),
    reply: CurrentUser,
    status: 201,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/sign-in',
    summary: 'Sign in',
    isOpen: true,
    body: z.object({ email: Email, password: PasswordToVerify }),
    reply: CurrentUser,
  }),
  signOut: endpoint({ method: 'POST', path: '/api/sign-out', summary: 'Sign out', isOpen: true }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/sign-out-everywhere',
    summary: 'End all sessions of the user',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/password',
    summary: 'Change the password and end all other sessions',
    body: z.object({ currentPassword: PasswordToVerify, newPassword: Password }),
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/password-reset-links',
    summary: 'Mail a link to reset the password',
    isOpen: true,
    body: z.object({ email: Email }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password-resets',
    summary: 'Set a new password with the link',
    isOpen: true,
    body: z.object({ token: Token, password: Password }),
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/api/opened-invitations',
    summary: 'Check an invitation',
    isOpen: true,
    body: z.object({ invitation: Token }),
    reply: OpenedInvitation,
    storesNothing: true,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/invitations',
    summary: 'Unused invitations of the user',
    reply: z.array(Invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invitations',
    summary: `Create an invitation link for one account, valid for ${INVITATION_DAYS} days`,
    reply: z.object({ invitation: Invitation, url: z.string() }),
    status: 201,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:id',
    summary: 'Withdraw an invitation',
    params: z.object({ id: Id }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account-deletion',
    summary: 'Delete the account and everything of it',
    body: z.object({ password: PasswordToVerify }),
  }),
}
