import { SeenSkeleton } from '../../ui/dialog/seen-skeleton.tsx'

/** A piece's dialog while the closet is loading. */
export function PieceSkeleton() {
  return <SeenSkeleton title="Loading your piece" columnsClass="tablet:grid-cols-2" />
}
