import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MORE_PHOTOS_MAX, type ListingPhoto } from '../../../contract/marketplace.ts'
import { discardPhoto } from '../../closet/add/closet-photo-queries.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { usePhotoUploads } from '../use-photo-uploads.ts'

/** The further photos of a listing while editing; unused uploads are discarded. */
export function useListingPhotos(before: readonly ListingPhoto[]) {
  const [photos, setPhotos] = useState(before)
  const [shownId, setShownId] = useState<string | null>(null)
  const isSaved = useRef(false)
  const { uploading, upload } = usePhotoUploads(({ id, imageUrl, picture }) =>
    setPhotos((now) => [...now, { id, imageUrl, picture }]),
  )
  const isNew = ({ id }: ListingPhoto) => before.every((photo) => photo.id !== id)
  const discardUnused = useEffectEvent(() => {
    if (!isSaved.current) for (const photo of photos.filter(isNew)) discardPhoto(photo.id)
  })
  useEffect(() => () => discardUnused(), [])

  const ids = photos.map(({ id }) => id)
  const room = MORE_PHOTOS_MAX - photos.length - uploading
  return {
    photos,
    ids,
    /** The selected one; null for the first. */
    shown: photos.find(({ id }) => id === shownId) ?? null,
    show: setShownId,
    uploading,
    /** Number of photos that can still be added. */
    room,
    isChanged: ids.join() !== before.map(({ id }) => id).join(),
    add(files: readonly File[]) {
      if (files.length > room) showToast(tooMany)
      void upload(files.slice(0, room))
    },
    /** Moves a photo by one position, towards the start or the end. */
    move(id: string, by: -1 | 1) {
      const from = ids.indexOf(id)
      const moved = photos[from]
      if (moved) setPhotos(photos.toSpliced(from, 1).toSpliced(from + by, 0, moved))
    },
    remove(photo: ListingPhoto) {
      setPhotos(photos.filter(({ id }) => id !== photo.id))
      if (isNew(photo)) discardPhoto(photo.id)
    },
    keep() {
      isSaved.current = true
    },
  }
}

export type ListingPhotos = ReturnType<typeof useListingPhotos>

const tooMany = {
  variant: 'destructive',
  title: 'Too many photos',
  description: `A listing can have ${MORE_PHOTOS_MAX} more photos. The rest weren't added.`,
} as const
