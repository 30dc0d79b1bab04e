import { HttpError } from './http-error.ts'

/** Progress and cancellation of an upload. */
export interface UploadProgress {
  /** Called with the uploaded share of the body, from 0 to 1. */
  readonly onSent?: (share: number) => void
  readonly signal?: AbortSignal
}

interface Upload extends UploadProgress {
  readonly method: string
  readonly address: string
  readonly body: FormData | File
  /** Default: the type that the browser gives the body. */
  readonly contentType?: string
}

/**
 * Sends a body with upload progress, which fetch does not report; resolves with the response's text.
 * @throws HttpError for an error response; TypeError on a network error; an AbortError when aborted
 */
export function sendWithProgress({
  method,
  address,
  body,
  contentType,
  onSent,
  signal,
}: Upload): Promise<string> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const giveUp = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(total ? loaded / total : 0))
    request.upload.addEventListener('load', () => onSent?.(1))
    request.addEventListener('error', () => reject(new TypeError("the server didn't answer")))
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) reject(new HttpError(status, statusText, responseText))
      else resolve(responseText)
    })
    signal?.addEventListener('abort', giveUp)
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    if (signal?.aborted) return reject(new DOMException('given up', 'AbortError'))
    request.open(method, address)
    if (contentType) request.setRequestHeader('content-type', contentType)
    request.send(body)
  })
}
