import { isAPIError } from 'better-auth/api'
import type { ApiErrorCode } from '../../contract/api-error.ts'
import { AppError } from '../http/app-error.ts'

const codeOf: Readonly<Record<string, ApiErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_password',
  INVALID_PASSWORD: 'wrong_password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong_password',
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  // The database rejects the row if two people choose the same name at once.
  FAILED_TO_CREATE_USER: 'name_taken',
  INVALID_TOKEN: 'reset_not_valid',
  UNAUTHORIZED: 'signed_out',
}

/**
 * Runs a call of better-auth and turns its errors into ours.
 * @throws AppError wrong_password, email_taken, name_taken, reset_not_valid, signed_out
 */
export async function callAuth<R>(call: () => Promise<R>): Promise<R> {
  try {
    return await call()
  } catch (error) {
    const code = isAPIError(error) ? codeOf[error.body?.code ?? error.status.toString()] : undefined
    if (code) throw new AppError(code, { cause: error })
    throw error
  }
}
