import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClosetPhoto } from '../../../contract/closet/photos.ts'
import { showFailure } from '../show-failure.ts'
import { discardPhoto, uploadPhoto } from '../add/closet-photo-queries.ts'

/** A new photo for a piece, used when the form is saved and discarded otherwise. */
export function useNewPhoto() {
  const [photo, setPhoto] = useState<ClosetPhoto | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const isSaved = useRef(false)

  const discardUnused = useEffectEvent(() => {
    if (photo && !isSaved.current) discardPhoto(photo.id)
  })
  useEffect(() => () => discardUnused(), [])

  const choose = async (file: File) => {
    setIsUploading(true)
    try {
      const uploaded = await uploadPhoto(file)
      if (photo) discardPhoto(photo.id)
      setPhoto(uploaded)
    } catch (error) {
      if (error instanceof Error) showFailure("Couldn't upload the photo")(error)
    } finally {
      setIsUploading(false)
    }
  }
  return {
    photo,
    isUploading,
    choose,
    keep: () => {
      isSaved.current = true
    },
  }
}
