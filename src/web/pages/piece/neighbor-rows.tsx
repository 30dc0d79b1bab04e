import { Link, useSearch } from 'wouter'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { useClosetItems } from '../../closet/closet-queries.ts'
import { WornPicture } from '../../history/worn-picture.tsx'
import { useNeighbors } from './company-queries.ts'

/** 'You also have': pieces of the same type, and others in the same color; renders nothing if there are none. */
export function NeighborRows({ piece }: { readonly piece: ClosetItem }) {
  const { data } = useNeighbors(piece.id)
  if (!data || (data.ofKind.length === 0 && data.inColor.length === 0)) return null
  return (
    <section aria-label="You also have" className="grid min-w-0 gap-4">
      <h3 className="type-heading -mb-2">You also have</h3>
      <Row title={`Other ${data.kind}`} pieces={data.ofKind} />
      <Row title={`More in ${data.color ?? 'this color'}`} pieces={data.inColor} />
    </section>
  )
}

function Row({ title, pieces }: { readonly title: string; readonly pieces: readonly OutfitItem[] }) {
  const search = useSearch()
  const { data: closet = [] } = useClosetItems()
  if (pieces.length === 0) return null
  return (
    <div className="min-w-0">
      <h4 className="type-note text-quiet">{title}</h4>
      <ul className="-mx-1 flex overflow-x-auto [scrollbar-width:thin] gap-2 px-1 py-1">
        {pieces.map((each) => (
          <li key={each.id} className="w-17 flex-none">
            <Link
              href={pieceAddress(search, each.id)}
              title={each.name}
              className="bg-tile relative block aspect-4/5 outline-offset-2! hover:shadow-[0_0_0_1.5px_var(--ink)]"
            >
              <WornPicture piece={each} closet={closet} sizes="68px" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
