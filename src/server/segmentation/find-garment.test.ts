import { expect, test } from 'vitest'
import { garmentPhoto, isTShirt } from '../../../tests/support/factories/garment-photo.ts'
import { findGarment } from './find-garment.ts'
import { labPicture } from './colors/oklab-picture.ts'

const navy = [39, 50, 76] as const
const wall = [226, 222, 214] as const
const white = [252, 252, 252] as const
const ROUNDS = 4

function found(photo: Parameters<typeof garmentPhoto>[0]) {
  const { data, width, height } = garmentPhoto({ width: 120, height: 160, ...photo })
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    rgba.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  const garment = findGarment(labPicture(rgba, width, height), ROUNDS)
  const isGarment = (x: number, y: number) =>
    garment?.mask[Math.floor(y * height) * width + Math.floor(x * width)] === 1
  return { garment, isGarment }
}

test('finds the garment without the wall and the neck opening', () => {
  const { isGarment } = found({ ground: wall, cloth: navy })
  for (const [x, y] of [
    [0.5, 0.5],
    [0.2, 0.3],
    [0.8, 0.3],
    [0.5, 0.75],
  ] as const)
    expect(isGarment(x, y)).toBe(true)
  for (const [x, y] of [
    [0.05, 0.05],
    [0.5, 0.22],
    [0.2, 0.6],
    [0.5, 0.95],
  ] as const)
    expect(isGarment(x, y)).toBe(false)
})

test('leaves out a hanger and a hook on the wall', () => {
  const isHanger = (x: number, y: number) => y < 0.25 && Math.abs(x - 0.5) < 0.008
  const isHook = (x: number, y: number) => Math.hypot(x - 0.9, y - 0.9) < 0.025
  const ground = (x: number, y: number) => (isHanger(x, y) ? white : isHook(x, y) ? navy : wall)
  const { isGarment } = found({ ground, cloth: navy })
  expect(isGarment(0.5, 0.5)).toBe(true)
  expect(isGarment(0.5, 0.05)).toBe(false)
  expect(isGarment(0.9, 0.9)).toBe(false)
})

test("a small print in the wall's color belongs to the garment", () => {
  const cloth = (x: number, y: number) => (Math.hypot(x - 0.5, y - 0.5) < 0.04 ? wall : navy)
  expect(found({ ground: wall, cloth }).isGarment(0.5, 0.5)).toBe(true)
})

test('ignores another object at the edge of the photo', () => {
  const ground = (x: number, y: number) => (x > 0.7 && y < 0.12 ? ([90, 50, 30] as const) : wall)
  const { isGarment } = found({ ground, cloth: navy })
  expect(isGarment(0.5, 0.5)).toBe(true)
  expect(isGarment(0.9, 0.05)).toBe(false)
})

test('finds a garment that is cropped at the lower edge', () => {
  const shape = (x: number, y: number) => isTShirt(x, y - 0.2) || (y > 0.8 && Math.abs(x - 0.5) < 0.2)
  const { isGarment } = found({ ground: wall, cloth: navy, shape })
  expect(isGarment(0.5, 0.7)).toBe(true)
  expect(isGarment(0.1, 0.9)).toBe(false)
})

test('the same photo always gives the same garment', () => {
  const photo = { ground: wall, cloth: navy, noise: 20 }
  expect(found(photo).garment).toEqual(found(photo).garment)
})

test('finds nothing in a plain picture', () => {
  expect(found({ ground: wall, cloth: wall, noise: 6 }).garment).toBeNull()
  expect(found({ ground: wall, cloth: navy, width: 1, height: 1 }).garment).toBeNull()
})
