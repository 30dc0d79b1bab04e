import { PictureImage } from '../ui/pictures/picture-image.tsx'
import { isDrawing } from '../../domain/closet/drawings/drawing-address.ts'

interface WishPictureProps {
  /** On this server: a stored picture, one of a checked page, or a drawing. */
  readonly picture: string
  readonly alt: string
  readonly loading?: 'eager' | 'lazy'
}

/** A wish on its tile: a photo fills it, a drawing fits inside. */
export function WishPicture({ picture, alt, loading = 'eager' }: WishPictureProps) {
  const isDrawn = isDrawing(picture)
  return (
    <PictureImage
      src={picture}
      picture={null}
      alt={alt}
      loading={loading}
      fit={isDrawn ? 'contain' : 'cover'}
      className={isDrawn ? 'p-[7%]' : ''}
    />
  )
}
