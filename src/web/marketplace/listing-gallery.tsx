import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { PictureImage } from '../ui/pictures/picture-image.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { ListingPicture } from './listing-picture.tsx'

interface ListingGalleryProps {
  readonly listing: Pick<MarketplaceItem, 'title' | 'imageUrl' | 'picture' | 'morePhotos'>
  /** `sizes` of each photo. */
  readonly sizes: string
}

/** All photos of a listing, one at a time, by swiping, arrow keys or buttons. A single photo has no controls. */
export function ListingGallery({ listing, sizes }: ListingGalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const { title, morePhotos } = listing
  const count = morePhotos.length + 1
  const first = <ListingPicture listing={listing} sizes={sizes} className="absolute inset-0" />
  if (count === 1) return first
  const turnTo = (place: number) => {
    const { current } = strip
    if (place >= 0 && place < count) current?.scrollTo({ left: place * current.clientWidth })
  }
  return (
    <div role="group" aria-label={`${count} photos of ${title}`} className="absolute inset-0">
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the focused element
        tabIndex={0}
        aria-label="Photos"
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4! [scrollbar-width:none] motion-safe:scroll-smooth"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        <li className="relative size-full flex-none snap-center">{first}</li>
        {morePhotos.map(({ id, imageUrl, picture }, nth) => (
          <li key={id} className="relative size-full flex-none snap-center">
            <PictureImage
              src={imageUrl}
              picture={picture}
              alt={`${title}, photo ${nth + 2}`}
              sizes={sizes}
              loading="lazy"
              fit="contain"
              className="absolute inset-0"
            />
          </li>
        ))}
      </ul>
      <div className="bg-raised absolute bottom-3 left-3 flex items-center rounded-full">
        <RoundButton
          label="Previous photo"
          aria-disabled={at === 0}
          className="aria-disabled:text-quiet"
          onClick={() => turnTo(at - 1)}
        >
          <ChevronLeft aria-hidden size={18} className="stroke-icon" />
        </RoundButton>
        <p role="status" className="type-note tabular-nums">
          {at + 1} of {count}
        </p>
        <RoundButton
          label="Next photo"
          aria-disabled={at === count - 1}
          className="aria-disabled:text-quiet"
          onClick={() => turnTo(at + 1)}
        >
          <ChevronRight aria-hidden size={18} className="stroke-icon" />
        </RoundButton>
      </div>
    </div>
  )
}
