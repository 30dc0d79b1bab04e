import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { PiecePicture } from '../../../closet/piece-picture.tsx'
import { Button } from '../../../ui/button.tsx'
import { requestSummary } from '../../../../domain/words/request-labels.ts'

interface CurationFoldProps {
  readonly curation: OutfitCuration
  readonly closet: readonly ClosetItem[]
  readonly onUnfold: () => void
}

/** The collapsed form on a phone, in one row, while the outfit is shown. */
export function CurationFold({ curation, closet, onUnfold }: CurationFoldProps) {
  const { focusItem } = curation
  const known = closet.find(({ id }) => id === focusItem?.id)
  return (
    <div className="tablet:hidden -mt-1 mb-4 grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3">
      <div className="bg-tile aspect-4/5">
        {focusItem && (
          <PiecePicture item={known ?? { ...focusItem, picture: null, cutOut: null }} sizes="44px" />
        )}
      </div>
      <div className="min-w-0">
        <p className="type-name truncate">{focusItem?.name ?? 'A deleted piece'}</p>
        <p className="type-note text-quiet line-clamp-2 break-words">{requestSummary(curation)}</p>
      </div>
      <Button look="quiet" size="small" aria-expanded={false} onClick={onUnfold}>
        Change
      </Button>
    </div>
  )
}
