import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { WouldWear } from '../../../contract/marketplace.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'

interface NearestPieceProps {
  readonly nearDuplicate: NonNullable<WouldWear['nearDuplicate']>
  readonly closet: readonly ClosetItem[]
}

/** The most similar piece of the closet, with the degree of similarity and the reason. */
export function NearDuplicateRow({ nearDuplicate: { item, reason }, closet }: NearestPieceProps) {
  const known = closet.find(({ id }) => id === item.id) ?? { ...item, picture: null, cutOut: null }
  return (
    <div className="border-line mt-5 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 border-t pt-3.5">
      <div className="bg-tile aspect-4/5">
        <PiecePicture item={known} sizes="56px" />
      </div>
      <div className="min-w-0">
        <p className="type-name break-words">{item.name}</p>
        <p className="type-note text-quiet mt-0.5 text-pretty">{reason}</p>
      </div>
    </div>
  )
}
