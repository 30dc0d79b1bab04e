import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { PictureImage } from '../ui/pictures/picture-image.tsx'

interface ListingPictureProps {
  readonly listing: Pick<MarketplaceItem, 'title' | 'imageUrl' | 'picture'>
  /** `sizes` of the image. */
  readonly sizes: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** A listing on its tile: a photo fills the tile, a drawing is fitted into it. */
export function ListingPicture({ listing, sizes, loading = 'eager', className = '' }: ListingPictureProps) {
  const { title, imageUrl, picture } = listing
  const liesInTile = picture === null
  return (
    <PictureImage
      src={imageUrl}
      picture={picture}
      alt={title}
      sizes={sizes}
      loading={loading}
      fit={liesInTile ? 'contain' : 'cover'}
      className={liesInTile ? `p-[7%] ${className}` : className}
    />
  )
}
