import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import { PiecePicture } from '../closet/piece-picture.tsx'

interface WornPictureProps {
  readonly piece: OutfitItem
  readonly closet: readonly ClosetItem[]
  /** `sizes` of the image. */
  readonly sizes: string
}

/** A worn piece with its current picture in the closet, otherwise the logged one. */
export function WornPicture({ piece, closet, sizes }: WornPictureProps) {
  const known = closet.find(({ id }) => id === piece.id)
  return (
    <PiecePicture item={known ?? { ...piece, picture: null, cutOut: null }} sizes={sizes} loading="lazy" />
  )
}
