import { foldedWords } from '../../../domain/closet/text/folded-words.ts'
import type { Place } from '../../../domain/weather/places/place.ts'
import { fitWithin, fitsState } from './fit-within.ts'
import type { FoundPlace } from './open-meteo-replies.ts'

/**
 * The places of a name, by size, each under a unique name: 'Springfield, Illinois, United States', with its county if
 * a state has several. The first one also if only another language uses the name.
 */
export function sameNamedPlaces(found: readonly FoundPlace[], { town, within }: SearchedName): Place[] {
  const fits = found.map((place) => fitWithin(place, within))
  const best = Math.max(0, ...fits)
  const meant = best > 0 ? found.filter((_, at) => fits[at] === best) : []
  const named = meant.filter((place, at) => at === 0 || folded(place.name) === folded(town))
  const shortNames = named.map((place) => nameOf(place, [place.admin1, place.country]))
  const places = new Map<string, Place>()
  for (const [at, place] of named.entries()) {
    const { latitude, longitude, admin2, admin1, country } = place
    const short = shortNames[at] ?? ''
    const isShared = shortNames.filter((other) => folded(other) === folded(short)).length > 1
    const name = isShared ? nameOf(place, [admin2, admin1, country]) : short
    // Places without a distinguishing word are the same to users.
    if (!places.has(folded(name))) places.set(folded(name), { name, latitude, longitude })
  }
  return [...places.values()]
}

function nameOf({ name }: FoundPlace, whereabouts: readonly (string | undefined)[]): string {
  // The comma separates them in requests.
  const parts = [name, ...whereabouts].flatMap((part) => part?.replaceAll(/[,\s]+/g, ' ').trim() || [])
  return parts.filter((part, at) => parts.indexOf(part) === at).join(', ')
}

function folded(text: string): string {
  return foldedWords(text).join(' ')
}

/** A name as written, and the words after it. */
export interface SearchedName {
  readonly town: string
  readonly within: readonly string[]
}

/** 'Paris, Texas' is requested as 'Paris'; 'Texas' selects among the results. */
export function searchedName(name: string): SearchedName {
  const [town = '', ...within] = name.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  return { town, within: within.filter((part) => part !== '') }
}

/** The most likely place: the first by size that matches the words after the name. */
export function mostLikelyPlace(found: readonly FoundPlace[], within: readonly string[]): Place | null {
  const fits = found.map((place) => fitWithin(place, within))
  const best = Math.max(0, ...fits)
  const place = best > 0 ? found[fits.indexOf(best)] : undefined
  if (!place) return null
  const { name, latitude, longitude } = place
  // 'Toronto, Canada' is unambiguous; a place that was requested by its state keeps the state in its name.
  const isByState = within.some((part) => fitsState(place, part) > 0)
  const called = [name, isByState ? place.admin1 : undefined, place.country]
  return {
    name: called.filter((part, at) => part && called.indexOf(part) === at).join(', '),
    latitude,
    longitude,
  }
}
