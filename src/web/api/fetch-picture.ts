import { HttpError } from './http-error.ts'

/**
 * Fetches one of our pictures.
 * @throws HttpError for a response that is not a success; the error of fetch without a response
 */
export async function fetchPicture(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text())
  return response.blob()
}
