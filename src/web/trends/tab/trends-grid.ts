/** Classes of the grid of trends, for cards and skeletons. */
export const TRENDS_GRID =
  'tablet:grid-cols-2 desk:grid-cols-3 tablet:gap-x-6 tablet:gap-y-14 tablet:pb-20 grid pb-8'

/** A cell of the grid; on a phone with a hairline above. */
export const TREND_PLACE =
  'border-line max-tablet:border-t max-tablet:py-5 max-tablet:first:border-0 max-tablet:first:pt-0 min-w-0'

/** A card; on a phone its picture is on the left. */
export const TREND_CARD =
  'max-tablet:grid max-tablet:grid-cols-[132px_minmax(0,1fr)] max-[360px]:grid-cols-[96px_minmax(0,1fr)] max-tablet:gap-4 tablet:flex tablet:flex-col'

/** The picture of a card. */
export const TREND_PICTURE = 'max-tablet:aspect-4/5 self-start w-full'
