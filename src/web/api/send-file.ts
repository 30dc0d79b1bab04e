import { HttpError } from './http-error.ts'

interface SendOptions {
  readonly contentType: string
  /** Called with the sent share, from 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * POSTs a file as the body, with progress, which fetch does not report; resolves with the parsed JSON.
 * @throws HttpError for a response that is not a success; TypeError without a response; an AbortError when aborted
 */
export function sendFile(
  address: string,
  file: File,
  { contentType, onSent, signal }: SendOptions,
): Promise<unknown> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0))
    request.addEventListener('error', () => reject(new TypeError("the server didn't answer")))
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) return reject(new HttpError(status, statusText, responseText))
      resolve(JSON.parse(responseText))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', address)
    request.setRequestHeader('content-type', contentType)
    request.send(file)
  })
}
