import { CardSkeletons } from '../../ui/pictures/card-skeletons.tsx'
import { gridClass } from './closet-grid-class.ts'
import type { Density } from './filters/use-density.ts'

const SKELETON_CARDS = 12

/** Skeleton of the grid. */
export function ClosetSkeleton({ density }: { readonly density: Density }) {
  return (
    <CardSkeletons label="Loading your collection" count={SKELETON_CARDS} gridClass={gridClass(density)} />
  )
}
