import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'
import { places } from './places.ts'
import { readCoordinates } from './read-coordinates.ts'

test.each([
  ['43.65,-79.38', 43.65, -79.38],
  [' 43.654321 , -79.388 '.trim(), 43.65, -79.39],
  ['+90,-180', 90, -180],
  ['-0.001,0', 0, 0],
  ['7.,8', 7, 8],
])('%s is parsed to hundredths', (written, latitude, longitude) => {
  expect(readCoordinates(written)).toEqual({ latitude, longitude })
})

test.each(['90.001,0', '-91,0', '0,180.5', '1'.repeat(500) + ',1', '43,1000'])(
  '%s is not on earth',
  (written) => {
    expect(readCoordinates(written)).toBe('not on earth')
  },
)

test.each(['', 'Toronto', '43.65', '43.65,', ',1', '1e2,3', '43,65,7', '0x1,2', 'NaN,1', '١,٢', 'Paris, 75'])(
  '%j is not a pair of coordinates',
  (written) => {
    expect(readCoordinates(written)).toBeNull()
  },
)

test.each([
  [43.7, -79.4, 'Near Toronto, Canada'],
  [1.3, 103.8, 'Near Singapore'],
  [0, -160, 'About 2260 km from Papeete, French Polynesia'],
  // Nearest across the date line.
  [-17.8, -179.9, /Fiji$/],
  [90, 0, /^About \d+0 km from /],
])('the point %f, %f is named after the nearest place', (latitude, longitude, name) => {
  expect(placeAt({ latitude, longitude })).toEqual({ name: expect.stringMatching(name), latitude, longitude })
})

test('each listed place is nearest to itself', () => {
  for (const { name, latitude, longitude } of places)
    expect(placeAt({ latitude, longitude }).name).toBe(`Near ${name}`)
})
