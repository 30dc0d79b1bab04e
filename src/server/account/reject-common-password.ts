import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../../contract/account.ts'
import { AppError } from '../http/app-error.ts'

// The list of zxcvbn-ts, sorted by how often leaked accounts had them; shorter ones are refused anyway.
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN))

/**
 * Refuses a password that is on the list of common ones, or is the name or the email.
 * @param field the field of the form that says so
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
