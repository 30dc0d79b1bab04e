import { Tag } from 'lucide-react'
import { Link, useSearch } from 'wouter'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { buttonClass } from '../../ui/button.tsx'
import { listingAddress, saleAddress } from '../listing-address.ts'

interface SellThisPieceProps {
  readonly piece: Pick<ClosetItem, 'id' | 'listing' | 'archivedReason'>
}

/** Button in a piece's dialog to sell it, or a link to its listing. */
export function SellThisPiece({ piece }: SellThisPieceProps) {
  const search = useSearch()
  if (piece.archivedReason !== null) return null
  const { listing } = piece
  return (
    <Link
      href={listing ? listingAddress('', listing.id) : saleAddress(search, piece.id)}
      className={`${buttonClass('quiet', 'small')} pl-3.5`}
    >
      <Tag aria-hidden size={14} className="stroke-icon" />
      {listing ? 'View listing' : 'Sell this piece'}
    </Link>
  )
}
