import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useListingStatus } from './use-listing-status.ts'
import { useTakeDownWithUndo } from './use-take-down-with-undo.ts'

interface OwnListingFootProps {
  readonly listing: MarketplaceItem
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** Actions for the user's own listing. */
export function OwnListingFoot({ listing, onEdit, onClose }: OwnListingFootProps) {
  const { status } = listing
  const [isAsking, setIsAsking] = useState(false)
  const { setStatus, isPending } = useListingStatus(listing)
  const takeDown = useTakeDownWithUndo()
  const isSold = status === 'sold'
  // All else waits until the sale is completed or canceled.
  if (status === 'reserved') return <Edit onEdit={onEdit} />
  return (
    <>
      {!isSold && (
        <>
          <Edit onEdit={onEdit} />
          <Button look="quiet" size="small" disabled={isPending} onClick={() => setIsAsking(true)}>
            Mark as sold
          </Button>
        </>
      )}
      {(!isSold || listing.closetItemId) && (
        <UnderlinedButton
          size="small"
          disabled={isPending}
          onClick={() => setStatus(status === 'available' ? 'paused' : 'available')}
        >
          {isSold ? 'Relist' : status === 'paused' ? 'Resume' : 'Pause'}
        </UnderlinedButton>
      )}
      <span className="flex-1" />
      <UnderlinedButton
        size="small"
        disabled={isPending}
        onClick={() => {
          takeDown(listing)
          onClose()
        }}
      >
        Take down
      </UnderlinedButton>
      {isAsking && (
        <FormDialog
          title="Mark as sold?"
          action={isPending ? 'Saving...' : 'Mark as sold'}
          isPending={isPending}
          onSubmit={() => setStatus('sold', () => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
          text={`${listing.title} leaves the marketplace and your closet. Past wears stay in your history.`}
        />
      )}
    </>
  )
}

function Edit({ onEdit }: Pick<OwnListingFootProps, 'onEdit'>) {
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Pencil aria-hidden size={14} className="stroke-icon" />}
      onClick={onEdit}
    >
      Edit
    </Button>
  )
}
