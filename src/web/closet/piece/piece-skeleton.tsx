import { SeenSkeleton } from '../../ui/seen-skeleton.tsx'

/** A piece's dialog while the closet is on its way. */
export function PieceSkeleton() {
  return <SeenSkeleton title="Loading your piece" columnsClass="tablet:grid-cols-2" />
}
