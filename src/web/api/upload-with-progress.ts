import type { Endpoint, FormOf, ReplyOf } from '../../contract/endpoint.ts'
import { addressOf, formData } from './call-endpoint.ts'
import { reportChange } from './other-tabs.ts'
import { sendWithProgress, type UploadProgress } from './send-with-progress.ts'

type PhotoUpload = Endpoint & { readonly form: object; readonly reply: object }

/**
 * Like `callEndpoint`, for a photo with upload progress.
 * @throws HttpError for an error response; TypeError on a network error; an AbortError when aborted
 */
export async function uploadWithProgress<E extends PhotoUpload>(
  endpoint: E,
  { form, photo }: { readonly form: FormOf<E>; readonly photo: File },
  progress: UploadProgress = {},
): Promise<ReplyOf<E>> {
  const fields = form as Record<string, string | null>
  const text = await sendWithProgress({
    ...progress,
    method: endpoint.method,
    address: addressOf(endpoint),
    body: formData(endpoint.form.photo.field, fields, photo),
  })
  reportChange(endpoint)
  return endpoint.reply?.parse(JSON.parse(text)) as ReplyOf<E>
}
