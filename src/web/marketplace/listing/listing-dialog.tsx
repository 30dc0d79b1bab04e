import { useState, type ComponentType } from 'react'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { useAskToClose } from '../../ui/dialog/use-leave-check.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { PictureDialogSkeleton } from '../../ui/dialog/picture-dialog-skeleton.tsx'
import { useListing } from '../marketplace-queries.ts'
import { EditListing } from '../sell/edit-listing.tsx'
import { ListingView } from './listing-view.tsx'

interface ListingDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** Actions for another user's listing. */
  readonly Actions?: ComponentType<{ readonly listing: MarketplaceItem }>
}

/** Dialog of one listing: view, evaluate, and edit the user's own. */
export function ListingDialog({ id, onClose, Actions }: ListingDialogProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [close, onLeaveCheck] = useAskToClose(onClose)
  const { data: listing, error, refetch } = useListing(id)
  return (
    <Dialog shape={isEditing ? 'form' : 'large'} isInAddress onClose={close}>
      {listing && !isEditing && (
        <ListingView
          listing={listing}
          actions={Actions && <Actions listing={listing} />}
          onEdit={() => setIsEditing(true)}
          onClose={onClose}
        />
      )}
      {listing && isEditing && (
        <EditListing listing={listing} onDone={() => setIsEditing(false)} onLeaveCheck={onLeaveCheck} />
      )}
      {!listing && error && <NoListing error={error} onRetry={() => void refetch()} />}
      {!listing && !error && (
        <PictureDialogSkeleton title="Loading the listing" columnsClass="tablet:grid-cols-[9fr_11fr]" />
      )}
    </Dialog>
  )
}

function NoListing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  // The id of a truncated link is invalid: 400.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400))
    return (
      <DialogNotFound title="Listing not found" place="Not for sale">
        It may have been sold or taken down, or the link is incomplete.
      </DialogNotFound>
    )
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="A listing" />
      <LoadError title="Couldn't load the listing" onRetry={onRetry}>
        {reasonOf(error)}
      </LoadError>
    </div>
  )
}
