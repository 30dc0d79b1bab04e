import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'
import { OutfitMenu } from '../../outfit/outfit-menu.tsx'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import { usePieceIdeas } from './company-queries.ts'

/** Outfits that the stylist suggests around a piece, for different occasions. */
export function PieceIdeas({ piece }: { readonly piece: ClosetItem }) {
  const { data: ideas, isPending } = usePieceIdeas(piece.id)
  if (!piece.isClean || (!isPending && !ideas?.length)) return null
  return (
    <section aria-label="Outfit ideas" className="min-w-0">
      <h3 className="type-heading mb-2">Outfit ideas</h3>
      <ul className="grid grid-cols-3 gap-3">
        {isPending &&
          [0, 1, 2].map((at) => <li key={at} aria-hidden className="bg-tile breathing aspect-5/6" />)}
        {ideas?.map(({ occasion, description, pieces }) => (
          <li key={description} className="min-w-0">
            <LookCollage name={occasionName(occasion)} pieces={pieces} size="small" className="w-full" />
            <div className="flex items-center justify-between">
              <p className="type-name min-w-0">{occasionName(occasion)}</p>
              <OutfitMenu
                label={`${occasionName(occasion)} with ${piece.name}`}
                outfit={{
                  name: `${occasionName(occasion)} with ${piece.name}`,
                  pieces: pieces.map(({ item }) => item),
                  occasion,
                }}
              />
            </div>
            <p className="type-note text-quiet break-words">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
