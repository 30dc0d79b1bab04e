import { closetEndpoints, type ClosetItem, type NewClosetItem } from '../../../contract/closet/closet.ts'
import { pieceEndpoints } from '../../../contract/closet/piece.ts'
import { closetPhotoEndpoints, type ClosetPhoto } from '../../../contract/closet/photos.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { repliesOf } from '../../api/endpoint-query.ts'
import { queryClient } from '../../api/query-client.ts'
import { uploadWithProgress } from '../../api/upload-with-progress.ts'
import { expectCutOut } from './expect-cut-out.ts'

/**
 * Uploads a photo before its piece is added. `onSent` receives the uploaded fraction, from 0 to 1.
 * @throws HttpError, TypeError on a network error, AbortError
 */
export function uploadPhoto(
  photo: File,
  progress: { readonly onSent?: (share: number) => void; readonly signal?: AbortSignal } = {},
): Promise<ClosetPhoto> {
  return uploadWithProgress(
    closetPhotoEndpoints.upload,
    { form: { fileName: sendable(photo.name) }, photo },
    progress,
  )
}

/** Discards an uploaded photo. A failure is ignored: the server deletes the photo after a day. */
export function discardPhoto(photoId: string): void {
  callEndpoint(closetPhotoEndpoints.discard, { params: { photoId } }).catch(() => {})
}

/** Adds a piece with an uploaded photo. Does not refetch the closet: see `refreshCloset`. */
export async function addPieceFromPhoto(
  piece: NewClosetItem & { readonly photoId: string },
  idempotencyKey: string,
): Promise<ClosetItem> {
  const added = await callEndpoint(closetPhotoEndpoints.addPiece, { body: piece, idempotencyKey })
  expectCutOut(added)
  return added
}

/** Replaces a piece's photo by an uploaded one. */
export function showPhotoInPiece(pieceId: string, photoId: string): Promise<ClosetItem> {
  return callEndpoint(pieceEndpoints.change, { params: { id: pieceId }, body: { photoId } })
}

/** Refetches everything that shows the closet; resolves once it is shown. For changes made outside of a screen. */
export function refreshCloset(): Promise<void> {
  return queryClient.invalidateQueries(repliesOf(closetEndpoints.list))
}

// Removes characters that the API's text fields reject, so that a file name never blocks an upload.
function sendable(fileName: string): string {
  return Array.from(fileName.replaceAll(/[\p{C}\u2028\u2029]/gu, ''))
    .slice(-255)
    .join('')
}
