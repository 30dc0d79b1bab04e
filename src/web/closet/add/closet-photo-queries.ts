import { closetEndpoints, type ClosetItem, type NewClosetItem } from '../../../contract/closet.ts'
import { pieceEndpoints } from '../../../contract/closet-piece.ts'
import { closetPhotoEndpoints, type ClosetPhoto } from '../../../contract/closet-photos.ts'
import { callEndpoint } from '../../api/call-endpoint.ts'
import { repliesOf } from '../../api/endpoint-query.ts'
import { queryClient } from '../../api/query-client.ts'
import { uploadWithProgress } from '../../api/upload-with-progress.ts'
import { expectCutOut } from './expect-cut-out.ts'

/**
 * Uploads a photo ahead of its piece. `onSent` hears how much of it has left, from 0 to 1.
 * @throws HttpError, TypeError where there is no answer, AbortError
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

/** Gives up an uploaded photo. A failure is nobody's loss: the server forgets the photo after a day. */
export function discardPhoto(photoId: string): void {
  callEndpoint(closetPhotoEndpoints.discard, { params: { photoId } }).catch(() => {})
}

/** Adds a piece with an uploaded photo. The list is not requested again: see `refreshCloset`. */
export async function addPieceFromPhoto(
  piece: NewClosetItem & { readonly photoId: string },
  idempotencyKey: string,
): Promise<ClosetItem> {
  const added = await callEndpoint(closetPhotoEndpoints.addPiece, { body: piece, idempotencyKey })
  expectCutOut(added)
  return added
}

/** Shows an uploaded photo in place of a piece's own. */
export function showPhotoInPiece(pieceId: string, photoId: string): Promise<ClosetItem> {
  return callEndpoint(pieceEndpoints.change, { params: { id: pieceId }, body: { photoId } })
}

/** Asks again for everything that shows the closet; resolves once it is shown. For changes outside of a screen. */
export function refreshCloset(): Promise<void> {
  return queryClient.invalidateQueries(repliesOf(closetEndpoints.list))
}

// A file may be called by what no text field takes; that must not keep its photo out.
function sendable(fileName: string): string {
  return Array.from(fileName.replaceAll(/[\p{C}\u2028\u2029]/gu, ''))
    .slice(-255)
    .join('')
}
