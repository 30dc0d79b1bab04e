import { Link } from 'wouter'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import type { MissingPart } from '../../../contract/trends.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { listingAddress } from '../../marketplace/listing-address.ts'
import { ListingPicture } from '../../marketplace/listing-picture.tsx'
import { ShopFacts } from '../../stylist/curation/outfit/shop-facts.tsx'
import { AddToWishlist } from '../../wishlist/add/add-to-wishlist.tsx'
import { NewWishlistItem, DEFAULT_PRIORITY } from '../../../contract/wishlist.ts'

interface MissingPartsProps {
  readonly missing: readonly MissingPart[]
  /** The note of a wishlist item. */
  readonly note: string
}

/** Missing parts with where to get them: a listing first, otherwise stores. */
export function MissingParts({ missing, note }: MissingPartsProps) {
  return (
    <section aria-labelledby="missing-parts">
      <h3 id="missing-parts" className="type-heading">
        {missing.length === 1 ? 'The missing piece' : 'The missing pieces'}
      </h3>
      <ul className="border-ink mt-3 border-t">
        {missing.map((part, at) => (
          <li key={at} className="border-line border-b py-4">
            <h4 className="type-name break-words first-letter:uppercase">{part.name}</h4>
            {part.listing ? <Offer listing={part.listing} /> : <ShopIdea shop={part.shop} />}
            <div className="mt-3">
              <AddToWishlist wish={wishOfPart(part, note)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offer({ listing }: { readonly listing: MarketplaceItem }) {
  const { id, title, price, condition, size, seller, isSample } = listing
  const facts = [condition, size && `size ${size}`, `@${seller.username}`, isSample && 'a sample'].filter(
    Boolean,
  )
  return (
    <div className="relative mt-2 grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
      <div className="bg-tile aspect-4/5">
        <ListingPicture listing={listing} sizes="72px" />
      </div>
      <div className="min-w-0">
        <p className="type-micro text-quiet">In the marketplace</p>
        <Link
          href={listingAddress('', id)}
          className="type-ui mt-0.5 inline-block underline decoration-1 underline-offset-4 break-words after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="type-note text-quiet mt-0.5 flex flex-wrap items-baseline gap-x-2">
          <span className="text-ink font-serif text-[1.0625rem] leading-6">{formatMoney(price, 'USD')}</span>
          <span className="min-w-0 break-words">{facts.join(' · ')}</span>
        </p>
      </div>
    </div>
  )
}

function ShopIdea({ shop }: { readonly shop: MissingPart['shop'] }) {
  return (
    <div className="mt-1">
      <p className="type-micro text-quiet">Shop suggestion. None in the marketplace right now.</p>
      <ShopFacts suggestion={shop} />
      {shop.description && <p className="type-note text-quiet mt-1 text-pretty">{shop.description}</p>}
    </div>
  )
}

/** A missing part as a wishlist item. */
function wishOfPart({ wish }: MissingPart, note: string): NewWishlistItem {
  return NewWishlistItem.parse({
    ...wish,
    priority: DEFAULT_PRIORITY,
    notes: note,
  })
}
