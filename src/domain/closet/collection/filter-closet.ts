import type {
  ClosetCategory,
  ClosetFilterColor,
  ClosetItem,
  ClosetSeason,
} from '../../../contract/closet/closet.ts'
import { searchable, searchWords } from '../../search-words.ts'

/** Filter of the collection view; `all` and `''` match everything. */
export interface ClosetFilter {
  readonly category: ClosetCategory | 'all'
  readonly season: Exclude<ClosetSeason, 'All Seasons'> | 'all'
  readonly color: ClosetFilterColor | 'all'
  /** Words of the 'Find a piece' box; each must occur in a text field of the piece. */
  readonly words: string
  /** Only pieces that the stylist does not recognize; applied by the caller, not by `filterCloset`. */
  readonly only: 'all' | 'unrecognized'
}

export const everyPiece: ClosetFilter = {
  category: 'all',
  season: 'all',
  color: 'all',
  words: '',
  only: 'all',
}

type Filtered = Pick<ClosetItem, 'name' | 'category' | 'season' | 'color' | 'brand' | 'style' | 'size'> & {
  readonly traits?: Pick<ClosetItem['traits'], 'tags' | 'seasons'>
}

/** Returns the pieces that match the filter, in the given order. */
export function filterCloset<I extends Filtered>(items: readonly I[], filter: ClosetFilter): I[] {
  const words = searchWords(filter.words)
  return items.filter(
    (item) =>
      (filter.category === 'all' || item.category === filter.category) &&
      isForSeason(item, filter.season) &&
      (filter.color === 'all' || searchable(item.color).includes(filter.color)) &&
      words.every((word) => searchText(item).includes(word)),
  )
}

/** Whether any part of the filter is set. */
export function isNarrowed(filter: ClosetFilter): boolean {
  return (
    filter.category !== 'all' ||
    filter.season !== 'all' ||
    filter.color !== 'all' ||
    filter.only !== 'all' ||
    filter.words.trim() !== ''
  )
}

// Seasons stated by the owner take precedence. 'All Seasons' matches each season.
function isForSeason(item: Filtered, season: ClosetFilter['season']): boolean {
  const stated = item.traits?.seasons
  if (season !== 'all' && stated) return stated.some((each) => each === season.toLowerCase())
  return season === 'all' || item.season === season || item.season === 'All Seasons'
}

function searchText(item: Filtered): string {
  return searchable(
    [
      item.name,
      item.brand,
      item.color,
      item.category,
      item.style,
      item.size,
      ...(item.traits?.tags ?? []),
    ].join(' '),
  )
}
