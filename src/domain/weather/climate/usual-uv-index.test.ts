import { expect, test } from 'vitest'
import { usualUvIndex } from './usual-uv-index.ts'

const JUNE = 172
const DECEMBER = 355

// Approximate values for a clear noon from the World Health Organization and national services.
test.each([
  ['Singapore in March', 1.35, 80, 12, 13],
  ['Toronto in June', 43.65, JUNE, 9, 11],
  ['Toronto in December', 43.65, DECEMBER, 0.8, 1.7],
  ['Sydney in December', -33.87, DECEMBER, 11, 13],
  ['Helsinki in June', 60.17, JUNE, 6, 7.5],
])('a clear noon in %s has a typical UV index', (_name, latitude, day, least, most) => {
  const index = usualUvIndex(latitude, day, 'Clear')
  expect(index).toBeGreaterThanOrEqual(least)
  expect(index).toBeLessThanOrEqual(most)
})

test('clouds reduce it, rain more so, and it is 0 in the polar night', () => {
  expect(usualUvIndex(20, JUNE, 'Cloudy')).toBeLessThan(usualUvIndex(20, JUNE, 'Partly cloudy'))
  expect(usualUvIndex(20, JUNE, 'Rain')).toBeLessThan(6)
  expect(usualUvIndex(80, DECEMBER, 'Clear')).toBe(0)
})
