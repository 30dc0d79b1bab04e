import { useEffect, useState } from 'react'
import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import { discardPhoto, uploadPhoto } from './closet-photo-queries.ts'
import { photoFileError } from './photo-file-error.ts'

interface Look {
  readonly at: File
  /** Null if nothing was recognized; submitting the form shows why. */
  readonly seen: ClosetPhoto | null
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
      uploaded = await uploadPhoto(photo, { signal: controller.signal }).catch(() => null)
      if (!controller.signal.aborted) setLook({ at: photo, seen: uploaded })
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
  return { seen: isSeen ? look.seen : null, isLooking }
}
