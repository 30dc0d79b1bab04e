import { expect, test } from 'vitest'
import { nameColor } from '../../domain/closet/colors/color-name.ts'
import { colorAround } from './photo-pixels.ts'

// Navy on the left, white on the right, with one red pixel in the navy.
function photo(width = 200, height = 100) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1)
    data.set(at % width < width / 2 ? [31, 42, 68, 255] : [255, 255, 255, 255], at * 4)
  data.set([255, 0, 0, 255], (50 * width + 50) * 4)
  return { data, width, height }
}

test('a single odd pixel does not change the color of a position', () => {
  expect(nameColor(colorAround(photo(), 0.25, 0.5))).toBe('Navy blue')
  expect(colorAround(photo(), 0.75, 0.5)).toBe('#ffffff')
})

test('at a corner only pixels of the photo count', () => {
  expect(colorAround(photo(), 0, 0)).toBe('#1f2a44')
  expect(colorAround(photo(), 1, 1)).toBe('#ffffff')
})

test('a photo of one pixel has the color of that pixel', () => {
  expect(colorAround({ data: new Uint8ClampedArray([10, 20, 30, 255]), width: 1, height: 1 }, 0.5, 0.5)).toBe(
    '#0a141e',
  )
})
