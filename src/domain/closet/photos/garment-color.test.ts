import { expect, test } from 'vitest'
import { colorFamily } from '../colors/color-family.ts'
import { garmentColors } from './garment-color.ts'

type Color = readonly [red: number, green: number, blue: number, alpha?: number]

function pixels(...colors: readonly Color[]): Uint8Array {
  return Uint8Array.from(colors.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]))
}

function garmentColor(rgba: Uint8Array, mask: Uint8Array): string | null {
  return garmentColors(rgba, mask)[0]?.hex ?? null
}

function times(count: number, color: Color): Color[] {
  return Array.from({ length: count }, () => color)
}

function whole(rgba: Uint8Array): Uint8Array {
  return new Uint8Array(rgba.length / 4).fill(255)
}

test('is the color of a plain fabric', () => {
  const rgba = pixels(...times(20, [39, 50, 76]))
  expect(garmentColor(rgba, whole(rgba))).toBe('#27324c')
})

test('counts only pixels inside the mask', () => {
  const rgba = pixels(...times(50, [240, 240, 240]), ...times(10, [164, 47, 38]))
  const mask = Uint8Array.from({ length: 60 }, (_, pixel) => (pixel < 50 ? 0 : 255))
  expect(garmentColor(rgba, mask)).toBe('#a42f26')
})

test('is the largest color of a print, not the mean', () => {
  const rgba = pixels(
    ...times(40, [226, 163, 174]),
    ...times(35, [39, 50, 76]),
    ...times(30, [247, 245, 240]),
  )
  expect(garmentColor(rgba, whole(rgba))).toBe('#e2a3ae')
})

test('returns the share of each color of a print', () => {
  const rgba = pixels(...times(60, [247, 245, 240]), ...times(40, [39, 50, 76]))
  const colors = garmentColors(rgba, whole(rgba))
  expect(colors.map(({ share }) => share)).toEqual([0.6, 0.4])
  expect(colors.map(({ hex }) => colorFamily(hex))).toEqual(['white', 'blue'])
})

test('is one color under a gradient of light', () => {
  const gray = Array.from({ length: 60 }, (_, step): Color => [130 + step, 130 + step, 130 + step])
  const rgba = pixels(...gray)
  expect(garmentColors(rgba, whole(rgba))).toHaveLength(1)
})

test('treats folds and highlights as one fabric', () => {
  const red = Array.from({ length: 60 }, (_, step): Color => [100 + 2 * step, 20 + step / 2, 20 + step / 2])
  const rgba = pixels(...red, ...times(25, [39, 50, 76]))
  expect(colorFamily(garmentColor(rgba, whole(rgba)) ?? '')).toBe('red')
})

test('distinguishes white from the gray of its shadows', () => {
  const white = Array.from({ length: 60 }, (_, step): Color => [195 + step, 195 + step, 195 + step])
  const rgba = pixels(...white)
  expect(colorFamily(garmentColor(rgba, whole(rgba)) ?? '')).toBe('white')
})

test('ignores transparent pixels', () => {
  const rgba = pixels(...times(50, [0, 0, 0, 0]), [75, 117, 80])
  expect(garmentColor(rgba, whole(rgba))).toBe('#4b7550')
})

test('is empty if nothing is visible', () => {
  const clear = pixels(...times(9, [200, 10, 10, 0]))
  expect(garmentColor(clear, whole(clear))).toBeNull()
  const seen = pixels([200, 10, 10])
  expect(garmentColor(seen, new Uint8Array(1))).toBeNull()
  expect(garmentColor(new Uint8Array(), new Uint8Array())).toBeNull()
})
