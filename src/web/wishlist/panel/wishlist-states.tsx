import { Button } from '../../ui/button.tsx'
import { BlankState } from '../../ui/blank-state.tsx'
import { CardSkeletons } from '../../ui/pictures/card-skeletons.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'

/** Classes of the grid of wishes, for cards and skeletons. */
export const WISHES_GRID =
  'grid grid-cols-2 gap-x-3 gap-y-7 tablet:grid-cols-3 desk:grid-cols-4 tablet:gap-x-4 tablet:gap-y-12'

const SKELETON_CARDS = 12

/** Skeleton of the wishlist. */
export function WishlistSkeleton() {
  return (
    <>
      <div aria-hidden className="tablet:grid-cols-4 grid grid-cols-2 gap-x-6 gap-y-6 pt-6 pb-8">
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at} className="h-20.5 pt-4">
            <div className="bg-line h-8 w-[38%] rounded-full" />
            <div className="bg-line mt-4 h-2.5 w-[52%] rounded-full" />
          </div>
        ))}
      </div>
      <div aria-hidden className="border-line mb-4 border-t pt-3">
        <div className="bg-line my-4.5 h-2.5 w-[38%] rounded-full" />
      </div>
      <CardSkeletons label="Loading your wishlist" count={SKELETON_CARDS} gridClass={WISHES_GRID} />
    </>
  )
}

/** Empty state of the wishlist. */
export function EmptyWishlist() {
  return (
    <BlankState
      title="Your wishlist is empty"
      heading="h3"
      className="tablet:pt-14 pt-8"
      drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
    >
      Add pieces you&apos;d like to own. Set a target price to compare with the store&apos;s.
    </BlankState>
  )
}

/** Empty state of filters. */
export function NoWishFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <BlankState
      title="No matches"
      heading="h3"
      className="tablet:pt-14 pt-2"
      drawing={<ClothesRail className="text-edge tablet:block mb-10 hidden w-full max-w-90" />}
      actions={
        <Button look="quiet" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Nothing on your wishlist has this category and priority.
    </BlankState>
  )
}
