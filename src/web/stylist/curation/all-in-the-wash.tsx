import { Link } from 'wouter'
import { BlankState } from '../../ui/blank-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ClothesRail } from '../../ui/pictures/clothes-rail.tsx'

/** Empty state: all pieces are in the wash. */
export function AllInTheWash() {
  return (
    <BlankState
      title="Everything's in the wash"
      className="tablet:pt-8 pt-2"
      drawing={<ClothesRail className="text-edge tablet:mb-10 tablet:max-w-90 mb-6 w-full max-w-60" />}
      actions={
        <Link href="/" className={buttonClass('quiet')}>
          Open My Closet
        </Link>
      }
    >
      The stylist only uses clean pieces. Mark one as clean to start.
    </BlankState>
  )
}
