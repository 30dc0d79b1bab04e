import type { ListedPlace, PlaceRow } from './listed-place.ts'
import { placesInAfrica } from './places-in-africa.ts'
import { placesInAsia } from './places-in-asia.ts'
import { placesInEurope } from './places-in-europe.ts'
import { placesInOceania } from './places-in-oceania.ts'
import { placesInTheAmericas } from './places-in-the-americas.ts'

/** Towns of all continents. */
export const places: readonly ListedPlace[] = [
  ...placesInEurope,
  ...placesInTheAmericas,
  ...placesInAsia,
  ...placesInAfrica,
  ...placesInOceania,
].map(asPlace)

function asPlace([
  written,
  country,
  latitude,
  longitude,
  january,
  july,
  span,
  wetJanuary,
  wetJuly,
]: PlaceRow) {
  const names = written.split('/')
  const [name = country] = names
  return {
    name: name === country ? name : `${name}, ${country}`,
    names,
    country,
    latitude,
    longitude,
    januaryCelsius: january,
    julyCelsius: july,
    spanCelsius: span,
    januaryWet: wetJanuary / 100,
    julyWet: wetJuly / 100,
  }
}
