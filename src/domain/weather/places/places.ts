import * as z from 'zod/mini'
import type { ListedPlace } from './listed-place.ts'
import rows from './places.json' with { type: 'json' }

// Names, country, latitude, longitude, mean °C in January and July, daily span in °C, wet days in January and July (%).
const number = z.number()
const PlaceRow = z.tuple([z.string(), z.string(), number, number, number, number, number, number, number])

/** Cities of all continents. */
export const places: readonly ListedPlace[] = z
  .array(PlaceRow)
  .parse(rows)
  .map(([written, country, latitude, longitude, january, july, span, wetJanuary, wetJuly]) => {
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
  })
