import { foldedWords } from '../closet/folded-words.ts'
import type { ListedPlace } from './listed-place.ts'
import { places } from './places.ts'

// What people write for a country, folded.
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

/** The listed place of this name, with or without its country: 'toronto', 'Köln', 'Toronto, Canada'; null for others. */
export function findPlace(name: string): ListedPlace | null {
  const [town = '', ...rest] = name.split(',')
  const named = byName.get(folded(town)) ?? []
  // Of 'Toronto, Ontario, Canada' the country; what stands between is not listed.
  const said = folded(rest.at(-1) ?? '')
  if (said === '') return named[0] ?? null
  const country = countries[said] ?? said
  return named.find((place) => folded(place.country) === country) ?? null
}

function folded(text: string): string {
  return foldedWords(text).join(' ')
}
