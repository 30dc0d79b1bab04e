import { Link, useSearch } from 'wouter'
import type { TrendInCloset } from '../../../contract/trends.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { OutfitButtons } from '../../outfit/outfit-buttons.tsx'
import { collagePiece } from '../../stylist/collage-piece.ts'
import { OutfitCollage } from '../../stylist/outfit-collage.tsx'
import { withoutTrend } from '../use-open-trend.ts'

/** The trend with own pieces: a collage, a sentence, and a reason for each piece. */
export function OwnOutfit({ outfit }: { readonly outfit: TrendInCloset['outfit'] }) {
  const search = useSearch()
  const { data: closet = [] } = useClosetItems()
  return (
    <section aria-labelledby="own-outfit">
      <h3 id="own-outfit" className="type-heading">
        An outfit of your own pieces
      </h3>
      {outfit ? (
        <div className="mt-3 grid grid-cols-[132px_minmax(0,1fr)] items-start gap-4 wide:grid-cols-[180px_minmax(0,1fr)]">
          <OutfitCollage
            size="small"
            label={outfit.pieces.map(({ item }) => item.name).join(', ')}
            pieces={outfit.pieces.map(({ item, slot }) => collagePiece(item, slot, closet))}
          />
          <div className="min-w-0">
            <p className="type-name break-words">{outfit.outfitDescription}</p>
            <ul className="mt-2 grid gap-2">
              {outfit.pieces.map(({ item, reasoning }) => (
                <li key={item.id} className="type-note text-quiet break-words">
                  <Link
                    href={pieceAddress(withoutTrend(search), item.id)}
                    className="text-ink relative underline decoration-transparent decoration-1 underline-offset-4 transition-colors after:absolute after:-inset-x-1 after:-inset-y-3.5 hover:decoration-current"
                  >
                    {item.name}
                  </Link>
                  {reasoning && `. ${reasoning}`}
                </li>
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap gap-2">
              <OutfitButtons
                outfit={{
                  name: outfit.outfitDescription,
                  pieces: outfit.pieces.map(({ item }) => item),
                  occasion: null,
                }}
              />
            </div>
          </div>
        </div>
      ) : (
        <p className="type-note text-quiet mt-1">You can&apos;t make a full outfit in this style yet.</p>
      )}
    </section>
  )
}
