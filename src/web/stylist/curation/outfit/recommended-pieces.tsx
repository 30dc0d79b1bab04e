import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import type { OutfitPiece } from '../../../../domain/stylist/outfit-pieces.ts'
import { OwnedPieceActions } from './owned-piece-actions.tsx'
import { PieceRow } from './piece-row.tsx'
import { ShopFacts } from './shop-facts.tsx'
import type { useCuration } from '../use-curation.ts'

interface RecommendedPiecesProps {
  readonly pieces: readonly OutfitPiece[]
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
}

/** 'Recommended pieces': the focus piece, then the others by priority, each with its reason. */
export function RecommendedPieces({ pieces, shown, curation, closet }: RecommendedPiecesProps) {
  return (
    <section aria-labelledby="recommended-pieces" className="tablet:pt-18 pt-12">
      <h2 id="recommended-pieces" className="type-title">
        Recommended pieces
      </h2>
      <ul className="mt-3">
        {pieces.map(({ suggestion, item, number }, at) => (
          // Keyed by position, so that the focus stays in its row after a swap.
          <PieceRow
            key={at}
            item={item ?? suggestion?.webSuggestion ?? null}
            known={closet.find(({ id }) => id === item?.id)}
            number={number}
            tag={item ? 'In your closet' : 'Shop suggestion'}
            priority={suggestion?.priority ?? null}
            reason={suggestion?.reasoning ?? 'Your focus piece. Everything else was chosen to go with it.'}
          >
            {suggestion && item && (
              <OwnedPieceActions item={item} shown={shown} curation={curation} closet={closet} />
            )}
            {suggestion?.webSuggestion && <ShopFacts suggestion={suggestion.webSuggestion} />}
          </PieceRow>
        ))}
      </ul>
    </section>
  )
}
