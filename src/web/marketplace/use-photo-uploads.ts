import { useEffect, useRef, useState } from 'react'
import type { ClosetPhoto } from '../../contract/closet-photos.ts'
import { discardPhoto, uploadPhoto } from '../closet/add/closet-photo-queries.ts'
import { photoFault } from '../closet/add/photo-fault.ts'
import { showFailure } from '../closet/show-failure.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

const FAILED = "Couldn't upload the photo"

/** Uploads photos ahead, one after the other; what arrives after that is discarded. */
export function usePhotoUploads(onUploaded: (photo: ClosetPhoto) => void) {
  const [uploading, setUploading] = useState(0)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const uploadOne = async (file: File) => {
    const fault = photoFault(file)
    if (fault) showToast({ variant: 'destructive', title: FAILED, description: fault })
    try {
      if (fault) return
      const photo = await uploadPhoto(file)
      if (isGone.current) discardPhoto(photo.id)
      else onUploaded(photo)
    } catch (error) {
      if (error instanceof Error) showFailure(FAILED)(error)
    } finally {
      setUploading((now) => now - 1)
    }
  }
  return {
    /** How many are still to come. */
    uploading,
    async upload(files: readonly File[]) {
      setUploading((now) => now + files.length)
      for (const file of files) await uploadOne(file)
    },
  }
}
