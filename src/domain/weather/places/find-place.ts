import { foldedWords } from '../../closet/text/folded-words.ts'
import type { ListedPlace } from './listed-place.ts'
import { places } from './places.ts'

// Common names of countries, folded, and their names in the list.
const countries: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  'united states of america': 'united states',
  america: 'united states',
  uk: 'united kingdom',
  'great britain': 'united kingdom',
  england: 'united kingdom',
  scotland: 'united kingdom',
  wales: 'united kingdom',
  uae: 'united arab emirates',
  holland: 'netherlands',
  'czech republic': 'czechia',
  korea: 'south korea',
  turkiye: 'turkey',
}

const byName = new Map<string, readonly ListedPlace[]>()
for (const place of places)
  for (const name of place.names) byName.set(folded(name), [...(byName.get(folded(name)) ?? []), place])

/** Finds a listed place by name, with or without its country: 'toronto', 'Köln', 'Toronto, Canada'. */
export function findPlace(name: string): ListedPlace | null {
  const [town = '', ...rest] = name.split(',')
  const named = byName.get(folded(town)) ?? []
  // The last part is the country; a region in between ('Toronto, Ontario, Canada') is ignored.
  const stated = folded(rest.at(-1) ?? '')
  if (stated === '') return named[0] ?? null
  const country = countries[stated] ?? stated
  return named.find((place) => folded(place.country) === country) ?? null
}

function folded(text: string): string {
  return foldedWords(text).join(' ')
}
