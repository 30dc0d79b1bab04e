import type { Endpoint, FormOf, ReplyOf } from '../../contract/endpoint.ts'
import { addressOf, formData } from './call-endpoint.ts'
import { HttpError } from './http-error.ts'

type Upload = Endpoint & { readonly form: object; readonly reply: object }

interface UploadProgress {
  /** Called with how much of the body has left, from 0 to 1. */
  readonly onSent?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * As `callEndpoint`, for a photo whose way is watched: fetch tells nothing of what it has sent.
 * @throws HttpError when the answer is not a success; TypeError when there is none; an AbortError when it is given up
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
