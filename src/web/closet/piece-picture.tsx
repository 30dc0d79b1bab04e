import type { ClosetItem } from '../../contract/closet/closet.ts'
import { rasterSrcset } from '../../domain/closet/drawings/drawing-address.ts'
import { classNames } from '../ui/class-names.ts'
import { PictureImage } from '../ui/pictures/picture-image.tsx'

interface PiecePictureProps {
  readonly item: Pick<ClosetItem, 'name' | 'color' | 'imageUrl' | 'picture' | 'cutOut'>
  /** `sizes` of the image. */
  readonly sizes: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** A piece on its tile: a photo fills the tile; a cut-out or drawing is fitted into it. */
export function PiecePicture({ item, sizes, loading = 'eager', className }: PiecePictureProps) {
  const { cutOut, picture, imageUrl } = item
  const shown = cutOut ?? picture
  const liesInTile = cutOut !== null || picture === null
  const painted = shown ? undefined : rasterSrcset(imageUrl)
  return (
    <PictureImage
      src={cutOut?.sizes.at(-1)?.url ?? imageUrl}
      picture={shown}
      {...(painted && { srcSet: painted })}
      alt={`${item.name}, ${item.color}`}
      sizes={sizes}
      loading={loading}
      fit={liesInTile ? 'contain' : 'cover'}
      className={classNames(liesInTile && 'p-[7%]', className)}
    />
  )
}
