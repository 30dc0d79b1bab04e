import { useEffect, useRef, useState } from 'react'
import type { ClosetPhoto } from '../../contract/closet/photos.ts'
import { discardPhoto, uploadPhoto } from '../closet/add/closet-photo-queries.ts'
import { photoFileError } from '../closet/add/photo-file-error.ts'
import { showFailure } from '../closet/show-failure.ts'
import { showToast } from '../ui/toasts/toast-store.ts'

const FAILED = "Couldn't upload the photo"

/** Uploads photos one after the other; uploads that finish after unmount are discarded. */
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
    const errorMessage = photoFileError(file)
    if (errorMessage) showToast({ variant: 'destructive', title: FAILED, description: errorMessage })
    try {
      if (errorMessage) return
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
    /** Number of pending uploads. */
    uploading,
    async upload(files: readonly File[]) {
      setUploading((now) => now + files.length)
      for (const file of files) await uploadOne(file)
    },
  }
}
