import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { garmentPhoto, isTShirt } from '../../../../tests/support/factories/garment-photo.ts'
import { cutOutGarment } from './cut-out-garment.ts'
import { cutOut, type CutOut } from './cut-out.ts'

const navy = [39, 50, 76] as const
const red = [164, 47, 38] as const
const wall = [236, 232, 224] as const

/** Intersection over union of two masks. */
function agreement(rgba: Uint8Array, truth: Uint8Array): number {
  let [both, either] = [0, 0]
  for (const [pixel, belongs] of truth.entries()) {
    const isCut = (rgba[pixel * 4 + 3] ?? 0) > 127
    if (isCut && belongs) both += 1
    if (isCut || belongs) either += 1
  }
  return both / either
}

type Photo = Parameters<typeof garmentPhoto>[0]

/** Pixels of the cut, computed in this process: each new thread would warm up first, which takes as long as the cut. */
async function cutHere({ data, width, height, channels }: ReturnType<typeof garmentPhoto>) {
  const rgba = await sharp(data, { raw: { width, height, channels } }).ensureAlpha().raw().toBuffer()
  return cutOutGarment(rgba, width, height)
}

async function agreementOf(photo: Photo): Promise<number> {
  const drawn = garmentPhoto(photo)
  const rgba = await cutHere(drawn)
  return rgba ? agreement(rgba, drawn.truth) : 0
}

const plain = garmentPhoto({ ground: wall, cloth: navy })
let cutOfPlain: CutOut
beforeAll(async () => {
  cutOfPlain = await cutOut(plain)
})

describe('a garment is cut out of', () => {
  test('a plain wall', () => {
    if (cutOfPlain.kind === 'unclear') expect.unreachable()
    expect(agreement(cutOfPlain.rgba, plain.truth)).toBeGreaterThan(0.96)
  })

  test('an unevenly lit wall', async () => {
    const ground = (x: number, y: number) =>
      [250 - 90 * x - 40 * y, 245 - 90 * x - 40 * y, 236 - 90 * x] as const
    expect(await agreementOf({ ground, cloth: red })).toBeGreaterThan(0.96)
  })

  test('a rough background', async () => {
    expect(await agreementOf({ ground: [200, 190, 175], cloth: [46, 100, 70], noise: 18 })).toBeGreaterThan(
      0.96,
    )
  })

  test('a wall and a floor of another color', async () => {
    const ground = (_: number, y: number) =>
      y < 0.62 ? ([226, 224, 220] as const) : ([150, 110, 80] as const)
    expect(await agreementOf({ ground, cloth: [120, 30, 60] })).toBeGreaterThan(0.96)
  })

  test('a gray wall when it is white, a gray one when it is black', async () => {
    expect(await agreementOf({ ground: [185, 180, 176], cloth: [245, 245, 243], noise: 4 })).toBeGreaterThan(
      0.96,
    )
    expect(await agreementOf({ ground: [75, 75, 78], cloth: [28, 27, 29], noise: 3 })).toBeGreaterThan(0.96)
  })

  test('a wall in one part although it is striped', async () => {
    const cloth = (_: number, y: number) => (Math.floor(y * 28) % 2 ? navy : wall)
    expect(await agreementOf({ ground: [190, 180, 170], cloth })).toBeGreaterThan(0.96)
  })

  test('a floor as a pair', async () => {
    const shape = (x: number, y: number) =>
      Math.min(
        Math.hypot((x - 0.3) / 0.12, (y - 0.5) / 0.25),
        Math.hypot((x - 0.7) / 0.12, (y - 0.5) / 0.25),
      ) < 1
    expect(await agreementOf({ ground: [210, 200, 190], cloth: [50, 40, 40], shape })).toBeGreaterThan(0.95)
  })

  test('a large photo, in its own size', async () => {
    const photo = { ground: wall, cloth: red, width: 960, height: 1280, noise: 4 }
    expect(await agreementOf(photo)).toBeGreaterThan(0.98)
  })
})

