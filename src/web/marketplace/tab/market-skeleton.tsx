import { CardSkeletons } from '../../ui/card-skeletons.tsx'
import { MARKET_GRID } from './market-grid-class.ts'

const SKELETON_CARDS = 8

/** The grid while its listings are on their way. */
export function MarketSkeleton() {
  return <CardSkeletons label="Loading the marketplace" count={SKELETON_CARDS} gridClass={MARKET_GRID} />
}
