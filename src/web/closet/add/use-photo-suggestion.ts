import { useEffect, useState } from 'react'
import type { ClosetPhoto } from '../../../contract/closet-photos.ts'
import { discardPhoto, uploadPhoto } from './closet-photo-queries.ts'
import { photoFault } from './photo-fault.ts'

interface Look {
  readonly at: File
  /** Null where nothing could be seen: the form's own submit says why. */
  readonly seen: ClosetPhoto | null
}

/**
 * Has the server look at a photo while its form is filled in. What is uploaded for that is discarded with the
 * photo or the form: the form sends the file itself.
 */
export function usePhotoSuggestion(photo: File | null) {
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    if (!photo || photoFault(photo)) return undefined
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
  const isLooking = photo !== null && !isSeen && !photoFault(photo)
  return { seen: isSeen ? look.seen : null, isLooking }
}
