import type { ClosetCategory, ClosetFilterColor, ClosetItem, ClosetSeason } from '../../contract/closet.ts'

/** What the collection view is narrowed to; `all` and `''` narrow nothing. */
export interface ClosetFilter {
  readonly category: ClosetCategory | 'all'
  readonly season: Exclude<ClosetSeason, 'All Seasons'> | 'all'
  readonly color: ClosetFilterColor | 'all'
  /** Words of the 'Find a piece' box; every one must stand somewhere in the piece. */
  readonly words: string
  /** Only pieces that the stylist does not recognize; the caller knows which. */
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

/** The pieces that pass every part of the filter, in their given order. */
export function filterCloset<I extends Filtered>(items: readonly I[], filter: ClosetFilter): I[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  return items.filter(
    (item) =>
      (filter.category === 'all' || item.category === filter.category) &&
      isForSeason(item, filter.season) &&
      (filter.color === 'all' || plain(item.color).includes(filter.color)) &&
      words.every((word) => searchText(item).includes(word)),
  )
}

/** True when anything is narrowed. */
export function isNarrowed(filter: ClosetFilter): boolean {
  return (
    filter.category !== 'all' ||
    filter.season !== 'all' ||
    filter.color !== 'all' ||
    filter.only !== 'all' ||
    filter.words.trim() !== ''
  )
}

// A piece for all seasons is worn in summer too. The owner's seasons, of which there may be several, come first.
function isForSeason(item: Filtered, season: ClosetFilter['season']): boolean {
  const stated = item.traits?.seasons
  if (season !== 'all' && stated) return stated.some((each) => each === season.toLowerCase())
  return season === 'all' || item.season === season || item.season === 'All Seasons'
}

function searchText(item: Filtered): string {
  return plain(
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

// 'Décolleté' is found by 'decollete'.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