test('the soft shadow next to a garment is removed', async () => {
  const ground = (x: number, y: number) => {
    const dark = 0.3 * Math.exp(-(((x - 0.72) / 0.06) ** 2)) * (y > 0.4 && y < 0.8 ? 1 : 0)
    return [235 * (1 - dark), 232 * (1 - dark), 226 * (1 - dark)] as const
  }
  expect(await agreementOf({ ground, cloth: navy })).toBeGreaterThan(0.93)
})

test('the shaded background between two trouser legs is removed', async () => {
  const fromMiddle = (x: number) => Math.abs(x - 0.5)
  const isBetween = (x: number, y: number) => fromMiddle(x) < 0.07 && y > 0.45 && y < 0.86
  const shape = (x: number, y: number) => fromMiddle(x) < 0.2 && y > 0.15 && y < 0.86 && !isBetween(x, y)
  const ground = (x: number, y: number) =>
    isBetween(x, y) && y < 0.47 ? ([150, 140, 131] as const) : ([222, 208, 194] as const)
  const photo = { ground, cloth: [38, 48, 78], shape, noise: 3 } as const
  const drawn = garmentPhoto(photo)
  const rgba = await cutHere(drawn)
  const shaded = rgba?.[4 * (Math.round(0.46 * drawn.height) * drawn.width + drawn.width / 2) + 3]
  expect(shaded).toBe(0)
  expect(await agreementOf(photo)).toBeGreaterThan(0.94)
})

test('no color of the wall remains along the edge', () => {
  if (cutOfPlain.kind === 'unclear') expect.unreachable()
  const { rgba } = cutOfPlain
  const pixels = Array.from({ length: rgba.length / 4 }, (_, pixel) => [
    ...rgba.subarray(pixel * 4, pixel * 4 + 4),
  ])
  const seen = new Set(pixels.filter(([, , , alpha]) => alpha).map((pixel) => pixel.slice(0, 3).join()))
  expect([...seen]).toEqual([navy.join()])
})

describe('the outline of a garment is unclear', () => {
  const kindOf = async (photo: Photo) => (await cutOut(garmentPhoto(photo))).kind
  const kindHere = async (photo: Photo) => ((await cutHere(garmentPhoto(photo))) ? 'cut-out' : 'unclear')

  test('in white on white and in black on black', async () => {
    expect(await kindHere({ ground: [240, 240, 238], cloth: [250, 250, 250], noise: 2 })).toBe('unclear')
    expect(await kindHere({ ground: [22, 21, 23], cloth: [30, 29, 31], noise: 3 })).toBe('unclear')
  })

  test('when it fills the photo', async () => {
    expect(await kindOf({ ground: navy, cloth: navy, noise: 10 })).toBe('unclear')
  })

  test("when the photo's edge crops it", async () => {
    const shape = (x: number, y: number) => isTShirt(x, y - 0.2) || (y > 0.8 && Math.abs(x - 0.5) < 0.2)
    expect(await kindHere({ ground: wall, cloth: navy, shape })).toBe('unclear')
  })

  test('on a busy background of its own color', async () => {
    const ground = (x: number, y: number) => ((Math.floor(x * 9) + Math.floor(y * 12)) % 2 ? navy : wall)
    expect(await kindOf({ ground, cloth: navy })).toBe('unclear')
  })

  test.each([
    [1, 1],
    [3, 2],
    [600, 2],
  ])('in a picture of %i by %i pixels', async (width, height) => {
    expect(await kindOf({ ground: wall, cloth: navy, width, height })).toBe('unclear')
  })
})

describe('a picture with transparent pixels', () => {
  test('is its own cut-out', async () => {
    const data = Buffer.from(Array.from({ length: 100 }, (_, pixel) => [...red, pixel < 40 ? 0 : 255]).flat())
    const cut = await cutOut({ data, width: 10, height: 10, channels: 4 })
    expect(cut).toEqual({ kind: 'cut-out', rgba: data, width: 10, height: 10 })
  })

  test('is unclear when no pixel is visible', async () => {
    const cut = await cutOut({ data: Buffer.alloc(400), width: 10, height: 10, channels: 4 })
    expect(cut).toEqual({ kind: 'unclear' })
  })
})
