import { expect, test } from 'vitest'
import { paintEdge, softAlpha } from './soft-edge.ts'

const size = { width: 20, height: 20 }
const isCloth = (pixel: number) => pixel % 20 >= 8

test('the edge is soft, the garment is opaque and the background is transparent', () => {
  const alpha = softAlpha(
    size,
    Float32Array.from({ length: 400 }, (_, pixel) => (isCloth(pixel) ? 1 : 0)),
  )
  const row = [...alpha.subarray(200, 220)]
  expect(row.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 0))
  expect(row.slice(11)).toEqual(Array.from({ length: 9 }, () => 255))
  expect(row.some((value) => value > 0 && value < 255)).toBe(true)
})

test('a garment that reaches the edge of the photo is not faded there', () => {
  const alpha = softAlpha(size, new Float32Array(400).fill(1))
  expect(alpha.every((value) => value === 255)).toBe(true)
})

test('the color of the wall along the edge is replaced by that of the garment', () => {
  const rgba = new Uint8Array(1600)
  for (let pixel = 0; pixel < 400; pixel += 1) {
    const isMixed = pixel % 20 < 10
    rgba.set(isMixed ? [200, 180, 170, 255] : [30, 40, 80, 255], pixel * 4)
    if (!isCloth(pixel)) rgba[pixel * 4 + 3] = 0
  }
  paintEdge(rgba, size, 2)
  for (let pixel = 0; pixel < 400; pixel += 1)
    if (isCloth(pixel)) expect([...rgba.subarray(pixel * 4, pixel * 4 + 3)]).toEqual([30, 40, 80])
})
