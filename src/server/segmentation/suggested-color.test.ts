import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { garmentPhoto, isTShirt } from '../../../tests/support/factories/garment-photo.ts'
import { readColors } from '../../domain/closet/colors/perceived-color.ts'
import { colorsInWords } from '../../domain/words/pieces/photo-name.ts'
import { smallPhoto } from './create-photo-reader.ts'
import { findInPhoto } from './look-at-photo.ts'
import type { RawPhoto } from './raw-photo.ts'
import { suggestedColors } from './suggested-color.ts'

const navy = [39, 50, 76] as const
const wall = [236, 232, 224] as const
const wood = [150, 110, 80] as const

async function colorsOf(photo: RawPhoto) {
  const small = await smallPhoto(sharp(photo.data, { raw: photo }))
  return suggestedColors(small, findInPhoto(small))
}

async function nameOf(photo: Parameters<typeof garmentPhoto>[0]): Promise<string | null> {
  return colorsInWords((await colorsOf(garmentPhoto(photo))).map(({ name }) => name))
}

describe('the suggested color', () => {
  test("names the garment's color, not the wall's", async () => {
    expect(await colorsOf(garmentPhoto({ ground: wall, cloth: navy }))).toEqual([
      { hex: '#27324d', name: 'Navy blue', share: expect.closeTo(1) },
    ])
  })

  test('finds it on an unevenly lit wall and where wall and floor meet', async () => {
    const lit = (x: number, y: number) =>
      [250 - 90 * x - 40 * y, 245 - 90 * x - 40 * y, 236 - 90 * x] as const
    expect(await nameOf({ ground: lit, cloth: [164, 47, 38] })).toMatch(/red/i)
    const room = (_: number, y: number) => (y < 0.62 ? wall : wood)
    expect(await nameOf({ ground: room, cloth: [46, 100, 70], noise: 12 })).toMatch(/green/i)
  })

  test('of a print are its colors by their share', async () => {
    const cloth = (_: number, y: number) => (Math.floor(y * 30) % 3 === 0 ? wall : navy)
    expect(await nameOf({ ground: [190, 180, 170], cloth })).toMatch(/^Navy blue and (off-)?white$/)
  })

  test('an underexposed olive on a white wall in the shade is olive', async () => {
    expect(await nameOf({ ground: [176, 174, 170], cloth: [70, 71, 44], noise: 4 })).toBe('Olive green')
  })

  test('navy under a warm lamp is navy, and black is black', async () => {
    const lamp = [236, 214, 178] as const
    expect(await nameOf({ ground: lamp, cloth: [40, 45, 62], noise: 3 })).toBe('Navy blue')
    expect(await nameOf({ ground: lamp, cloth: [34, 31, 28], noise: 3 })).toBe('Black')
  })

  test('a gray garment on a warm wall never becomes blue', async () => {
    expect(await nameOf({ ground: [214, 204, 190], cloth: [128, 127, 125], noise: 4 })).toMatch(/gray$/i)
  })

  test('a pale pink garment does not become white', async () => {
    const hanger = (_: number, y: number) =>
      y > 0.9 && y < 0.93 ? ([236, 236, 236] as const) : ([96, 84, 70] as const)
    expect(await nameOf({ ground: hanger, cloth: [226, 186, 194], noise: 3 })).toMatch(/pink$/)
  })

  test('a plain knit with folds and highlights is one color', async () => {
    const folds = (x: number): readonly [number, number, number] => {
      const light = 0.8 + 0.2 * Math.sin(x * 40)
      return [150 * light, 40 * light, 44 * light]
    }
    expect(await nameOf({ ground: wall, cloth: folds, noise: 8 })).toMatch(/^\w+ red$|^Red$/)
  })

  test('lists all three colors of stripes, the largest first', async () => {
    const cloth = (_: number, y: number) => {
      const stripe = Math.floor(y * 40) % 6
      return stripe < 3 ? ([246, 245, 241] as const) : stripe < 5 ? navy : ([176, 30, 42] as const)
    }
    const name = await nameOf({ ground: [150, 140, 128], cloth, noise: 3 })
    expect(name).toMatch(/^White, navy blue and (crimson )?red$/)
    expect(readColors(name ?? '').map(({ family }) => family)).toEqual(['white', 'blue', 'red'])
  })

  test('white stays white on white, and black on black', async () => {
    expect(await nameOf({ ground: [240, 240, 238], cloth: [250, 250, 250], noise: 2 })).toBe('White')
    expect(await nameOf({ ground: [22, 21, 23], cloth: [30, 29, 31], noise: 3 })).toBe('Black')
  })

  test('a white shirt in dim light is white next to something white, and gray by itself', async () => {
    const hanger = (_: number, y: number) =>
      y > 0.9 && y < 0.93 ? ([178, 178, 178] as const) : ([120, 110, 104] as const)
    const cloth = [168, 169, 170] as const
    expect(await nameOf({ ground: hanger, cloth })).toMatch(/white/i)
    expect(await nameOf({ ground: [100, 90, 80], cloth })).toMatch(/gray/i)
  })

  test('works for a garment that is cropped by the photo', async () => {
    const shape = (x: number, y: number) => isTShirt(x, y - 0.2) || (y > 0.8 && Math.abs(x - 0.5) < 0.2)
    expect(await nameOf({ ground: wall, cloth: navy, shape })).toBe('Navy blue')
  })

  test('is the color of a fabric that fills the photo', async () => {
    expect(await nameOf({ ground: navy, cloth: navy, noise: 10 })).toBe('Navy blue')
  })

  test.each([
    [1, 1],
    [3, 2],
    [1280, 2],
  ])('accepts a picture of %i by %i pixels', async (width, height) => {
    expect(await nameOf({ ground: navy, cloth: navy, width, height })).toBe('Navy blue')
  })

  test('counts only the visible pixels of a cut-out', async () => {
    const data = Buffer.from(
      Array.from({ length: 100 }, (_, pixel) => (pixel < 60 ? [0, 0, 0, 0] : [75, 117, 80, 255])).flat(),
    )
    expect(await colorsOf({ data, width: 10, height: 10, channels: 4 })).toEqual([
      { hex: '#4b7550', name: 'Green', share: expect.closeTo(1) },
    ])
  })

  test('is missing if no pixel is visible', async () => {
    expect(await colorsOf({ data: Buffer.alloc(400), width: 10, height: 10, channels: 4 })).toEqual([])
  })
})

test('reads the colors of a given mask by their share', () => {
  const [width, height] = [40, 40]
  const stripe = (pixel: number) =>
    Math.floor(pixel / width) % 20 < 14 ? [39, 50, 76, 255] : [246, 245, 241, 255]
  const rgba = Uint8Array.from(Array.from({ length: width * height }, (_, pixel) => stripe(pixel)).flat())
  const mask = { mask: new Uint8Array(width * height).fill(1), width, height }
  const colors = suggestedColors({ rgba, width, height }, mask)
  expect(colors.map(({ name }) => name)).toEqual(['Navy blue', 'White'])
  expect(colors[0]?.share).toBeCloseTo(0.7, 1)
})
