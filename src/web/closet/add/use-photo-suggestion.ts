import { useEffect, useState } from 'react'
import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import { HttpError } from '../../api/http-error.ts'
import { discardPhoto, uploadPhoto } from './closet-photo-queries.ts'
import { photoFileError } from './photo-file-error.ts'

interface Look {
  readonly at: File
  /** Null if nothing was recognized. */
  readonly seen: ClosetPhoto | null
  /** The server's reason if it can't read the file. */
  readonly fault: string | undefined
}

/**
 * Makes the server analyze a photo while its form is filled in. The upload for it is discarded with the photo or the
 * form: the form sends the file itself.
 */
export function usePhotoSuggestion(photo: File | null) {
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    if (!photo || photoFileError(photo)) return undefined
    const controller = new AbortController()
    let uploaded: ClosetPhoto | null = null
    const lookAt = async () => {
      let fault: string | undefined
      uploaded = await uploadPhoto(photo, { signal: controller.signal }).catch((error: unknown) => {
        fault = faultOfFile(error)
        return null
      })
      if (!controller.signal.aborted) setLook({ at: photo, seen: uploaded, fault })
      else if (uploaded) discardPhoto(uploaded.id)
    }
    void lookAt()
    return () => {
      controller.abort()
      if (uploaded) discardPhoto(uploaded.id)
    }
  }, [photo])
  const isSeen = look !== null && look.at === photo
  const isLooking = photo !== null && !isSeen && !photoFileError(photo)
  return { seen: isSeen ? look.seen : null, fault: isSeen ? look.fault : undefined, isLooking }
}

// Other failures, such as a lost connection, don't matter before the form is submitted.
function faultOfFile(error: unknown): string | undefined {
  return error instanceof HttpError && error.apiError?.code.startsWith('image_')
    ? error.apiError.message
    : undefined
}
