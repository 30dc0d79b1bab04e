import { foldedWords } from '../../../domain/closet/folded-words.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/** How well a place matches the words after its name: 2 if it does, 1 if they may abbreviate it, 0 otherwise. */
export function fitWithin(place: FoundPlace, within: readonly string[]): number {
  return Math.min(2, ...within.map((part) => fitsPart(place, part)))
}

/** As `fitWithin`, for its state or province only. */
export function fitsState({ admin1 = '' }: FoundPlace, part: string): number {
  const [said, state] = [folded(part), folded(admin1)]
  if (said === '' || state === '') return 0
  if (said === state) return 2
  return said.length === 2 && isShortFor(said, state) ? 1 : 0
}

function fitsPart(place: FoundPlace, part: string): number {
  const said = folded(part)
  if (said === '' || folded(place.country ?? '') === said) return 2
  if (folded(place.country_code ?? '') === said || shortCountries[said] === place.country_code) return 2
  return Math.max(fitsState(place, part), folded(place.admin2 ?? '') === said ? 2 : 0)
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
