import type { CollageSize } from '../../domain/closet/collage/collage-layout.ts'
import { outlineAddress, isDrawing } from '../../domain/closet/drawings/drawing-address.ts'
import { OutlineImage } from '../ui/pictures/outline-image.tsx'
import { PictureImage } from '../ui/pictures/picture-image.tsx'
import type { CollagePiece } from './collage-piece.ts'

interface CollageImageProps {
  readonly piece: CollagePiece
  readonly size: CollageSize
  readonly loading: 'eager' | 'lazy'
  readonly fit: 'contain' | 'cover'
  readonly className: string
}

/** The picture of one piece of a collage. */
export function CollageImage({ piece, size, loading, fit, className }: CollageImageProps) {
  const { cutOut, picture, imageUrl, isMissing } = piece
  const width = size === 'full' ? '(max-width: 720px) 44vw, 280px' : '140px'
  if (isMissing && isDrawing(imageUrl)) return <OutlineImage address={outlineAddress(imageUrl)} />
  return (
    <PictureImage
      src={cutOut?.sizes.at(-1)?.url ?? collageAddress(imageUrl)}
      picture={cutOut ?? picture}
      alt=""
      // A browser that can takes the width in the layout.
      sizes={loading === 'lazy' ? `auto, ${width}` : width}
      loading={loading}
      fit={fit}
      className={className}
      draggable={false}
    />
  )
}

// Drawings are cropped to the garment.
function collageAddress(imageUrl: string): string {
  return isDrawing(imageUrl) && !imageUrl.includes('box=tight') ? `${imageUrl}&box=tight` : imageUrl
}
