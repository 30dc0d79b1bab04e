import { expect, test } from 'vitest'
import { findSimilarPhoto } from './find-similar-photo.ts'
import { LOOK_COLOR_EDGE, LOOK_EDGE, LOOK_LENGTH, readLook, writeLook } from './photo-look.ts'

type Color = readonly [light: number, a: number, b: number]
type Scene = (x: number, y: number) => Color

/** A shirt with a print and a pocket in front of a wall. */
const shirt =
  (fabric: Color, print: number): Scene =>
  (x, y) => {
    if (Math.abs(x - 0.5) > 0.3 || y < 0.15 || y > 0.85) return [0.85, 0.02, 0.03]
    const isPrint = Math.hypot(x - print, y - 0.4) < 0.12
    const isPocket = x > 0.6 && x < 0.7 && y > 0.3 && y < 0.45
    return isPrint ? [0.95, 0, 0] : isPocket ? [fabric[0] - 0.12, fabric[1], fabric[2]] : fabric
  }

/** Photo look of a scene. */
function look(scene: Scene, turn: Scene = (x, y) => [x, y, 0]): { look: string } {
  const plane = (edge: number, channel: 0 | 1 | 2) =>
    Array.from({ length: edge ** 2 }, (_, pixel) => {
      // Averages over the area of the pixel, as a camera does.
      const parts = Array.from({ length: 16 }, (_part, part) => {
        const across = ((pixel % edge) + ((part % 4) + 0.5) / 4) / edge
        const [x, y] = turn(across, (Math.floor(pixel / edge) + (Math.floor(part / 4) + 0.5) / 4) / edge)
        return scene(x, y)[channel]
      })
      return parts.reduce((sum, part) => sum + part, 0) / parts.length
    })
  const [light, a, b] = [plane(LOOK_EDGE, 0), plane(LOOK_COLOR_EDGE, 1), plane(LOOK_COLOR_EDGE, 2)]
  return { look: writeLook({ light, a, b }) }
}

const navy = shirt([0.35, 0.01, -0.08], 0.42)
const closet = [look(shirt([0.5, 0.15, 0.08], 0.42)), look(navy), look(shirt([0.35, 0.01, -0.08], 0.6))]

test.each<[string, Scene]>([
  ['unchanged', (x, y) => [x, y, 0]],
  ['rotated by a quarter turn', (x, y) => [y, 1 - x, 0]],
  ['upside down', (x, y) => [1 - x, 1 - y, 0]],
  ['mirrored', (x, y) => [1 - x, y, 0]],
  ['cropped', (x, y) => [0.05 + 0.9 * x, 0.05 + 0.95 * y, 0]],
])('a photo %s is found among pieces of other colors and prints', (_how, turn) => {
  expect(findSimilarPhoto(look(navy, turn).look, closet)).toBe(closet[1])
})

test('a darker photo of the piece is found', () => {
  const darker: Scene = (x, y) => {
    const [light, a, b] = navy(x, y)
    return [light * 0.85, a, b]
  }
  expect(findSimilarPhoto(look(darker).look, closet)).toBe(closet[1])
})

test('a shirt of another color or with another print does not match', () => {
  expect(findSimilarPhoto(look(shirt([0.6, -0.12, 0.05], 0.42)).look, closet)).toBeNull()
  expect(findSimilarPhoto(look(shirt([0.35, 0.01, -0.08], 0.52)).look, closet)).toBeNull()
})

test('a missing or invalid look matches nothing', () => {
  expect(findSimilarPhoto(look(navy).look, [{ look: null }, { look: 'x' }])).toBeNull()
  expect(findSimilarPhoto('', closet)).toBeNull()
})

test('a serialized look can be parsed again', () => {
  const written = look(navy).look
  expect(written).toHaveLength(LOOK_LENGTH)
  const planes = readLook(written)
  expect(planes && writeLook(planes)).toBe(written)
})
