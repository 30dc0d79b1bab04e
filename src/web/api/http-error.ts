import { ApiError } from '../../contract/api-error.ts'

/** An answer that is not a success. Its message is the status, a colon, a space, and the body's text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** What the server said, where it said it as the API does. */
  readonly answer: ApiError | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.answer = parseAnswer(body)
  }
}

/** The sentence to show for a failed call: the server's own where there is one. */
export function reasonOf(error: unknown): string {
  if (error instanceof HttpError)
    return error.answer?.message ?? `The server answered with status ${error.status}.`
  // What fetch throws when there is no answer; a reply that does not fit throws other errors.
  if (error instanceof TypeError)
    return "Couldn't reach the server. Check that Armadio is running and try again."
  return 'Unexpected response from the server. Reload the page.'
}

function parseAnswer(body: string): ApiError | null {
  try {
    return ApiError.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
