import { APICallError, RetryError } from 'ai'

/**
 * Why a model gave no reply, as the end of a sentence. In our own words: a server's message may repeat the key, and a
 * library's error contains the whole request.
 */
export function reasonOfFailure(error: unknown): string {
  const call = failedCall(error)
  if (!call) return "its answer isn't readable"
  return call.statusCode === undefined ? "it can't be reached" : `it answered with status ${call.statusCode}`
}

/** True for an unreadable reply. */
export function isUnreadableAnswer(error: unknown): boolean {
  return failedCall(error) === null
}

function failedCall(error: unknown): APICallError | null {
  if (RetryError.isInstance(error)) return failedCall(error.lastError)
  return APICallError.isInstance(error) && error.statusCode !== 200 ? error : null
}
