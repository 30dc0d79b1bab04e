import { HttpError } from './http-error.ts'

/**
 * The bytes of a picture of ours.
 * @throws HttpError when the answer is not a success; whatever fetch throws when there is none
 */
export async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.blob()
}
