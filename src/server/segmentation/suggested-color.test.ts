import { expect, test } from 'vitest'
import { suggestedColors } from './suggested-color.ts'

test('reads the colors of a garment that is found already, by their share', () => {
  const [width, height] = [40, 40]
  const stripe = (pixel: number) =>
    Math.floor(pixel / width) % 20 < 14 ? [39, 50, 76, 255] : [246, 245, 241, 255]
  const rgba = Uint8Array.from(Array.from({ length: width * height }, (_, pixel) => stripe(pixel)).flat())
  const mask = { mask: new Uint8Array(width * height).fill(1), width, height }
  const colors = suggestedColors({ rgba, width, height }, mask)
  expect(colors.map(({ name }) => name)).toEqual(['Navy blue', 'White'])
  expect(colors[0]?.share).toBeCloseTo(0.7, 1)
})
