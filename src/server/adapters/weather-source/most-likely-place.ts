import { foldedWords } from '../../../domain/closet/folded-words.ts'
import type { Place } from '../../../domain/weather/place.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/** 'Paris, Texas' is asked for as 'Paris', and 'Texas' chooses among the answers. */
export function searchedName(name: string): { readonly town: string; readonly within: readonly string[] } {
  const [town = '', ...within] = name.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  return { town, within: within.filter((part) => part !== '') }
}

/** The place that is meant: the first, as the service has them by size, that lies within what was said after the name. */
export function mostLikelyPlace(found: readonly FoundPlace[], within: readonly string[]): Place | null {
  const fits = found.map((place) => Math.min(2, ...within.map((part) => fitWithin(place, part))))
  const best = Math.max(0, ...fits)
  const place = best > 0 ? found[fits.indexOf(best)] : undefined
  if (!place) return null
  const { name, latitude, longitude } = place
  // The country says where Toronto is; of two Parises the one that was asked for by its state is called by it too.
  const isByState = within.some((part) => fitsState(place, part) > 0)
  const called = [name, isByState ? place.admin1 : undefined, place.country]
  return {
    name: called.filter((part, at) => part && called.indexOf(part) === at).join(', '),
    latitude,
    longitude,
  }
}

// 2 where it says so, 1 where it may be short for it, 0 where it lies elsewhere.
function fitWithin(place: FoundPlace, part: string): number {
  const said = folded(part)
  if (said === '' || folded(place.country ?? '') === said) return 2
  if (folded(place.country_code ?? '') === said || shortCountries[said] === place.country_code) return 2
  return Math.max(fitsState(place, part), folded(place.admin2 ?? '') === said ? 2 : 0)
}

function fitsState({ admin1 = '' }: FoundPlace, part: string): number {
  const [said, state] = [folded(part), folded(admin1)]
  if (said === '' || state === '') return 0
  if (said === state) return 2
  return said.length === 2 && isShortFor(said, state) ? 1 : 0
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
