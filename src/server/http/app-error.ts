import { apiErrors, type ApiErrorCode } from '../../contract/api-error.ts'

interface Details {
  /** Replaces the default message of the code. */
  readonly message?: string
  /** The error of each field. */
  readonly fields?: Record<string, string>
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An expected error (4xx) or failure; its status is in the table of the contract. */
export class AppError extends Error {
  readonly code: ApiErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiErrorCode, details: Details = {}) {
    super(details.message ?? apiErrors[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get status(): number {
    return apiErrors[this.code].status
  }
}
