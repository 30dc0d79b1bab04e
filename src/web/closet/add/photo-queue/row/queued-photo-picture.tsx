import { ImageIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { photoThumbnail } from './photo-thumbnail.ts'
import type { QueuedPhoto } from '../queued-photo.ts'

interface QueuedPhotoPictureProps {
  readonly row: Pick<QueuedPhoto, 'file' | 'photo'>
  readonly isFaint: boolean
}

/** Thumbnail of a queued photo: the file's own until the server has one. */
export function QueuedPhotoPicture({ row: { file, photo }, isFaint }: QueuedPhotoPictureProps) {
  const stored = photo?.picture.sizes[0]?.url
  const [unseen, setUnseen] = useState<readonly unknown[]>([])
  const cannotShow = (source: unknown) => setUnseen((sources) => [...sources, source])
  const image = classNames('size-full object-cover dim-in-dark', isFaint && 'opacity-50')
  const fromStore = stored && !unseen.includes(stored)
  const fromFile = !fromStore && !unseen.includes(file)
  return (
    <span className="bg-tile text-tile-quiet flex h-20 w-16 items-center justify-center tablet:h-17.5 tablet:w-14">
      {fromStore && (
        <img src={stored} alt="" decoding="async" className={image} onError={() => cannotShow(stored)} />
      )}
      {fromFile && <FileImage file={file} className={image} onError={() => cannotShow(file)} />}
      {!fromStore && !fromFile && <ImageIcon aria-hidden size={20} strokeWidth={1} />}
    </span>
  )
}

interface FileImageProps {
  readonly file: File
  readonly className: string
  readonly onError: () => void
}

function FileImage({ file, className, onError }: FileImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    const show = (thumbnail: Blob) => {
      if (isGone || !image.current) return
      url = URL.createObjectURL(thumbnail)
      image.current.src = url
    }
    photoThumbnail(file).then(show, () => fail())
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  return <img ref={image} alt="" decoding="async" className={className} onError={onError} />
}
