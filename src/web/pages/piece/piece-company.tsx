import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { useToday } from '../../ui/hooks/use-today.ts'
import { DaysWorn } from './days-worn.tsx'
import { NeighborRows } from './neighbor-rows.tsx'
import { OutfitRow } from './outfit-row.tsx'
import { useOutfitsWith } from './outfits-with.ts'
import { PieceIdeas } from './piece-ideas.tsx'

/** Outfits with a piece (worn, planned and suggested), and similar pieces. */
export function PieceCompany({ piece }: { readonly piece: ClosetItem }) {
  const today = useToday()
  const { planned, worn, looks } = useOutfitsWith(piece.id, today)
  return (
    <>
      <DaysWorn itemId={piece.id} today={today} />
      <OutfitRow title="Worn in" outfits={worn} />
      <OutfitRow title="Planned" outfits={planned} />
      <OutfitRow title="In your looks" outfits={looks} />
      {piece.archivedReason === null && <PieceIdeas piece={piece} />}
      <NeighborRows piece={piece} />
    </>
  )
}
