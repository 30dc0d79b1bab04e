import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../../contract/user/account.ts'
import { AppError } from '../http/app-error.ts'

// The list of zxcvbn-ts. Shorter passwords are rejected anyway.
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN))

/**
 * Rejects a password that is on the list of common ones, or equals the name or the email.
 * @param field the field of the form to report
 * @throws AppError invalid_request
 */
export function rejectCommonPassword(
  password: string,
  field: string,
  own: readonly (string | null)[] = [],
): void {
  const written = password.toLowerCase()
  const isOwn = own.some((text) => text !== null && text.toLowerCase() === written)
  if (!isOwn && !common.has(written)) return
  const message = isOwn
    ? "Your name or email can't be your password."
    : 'Many people use this password, so it is easily guessed. Choose another one.'
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
