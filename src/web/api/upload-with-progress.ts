import type { Endpoint, FormOf, ReplyOf } from '../../contract/endpoint.ts'
import { addressOf, formData } from './call-endpoint.ts'
import { HttpError } from './http-error.ts'
import { reportChange } from './other-tabs.ts'

type Upload = Endpoint & { readonly form: object; readonly reply: object }

interface UploadProgress {
  /** Called with the uploaded share of the body, from 0 to 1. */
  readonly onSent?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * As `callEndpoint`, for a photo with upload progress, which fetch does not report.
 * @throws HttpError for a response that is not a success; TypeError without a response; an AbortError when aborted
 */
export function uploadWithProgress<E extends Upload>(
  endpoint: E,
  { form, photo }: { readonly form: FormOf<E>; readonly photo: File },
  { onSent, signal }: UploadProgress = {},
): Promise<ReplyOf<E>> {
  const fields = form as Record<string, string | null>
  const request = new XMLHttpRequest()
  return new Promise<ReplyOf<E>>((resolve, reject) => {
    const giveUp = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(total ? loaded / total : 0))
    request.upload.addEventListener('load', () => onSent?.(1))
    request.addEventListener('error', () => reject(new TypeError("the server didn't answer")))
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status < 200 || status > 299) return reject(new HttpError(status, statusText, responseText))
      reportChange(endpoint)
      try {
        resolve(endpoint.reply?.parse(JSON.parse(responseText)) as ReplyOf<E>)
      } catch (error) {
        reject(error)
      }
    })
    signal?.addEventListener('abort', giveUp)
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    if (signal?.aborted) return reject(new DOMException('given up', 'AbortError'))
    request.open(endpoint.method, addressOf(endpoint))
    request.send(formData(endpoint.form.photo.field, fields, photo))
  })
}
