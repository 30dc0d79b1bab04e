import { Link, useSearch } from 'wouter'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { withoutLook } from './use-open-look.ts'

interface LookPieceRowProps {
  readonly item: OutfitItem
  /** Null while it is unknown. */
  readonly closet: readonly ClosetItem[] | null
}

/** A piece of a look as a row; a piece that is still in the closet is a link. */
export function LookPieceRow({ item, closet }: LookPieceRowProps) {
  const search = useSearch()
  const known = closet?.find(({ id }) => id === item.id)
  const state = closet && !known ? 'No longer in your closet' : known && !known.isClean ? 'In the wash' : null
  const { name, color, category } = known ?? item
  return (
    <li className="border-line relative grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 border-b py-3">
      <div className="bg-tile aspect-4/5">
        <PiecePicture item={known ?? { ...item, picture: null, cutOut: null }} sizes="56px" />
      </div>
      <div className="min-w-0">
        <p className="type-name break-words">
          {known ? (
            <Link href={pieceAddress(withoutLook(search), known.id)} className="after:absolute after:inset-0">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="type-note text-quiet flex flex-wrap items-center gap-x-[7px]">
          <Swatch color={swatchColor(color)} />
          {color} · {category}
        </p>
      </div>
      {state && <p className="type-micro text-quiet max-w-24 text-right">{state}</p>}
    </li>
  )
}
