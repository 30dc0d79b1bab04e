import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiErrorCode } from '../../../contract/api-error.ts'
import type { ApiError } from '../../../contract/api-error-body.ts'
import { AppError } from '../app-error.ts'
import { asStorageError } from './storage-error.ts'

const codeOfFrameworkError: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
}

// Overload and network failures are not defects, so they are not logged as errors.
const NOT_LOGGED: ReadonlySet<string> = new Set([
  'busy',
  'weather_unreachable',
  'trends_unreachable',
  // Logged once, when it is found.
  'database_damaged',
])

/** Sends every error as the contract's ApiError. Unexpected errors are logged and sent as a 500 without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const appError = asAppError(error)
    if (appError.status >= 500 && !NOT_LOGGED.has(appError.code))
      request.log.error({ err: error }, appError.code)
    return sendError(reply, appError)
  })
}

/** Handles requests that the framework rejects before any hook runs, such as an undecodable path. */
export function handleFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendError(reply.headers(barestHeaders), asAppError(error))
}

const barestHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sends one error as an ApiError. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ApiError = {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
  }
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(error.status).header('cache-control', 'no-store').type('application/json').send(body)
}

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  const code = codeOfFrameworkError[error.code]
  if (code) return new AppError(code, { cause: error })
  const failure = asStorageError(error)
  if (failure) return failure
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('invalid_request', { cause: error })
  return new AppError('internal', { cause: error })
}
