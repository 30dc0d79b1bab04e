import type { Garment } from '../garment.ts'

/** Whether two garments share most of the seasons of either: linen and flannel meet in spring only. */
export function shareSeasons(one: Pick<Garment, 'seasons'>, other: Pick<Garment, 'seasons'>): boolean {
  const shared = one.seasons.filter((season) => other.seasons.includes(season)).length
  return shared * 2 > Math.min(one.seasons.length, other.seasons.length)
}
