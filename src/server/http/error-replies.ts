import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ApiError, ApiErrorCode } from '../../contract/api-error.ts'
import { AppError } from './app-error.ts'

const refusalOfFramework: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

const codeOfSystemError: Readonly<Record<string, ApiErrorCode>> = {
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  ECONNREFUSED: 'storage_unavailable',
  ECONNRESET: 'storage_unavailable',
  // PostgreSQL: shut down by its administrator, crashed, starting up, too many connections.
  '57P01': 'storage_unavailable',
  '57P02': 'storage_unavailable',
  '57P03': 'storage_unavailable',
  '53300': 'storage_unavailable',
  // SQLite: locked by another program for too long; the disk is full.
  '5': 'storage_unavailable',
  '13': 'storage_full',
}

const STORAGE_RETRY_AFTER_SECONDS = 2

/** Answers every error as the contract's ApiError; what is not expected is logged and hidden behind a 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asAppError(error)
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code)
    return sendError(reply, refusal)
  })
}

/** Sends one refusal as the API words it. */
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
  const refusal = refusalOfFramework[error.code]
  if (refusal) return new AppError(refusal, { cause: error })
  const failure = codeOfSystemError[sqliteCode(error) ?? error.code]
  if (failure === 'storage_unavailable')
    return new AppError(failure, { cause: error, retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS })
  if (failure) return new AppError(failure, { cause: error })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError(error instanceof SyntaxError ? 'malformed_json' : 'invalid_request', { cause: error })
  return new AppError('internal', { cause: error })
}

// SQLite's primary result code is the lowest byte (https://www.sqlite.org/rescode.html).
function sqliteCode(error: FastifyError): string | undefined {
  return 'errcode' in error ? String(Number(error.errcode) & 0xff) : undefined
}
