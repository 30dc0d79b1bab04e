import { Link } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { pieceAddress } from '../../closet/piece-address.ts'
import { CopyElsewhere } from '../copy-elsewhere.tsx'
import { RequestsFor } from '../sales/requests-for.tsx'
import { statusWords } from '../status-words.ts'

const meaning: Readonly<Record<MarketplaceItem['status'], string>> = {
  available: "Visible to everyone on this server. The piece won't be suggested or planned.",
  paused: "Only you can see it. The piece still won't be suggested or planned.",
  reserved: 'Only you and the buyer can see it until the sale is done or called off.',
  sold: 'Only you can see it. The piece is out of your closet but stays in your history.',
}

/** State of the user's own listing, with its text and photos for other marketplaces. */
export function OwnListing({ listing }: { readonly listing: MarketplaceItem }) {
  const { status, closetItemId } = listing
  return (
    <section aria-label="Your listing">
      <p className="type-note text-quiet">Your listing</p>
      <p role="status" className="type-lead">
        {statusWords[status]}
      </p>
      <p className="type-ui mt-1 mb-4">
        {meaning[status]}
        {closetItemId && (
          <>
            {' '}
            <Link
              href={pieceAddress('', closetItemId)}
              className="hover:text-quiet underline decoration-1 underline-offset-4"
            >
              Open the piece
            </Link>
          </>
        )}
      </p>
      <RequestsFor listing={listing} />
      <div className="border-line border-t pt-4">
        <p className="type-note text-quiet mb-3">You can copy its text and photos to other marketplaces.</p>
        <CopyElsewhere listing={listing} />
      </div>
    </section>
  )
}
