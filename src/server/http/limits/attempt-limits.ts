import type { ApiErrorCode } from '../../../contract/api-error.ts'

export interface Limit {
  /** Attempts within the window. */
  readonly max: number
  readonly windowMs: number
  /** Error for attempts over the limit; too_many_attempts by default. */
  readonly error?: ApiErrorCode
}

const MINUTE_MS = 60_000

/** Password attempts on one account, and from one address on all accounts. */
export const PASSWORD_TRIES: Limit = { max: 10, windowMs: 15 * MINUTE_MS }
export const PASSWORD_TRIES_OF_ADDRESS: Limit = { max: 60, windowMs: 15 * MINUTE_MS }
/** Sign-ups or reset mails per address. */
export const SIGN_UPS: Limit = { max: 20, windowMs: 60 * MINUTE_MS }
export const RESET_MAILS: Limit = { max: 5, windowMs: 60 * MINUTE_MS }
/** Invitations to a household per user: names can't be probed in bulk. */
export const HOUSEHOLD_INVITATIONS: Limit = { max: 30, windowMs: 60 * MINUTE_MS }
/** Codes of household invitations per user. */
export const HOUSEHOLD_CODE_TRIES: Limit = { max: 30, windowMs: 15 * MINUTE_MS }
