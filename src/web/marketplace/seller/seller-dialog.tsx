import type { Seller } from '../../../contract/sales.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { CardSkeletons } from '../../ui/pictures/card-skeletons.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { DialogNotFound } from '../../ui/dialog/dialog-not-found.tsx'
import { PersonMenu } from '../people/person-menu.tsx'
import { useSeller } from '../people/people-queries.ts'
import { PersonPicture } from '../person-picture.tsx'
import { ListingCards } from '../tab/listing-cards.tsx'

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-9 tablet:grid-cols-3 tablet:gap-x-4 tablet:gap-y-10'

interface SellerDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Dialog of a seller, with their listings. */
export function SellerDialog({ id, onClose }: SellerDialogProps) {
  const { data: seller, error, refetch } = useSeller(id)
  return (
    <Dialog shape="wide" isInAddress onClose={onClose}>
      {seller && <SellerView seller={seller} onClose={onClose} />}
      {!seller && error && <NoSeller error={error} onRetry={() => void refetch()} />}
      {!seller && !error && (
        <div className="tablet:p-8 p-4">
          <DialogHeader title="Loading the seller" />
          <CardSkeletons label="Loading the listings" count={3} gridClass={`mt-6 ${GRID}`} />
        </div>
      )}
    </Dialog>
  )
}

function SellerView({ seller, onClose }: { readonly seller: Seller; readonly onClose: () => void }) {
  const { person, listings, isMe, isSample, isBlocked } = seller
  return (
    <div className="tablet:p-8 p-4 pt-5 pb-[calc(24px+env(safe-area-inset-bottom))]">
      <DialogHeader takesFocus title={`@${person.username}`} note={noteOf(seller)} />
      <div className="border-ink mt-4 flex items-center justify-between gap-4 border-b pb-4">
        <PersonPicture person={person} size="large" />
        {!isMe && !isSample && <PersonMenu person={person} isBlocked={isBlocked} onBlocked={onClose} />}
      </div>
      {listings.length > 0 ? (
        <div className="pt-6">
          <ListingCards listings={listings} showsStatus={false} gridClass={GRID} />
        </div>
      ) : (
        <p className="type-lead text-quiet py-12 text-center">
          {isBlocked ? "You don't see their listings while they're blocked." : 'Nothing for sale right now.'}
        </p>
      )}
    </div>
  )
}

function noteOf({ listings, isMe, isSample, isBlocked }: Seller): string {
  if (isBlocked) return 'Blocked'
  if (isSample) return 'A sample seller. These listings are samples.'
  const count = `${listings.length} ${listings.length === 1 ? 'item' : 'items'} for sale`
  return isMe ? `You: ${count}` : count
}

function NoSeller({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400))
    return (
      <DialogNotFound title="Seller not found" place="Nothing for sale">
        They may have nothing for sale anymore, or the link is incomplete.
      </DialogNotFound>
    )
  return (
    <div className="tablet:p-8 p-4">
      <DialogHeader title="A seller" />
      <LoadError title="Couldn't load the seller" onRetry={onRetry}>
        {reasonOf(error)}
      </LoadError>
    </div>
  )
}
