import type { MarketplaceItem } from '../../contract/marketplace.ts'

/** Who sells it: the picture, or the first letter of the name, and '@username'. */
export function SellerLine({ seller }: Pick<MarketplaceItem, 'seller'>) {
  const { username, profileImage } = seller
  return (
    <p className="type-note text-quiet flex min-w-0 items-center gap-2">
      {profileImage ? (
        <img
          src={profileImage}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          className="bg-tile size-6 flex-none rounded-full object-cover brightness-(--photo-dim)"
        />
      ) : (
        <span
          aria-hidden
          className="bg-tile text-tile-quiet type-badge grid size-6 flex-none place-items-center rounded-full uppercase"
        >
          {Array.from(username)[0]}
        </span>
      )}
      <span className="truncate">@{username}</span>
    </p>
  )
}
