import type { Socket } from 'node:net'
import { apiErrors, type ApiErrorCode } from '../../../contract/api-error.ts'

const codeOfParserError: Readonly<Record<string, ApiErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Responds to a request that Node's HTTP parser rejects, with the contract's ApiError, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  // The client has hung up.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const code = codeOfParserError[error.code ?? ''] ?? 'malformed_request'
  const { status, message } = apiErrors[code]
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${status} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
