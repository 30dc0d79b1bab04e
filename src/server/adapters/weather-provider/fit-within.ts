import { foldedWords } from '../../../domain/closet/text/folded-words.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/** Match of a place with the words after its name: 2 for equal words, 1 for a possible abbreviation, 0 otherwise. */
export function fitWithin(place: FoundPlace, within: readonly string[]): number {
  return Math.min(2, ...within.map((part) => fitsPart(place, part)))
}

/** As `fitWithin`, for its state or province only. */
export function fitsState({ admin1 = '' }: FoundPlace, part: string): number {
  const [query, state] = [folded(part), folded(admin1)]
  if (query === '' || state === '') return 0
  if (query === state) return 2
  return query.length === 2 && isShortFor(query, state) ? 1 : 0
}

function fitsPart(place: FoundPlace, part: string): number {
  const query = folded(part)
  if (query === '' || folded(place.country ?? '') === query) return 2
  if (folded(place.country_code ?? '') === query || shortCountries[query] === place.country_code) return 2
  return Math.max(fitsState(place, part), folded(place.admin2 ?? '') === query ? 2 : 0)
}

// 'TX' for Texas, 'NY' for New York, 'ON' for Ontario.
function isShortFor([first = '', second = '']: string, state: string): boolean {
  return state.startsWith(first) && state.includes(second, 1)
}

const shortCountries: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
}

function folded(text: string): string {
  return foldedWords(text).join(' ')
}
