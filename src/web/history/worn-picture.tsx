import type { ClosetItem } from '../../contract/closet.ts'
import type { OutfitItem } from '../../contract/closet-outfit.ts'
import { PiecePicture } from '../closet/piece-picture.tsx'

interface WornPictureProps {
  readonly piece: OutfitItem
  readonly closet: readonly ClosetItem[]
  /** The `sizes` of the image. */
  readonly sizes: string
}

/** A piece that was worn, as it hangs in the closet now, else as it was. */
export function WornPicture({ piece, closet, sizes }: WornPictureProps) {
  const known = closet.find(({ id }) => id === piece.id)
  return (
    <PiecePicture item={known ?? { ...piece, picture: null, cutOut: null }} sizes={sizes} loading="lazy" />
  )
}
