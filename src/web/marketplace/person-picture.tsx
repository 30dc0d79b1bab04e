import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { classNames } from '../ui/class-names.ts'

interface PersonPictureProps {
  readonly person: MarketplaceItem['seller']
  readonly size: 'small' | 'large'
}

const sizes = { small: 'size-6 type-badge', large: 'size-16 type-title' }
const pixels = { small: 24, large: 64 }

/** Someone's profile photo, or the first letter of their name. */
export function PersonPicture({ person: { username, profileImage }, size }: PersonPictureProps) {
  return profileImage ? (
    <img
      src={profileImage}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      className={classNames('bg-tile flex-none rounded-full object-cover dim-in-dark', sizes[size])}
    />
  ) : (
    <span
      aria-hidden
      className={classNames(
        'bg-tile text-tile-quiet grid flex-none place-items-center rounded-full uppercase',
        sizes[size],
      )}
    >
      {Array.from(username)[0]}
    </span>
  )
}
