import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { WouldWear } from '../../../contract/marketplace.ts'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'

interface WouldWearOutfitsProps {
  readonly outfits: WouldWear['outfits']
  readonly closet: readonly ClosetItem[]
}

/** The best outfits with the candidate. */
export function WouldWearOutfits({ outfits, closet }: WouldWearOutfitsProps) {
  return (
    <ul aria-label="The best of them" className="grid grid-cols-2 gap-2 pt-4 @[480px]:grid-cols-4">
      {outfits.map(({ pieces }) => (
        <li key={pieces.map(({ item }) => item.id).join()}>
          <OutfitCollage
            size="small"
            label={pieces.map(({ item }) => item.name).join(', ')}
            pieces={pieces.map(({ item, slot }) =>
              collagePiece({ ...item, id: item.id ?? '' }, slot, closet),
            )}
          />
        </li>
      ))}
    </ul>
  )
}
