import { ApiError } from '../../contract/api-error-body.ts'
import { isDeviceOffline } from '../offline/connection.ts'
import { KeptForLater } from '../offline/kept-for-later-error.ts'

/** A response that is not a success. Its message is the status, a colon, a space and the body's text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The server's ApiError, if it sent one. */
  readonly apiError: ApiError | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.apiError = parseApiError(body)
  }
}

/** The message to show for a failed request: the server's own, if any. */
export function reasonOf(error: unknown): string {
  if (error instanceof HttpError)
    return error.apiError?.message ?? `The server answered with status ${error.status}.`
  if (error instanceof KeptForLater) return error.message
  if (error instanceof TypeError && isDeviceOffline())
    return "You're offline. Try again when you're back online."
  // The error of fetch without a response; an invalid response throws other errors.
  if (error instanceof TypeError)
    return "Couldn't reach the server. Check that Armadio is running and try again."
  return 'Unexpected response from the server. Reload the page.'
}

function parseApiError(body: string): ApiError | null {
  try {
    return ApiError.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
