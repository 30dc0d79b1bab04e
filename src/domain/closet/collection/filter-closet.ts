import type {
  ClosetCategory,
  ClosetFilterColor,
  ClosetItem,
  ClosetSeason,
} from '../../../contract/closet/closet.ts'
import type { TypeOfPieces } from '../../../contract/closet/types-of-pieces.ts'
import { searchable, searchWords } from '../../search-words.ts'

/** Filter of the collection view; `all` and `''` match everything. */
export interface ClosetFilter {
  readonly category: ClosetCategory | 'all'
  readonly season: Exclude<ClosetSeason, 'All Seasons'> | 'all'
  readonly color: ClosetFilterColor | 'all'
  /** Words of the 'Find a piece' box; each must occur in a text field of the piece or begin a word of its type. */
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
  readonly id?: string
  readonly traits?: Pick<ClosetItem['traits'], 'tags' | 'seasons'>
}

/**
 * Returns the pieces that match the filter, in the given order. With the types of the pieces, 'sneakers' also finds
 * 'Puma Suede'; other names of a type, such as 'trainers', are used if the words find nothing else.
 */
export function filterCloset<I extends Filtered>(
  items: readonly I[],
  filter: ClosetFilter,
  types: readonly TypeOfPieces[] = [],
): I[] {
  const narrowed = items.filter(
    (item) =>
      (filter.category === 'all' || item.category === filter.category) &&
      isForSeason(item, filter.season) &&
      (filter.color === 'all' || searchable(item.color).includes(filter.color)),
  )
  const words = searchWords(filter.words)
  if (words.length === 0) return narrowed
  const withWords = (typeWords: ReadonlyMap<string, readonly string[]>) =>
    narrowed.filter((item) => {
      const text = searchText(item)
      const ofType = typeWords.get(item.id ?? '') ?? []
      return words.every((word) => text.includes(word) || ofType.some((each) => each.startsWith(word)))
    })
  const found = withWords(wordsById(types, ({ noun }) => [noun]))
  return found.length > 0 ? found : withWords(wordsById(types, ({ names }) => names))
}

function wordsById(
  types: readonly TypeOfPieces[],
  textsOf: (type: TypeOfPieces) => readonly string[],
): Map<string, readonly string[]> {
  return new Map(
    types.flatMap((type) => {
      const words = textsOf(type).flatMap(searchWords)
      return type.ids.map((id) => [id, words] as const)
    }),
  )
}

/** Whether any part of the filter is set. */
export function isNarrowed(filter: ClosetFilter): boolean {
  const { category, season, color, only, words } = filter
  return [category, season, color, only].some((part) => part !== 'all') || words.trim() !== ''
}

// Seasons stated by the owner take precedence. 'All Seasons' matches each season.
function isForSeason(item: Filtered, season: ClosetFilter['season']): boolean {
  const stated = item.traits?.seasons
  if (season !== 'all' && stated) return stated.some((each) => each === season.toLowerCase())
  return season === 'all' || item.season === season || item.season === 'All Seasons'
}

function searchText({ name, brand, color, category, style, size, traits }: Filtered): string {
  return searchable([name, brand, color, category, style, size, ...(traits?.tags ?? [])].join(' '))
}
