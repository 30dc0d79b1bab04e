import { Link } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { listingText } from '../../../domain/words/marketplace/listing-description.ts'
import { Button } from '../../ui/button.tsx'
import { DialogHeader } from '../../ui/dialog/dialog.tsx'
import { CopyElsewhere } from '../copy-elsewhere.tsx'
import { listingAddress } from '../listing-address.ts'
import { ListingPicture } from '../listing-picture.tsx'

interface ListedViewProps {
  readonly listing: MarketplaceItem
  readonly onClose: () => void
}

/** Last step of listing a piece: it is listed, and its text and photo can be copied to other marketplaces. */
export function ListedView({ listing, onClose }: ListedViewProps) {
  return (
    <div className="tablet:h-[min(712px,calc(100dvh-48px))] tablet:grid-cols-[5fr_7fr] relative grid">
      <div className="tablet:relative tablet:inset-auto tablet:size-auto tablet:min-h-0 absolute top-5 left-4 h-32.5 w-26">
        <div className="bg-tile relative size-full overflow-hidden">
          <ListingPicture
            listing={listing}
            sizes="(max-width: 720px) 104px, 434px"
            className="absolute inset-0"
          />
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="tablet:overflow-y-auto tablet:px-8 tablet:py-7 flex-1 px-4 pt-5 pb-6">
          <DialogHeader
            takesFocus
            title="Listed for sale"
            note={`${listing.title} is in the marketplace. It won't be suggested or planned.`}
            className="tablet:min-h-10 tablet:pl-0 min-h-32.5 pl-30"
          />
          <section aria-label="For other marketplaces" className="border-ink mt-5 border-t pt-4">
            <p className="type-note text-quiet">For other marketplaces</p>
            <p className="type-body my-3 break-words whitespace-pre-line">{listingText(listing)}</p>
            <CopyElsewhere listing={listing} />
          </section>
        </div>
        <footer className="border-line bg-raised tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3 sticky bottom-0 flex items-center justify-end gap-2 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
          <Link
            href={listingAddress('', listing.id)}
            replace
            className="type-name hover:text-quiet inline-flex h-11 items-center px-4 underline decoration-1 underline-offset-4"
          >
            View listing
          </Link>
          <Button look="primary" className="tablet:flex-none flex-1" onClick={onClose}>
            Done
          </Button>
        </footer>
      </div>
    </div>
  )
}
