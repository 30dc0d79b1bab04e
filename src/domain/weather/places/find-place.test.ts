import { expect, test } from 'vitest'
import { foldedWords } from '../../closet/text/folded-words.ts'
import { findPlace } from './find-place.ts'
import { places } from './places.ts'

test.each([
  ['toronto', 'Toronto, Canada'],
  ['TORONTO, CANADA', 'Toronto, Canada'],
  ['Toronto, Ontario, Canada', 'Toronto, Canada'],
  ['köln', 'Cologne, Germany'],
  ['Koln', 'Cologne, Germany'],
  ['sao paulo', 'São Paulo, Brazil'],
  ['  New   York , USA', 'New York, United States'],
  ['London, England', 'London, United Kingdom'],
  ["xi'an", "Xi'an, China"],
  ['tromso', 'Tromsø, Norway'],
  ['Singapore', 'Singapore'],
])('%j is %s', (written, called) => {
  expect(findPlace(written)?.name).toBe(called)
})

test.each(['', ' , ', 'Paris, Texas', 'Torontoo', 'constructor', '🌧️', 'Canada'])(
  '%j is none of them',
  (written) => {
    expect(findPlace(written)).toBeNull()
  },
)

test('there are many places on every continent, and each is found by all its names', () => {
  expect(places.length).toBeGreaterThanOrEqual(150)
  for (const place of places)
    for (const name of place.names) expect(findPlace(`${name}, ${place.country}`)).toBe(place)
})

test('no two places have the same name', () => {
  const names = places.flatMap((place) => [
    ...new Set(place.names.map((name) => foldedWords(name).join(' '))),
  ])
  expect(new Set(names).size).toBe(names.length)
  for (const place of places) expect(findPlace(place.name)).toBe(place)
})

test('each place has valid coordinates and a plausible climate', () => {
  for (const {
    latitude,
    longitude,
    januaryCelsius,
    julyCelsius,
    spanCelsius,
    januaryWet,
    julyWet,
  } of places) {
    expect(Math.abs(latitude)).toBeLessThan(72)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    // The warmer month depends on the hemisphere, in the tropics on the dry season.
    if (Math.abs(latitude) > 24) expect(julyCelsius > januaryCelsius).toBe(latitude > 0)
    for (const mean of [januaryCelsius, julyCelsius]) expect(mean > -30 && mean < 40).toBe(true)
    expect(spanCelsius >= 4 && spanCelsius <= 18).toBe(true)
    for (const share of [januaryWet, julyWet]) expect(share >= 0 && share < 1).toBe(true)
  }
})
