import { useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { usePiece } from '../../closet/piece/piece-queries.ts'
import { PieceSkeleton } from '../../closet/piece/piece-skeleton.tsx'
import { useAskToClose, type LeaveCheck } from '../../ui/dialog/use-leave-check.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { listingAddress, saleAddress } from '../listing-address.ts'
import { useListingDraft } from '../marketplace-queries.ts'
import { ChoosePiece } from './choose-piece.tsx'
import { ListedView } from './listed-view.tsx'
import { NewListing } from './new-listing.tsx'

interface SellDialogProps {
  /** Null if it is not chosen yet. */
  readonly pieceId: string | null
  readonly onClose: () => void
}

/** Lists a piece for sale: choose it, fill in the form, list it, copy it elsewhere. */
export function SellDialog({ pieceId, onClose }: SellDialogProps) {
  const [, go] = useLocation()
  const search = useSearch()
  const [listed, setListed] = useState<MarketplaceItem | null>(null)
  const [close, onLeaveCheck] = useAskToClose(onClose)
  return (
    <Dialog shape="form" isInAddress onClose={close}>
      {listed && <ListedView listing={listed} onClose={onClose} />}
      {!listed && pieceId === null && (
        <ChoosePiece onChoose={({ id }) => go(saleAddress(search, id), { replace: true })} />
      )}
      {!listed && pieceId !== null && (
        <FilledIn pieceId={pieceId} onListed={setListed} onLeave={onClose} onLeaveCheck={onLeaveCheck} />
      )}
    </Dialog>
  )
}

interface FilledInProps {
  readonly pieceId: string
  readonly onListed: (listing: MarketplaceItem) => void
  readonly onLeave: () => void
  readonly onLeaveCheck: (check: LeaveCheck | undefined) => void
}

function FilledIn({ pieceId, ...form }: FilledInProps) {
  const piece = usePiece(pieceId, true)
  const draft = useListingDraft(pieceId)
  const search = useSearch()
  const error = draft.error ?? piece.error
  // Once listed the piece has no other draft: the form keeps its values.
  if (piece.data && draft.data) return <NewListing piece={piece.data} draft={draft.data} {...form} />
  if (!error) return <PieceSkeleton />
  // The address of a form that was sent, opened again.
  if (piece.data?.listing) return <Redirect to={listingAddress(search, piece.data.listing.id)} replace />
  // A retry does not help if the piece cannot be sold.
  const isRefused = error instanceof HttpError && error.status < 500
  const retry = () => {
    if (piece.isError) void piece.refetch()
    if (draft.isError) void draft.refetch()
  }
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="List Item for Sale" />
      <LoadError
        title={isRefused ? "This piece can't be listed" : "Couldn't load the piece"}
        onRetry={isRefused ? null : retry}
      >
        {reasonOf(error)}
      </LoadError>
    </div>
  )
}
