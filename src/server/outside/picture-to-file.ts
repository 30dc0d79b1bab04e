import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Upload } from '../http/uploads/read-photo-form.ts'
import type { OutsideFetch } from './outside-fetch.ts'

/**
 * Downloads a picture into a new file at `path`, like an upload. The caller deletes the file.
 * @throws OutsideError
 */
export async function pictureToFile(
  outside: Pick<OutsideFetch, 'picture'>,
  url: URL,
  path: string,
): Promise<Upload> {
  const { bytes } = await outside.picture(url)
  await writeFile(path, bytes, { flag: 'wx' })
  return { path, byteSize: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
