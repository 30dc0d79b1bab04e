import { PictureImage } from '../ui/pictures/picture-image.tsx'

interface WishPictureProps {
  /** On this server: a stored picture, one of a checked page, or a drawing. */
  readonly picture: string
  readonly alt: string
  readonly loading?: 'eager' | 'lazy'
}

/** A wish on its tile: a photo fills it, a drawing fits inside. */
export function WishPicture({ picture, alt, loading = 'eager' }: WishPictureProps) {
  const isDrawing = isPictureDrawn(picture)
  return (
    <PictureImage
      src={picture}
      picture={null}
      alt={alt}
      loading={loading}
      fit={isDrawing ? 'contain' : 'cover'}
      className={isDrawing ? 'p-[7%]' : ''}
    />
  )
}

/** Whether a wish has a drawing instead of a photo. */
export function isPictureDrawn(picture: string): boolean {
  return picture.startsWith('/drawings/')
}
