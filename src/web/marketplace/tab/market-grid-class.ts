/** Classes of the grid of listings, for its cards and for their placeholders. */
export const MARKET_GRID =
  'grid grid-cols-2 gap-x-3 gap-y-9 tablet:grid-cols-3 desk:grid-cols-4 tablet:gap-x-4 tablet:gap-y-12'
