import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { memoryImageStore } from '../../../../tests/support/fakes/memory-image-store.ts'
import { sharedPlateDrawer as plateDrawer } from '../../../../tests/support/fakes/shared-plate-drawer.ts'
import { plateFormats, plateSizes } from '../../../contract/sharing.ts'
import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'
import { createWorkQueue } from '../../http/limits/work-queue.ts'
import { createPlateDrawer } from './create-plate-drawer.ts'
import { createPlates } from './create-plates.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const photo = { name: 'Red shirt', slot: 'top', picture: `/images/${KEY}/800.webp`, isCutOut: false } as const
const jeans = {
  name: 'Jeans',
  slot: 'bottom',
  picture: '/drawings/jeans.svg?c=2b3044',
  isCutOut: true,
} as const

function recipe(changes: Partial<PlateRecipe> = {}): PlateRecipe {
  return {
    format: 'post',
    title: 'Blue jeans',
    palette: [{ name: 'Green', hex: '#00ff00' }],
    showsWordmark: true,
    showsNames: false,
    pieces: [jeans],
    ...changes,
  }
}

async function given() {
  const images = memoryImageStore()
  const red = { create: { width: 800, height: 1000, channels: 3, background: '#ff0000' } } as const
  await images.save(KEY, [{ width: 800, bytes: await sharp(red).webp().toBuffer() }])
  let reads = 0
  const counted = {
    ...images,
    read: (key: string, width: number) => {
      if (width === 800) reads += 1
      return images.read(key, width)
    },
  }
  const imageWork = createWorkQueue({ running: 2, waiting: 32, waitMs: 15_000 })
  return { images, plates: createPlates({ images: counted, imageWork, plateDrawer }), reads: () => reads }
}

/** Red, green and blue of a pixel. `x` and `y` are fractions of width and height. */
async function pixel(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

/** Brightness of the darkest pixel of a region, 0 to 255. */
async function darkest(jpeg: Buffer, { left, top, width, height }: Record<string, number>): Promise<number> {
  const region = { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 }
  const cut = await sharp(jpeg).extract(region).grayscale().toBuffer()
  return (await sharp(cut).stats()).channels[0]?.min ?? 255
}

test.each(plateFormats)('a %s is a JPEG of its size, on the paper color', async (format) => {
  const { plates } = await given()
  const { jpeg } = await plates.plate(recipe({ format }))
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...plateSizes[format] })
  for (const value of await pixel(jpeg, 0.01, 0.01)) expect(value).toBeGreaterThan(240)
})

test('has no metadata about its origin', async () => {
  const { plates } = await given()
  const metadata = await sharp((await plates.plate(recipe())).jpeg).metadata()
  expect(metadata).not.toHaveProperty('exif')
  expect(metadata).not.toHaveProperty('xmp')
})

test('a title is drawn, and its area is empty without one', async () => {
  const { plates } = await given()
  const title = { left: 71, top: 1080, width: 300, height: 60 }
  expect(await darkest((await plates.plate(recipe())).jpeg, title)).toBeLessThan(80)
  expect(await darkest((await plates.plate(recipe({ title: '🎉' }))).jpeg, title)).toBeGreaterThan(200)
})

test('a photo with its own background fills a tile', async () => {
  const { plates } = await given()
  const { jpeg } = await plates.plate(recipe({ pieces: [photo] }))
  const [red = 0, green = 255] = await pixel(jpeg, 0.5, 0.4)
  expect(red).toBeGreaterThan(230)
  expect(green).toBeLessThan(30)
})

test('a placed piece is rotated around its center, and clipped at the foot', async () => {
  const { plates } = await given()
  const itemId = '01900000-0000-7000-8000-000000000001'
  const place = { x: 0.5, y: 0.5, width: 0.4, height: 0.1, angle: 90 }
  const pieces = [{ ...photo, id: itemId }]
  const draw = async (changes: object) =>
    (await plates.plate(recipe({ pieces, canvas: { pieces: [{ itemId, ...place, ...changes }] } }))).jpeg
  const isRed = async (jpeg: Buffer, x: number, y: number) => ((await pixel(jpeg, x, y))[1] ?? 255) < 40
  const wide = await draw({ width: 1.5, height: 0.3 })
  expect(await isRed(wide, 0.5, 0.4)).toBe(true)
  const huge = await draw({ width: 1.5, height: 1.5, angle: 20 })
  expect(await isRed(huge, 0.02, 0.4)).toBe(true)
  expect(await isRed(huge, 0.98, 0.98)).toBe(false)
})

test('a missing picture is left out of the layout', async () => {
  const { plates, images } = await given()
  await images.remove(KEY)
  const without = await plates.plate(recipe({ pieces: [photo, jeans] }))
  const alone = await plates.plate(recipe())
  expect(without.jpeg.equals(alone.jpeg)).toBe(true)
})

test('a path outside of our pictures and drawings shows nothing', async () => {
  const { plates } = await given()
  const foreign = [
    '/images/../secret',
    'https://example.org/x.png',
    'file:///etc/passwd',
    '/drawings/nothing.svg',
  ]
  const pieces = foreign.map((picture) => ({ ...photo, picture }))
  const { jpeg } = await plates.plate(recipe({ pieces }))
  expect(jpeg.equals((await plates.plate(recipe({ pieces: [] }))).jpeg)).toBe(true)
})

test('the same share image is drawn once, also for concurrent requests', async () => {
  const { plates, reads } = await given()
  const pieces = [photo]
  const [one, other] = await Promise.all([plates.plate(recipe({ pieces })), plates.plate(recipe({ pieces }))])
  const again = await plates.plate(recipe({ pieces }))
  expect(one.tag).toBe(other.tag)
  expect(again.jpeg.equals(one.jpeg)).toBe(true)
  expect(reads()).toBe(1)
  expect((await plates.plate(recipe({ pieces, title: 'Another' }))).tag).not.toBe(one.tag)
})

test('a failed share image is retried on the next request', async () => {
  const { images } = await given()
  let isBroken = true
  const flaky = {
    ...images,
    read: async (key: string, width: number) => {
      if (isBroken) throw new Error('the disk does not answer')
      return images.read(key, width)
    },
  }
  const plates = createPlates({ images: flaky, imageWork: { run: (job) => job() }, plateDrawer })
  await expect(plates.plate(recipe({ pieces: [photo] }))).rejects.toThrow('the disk does not answer')
  isBroken = false
  expect((await plates.plate(recipe({ pieces: [photo] }))).jpeg.length).toBeGreaterThan(1000)
})

test('a share image with an unreadable picture fails with the reason, and the next one is drawn', async () => {
  const { plates, images } = await given()
  await images.remove(KEY)
  await images.save(KEY, [{ width: 800, bytes: Buffer.from('no picture') }])
  await expect(plates.plate(recipe({ pieces: [photo] }))).rejects.toThrow('unsupported image format')
  expect((await plates.plate(recipe())).jpeg.length).toBeGreaterThan(1000)
})

test('a share image that takes too long fails with a timeout', async () => {
  const { images } = await given()
  const slow = createPlateDrawer({ timeoutMs: 1 })
  onTestFinished(() => slow.close())
  const plates = createPlates({ images, imageWork: { run: (job) => job() }, plateDrawer: slow })
  await expect(plates.plate(recipe())).rejects.toThrow('the worker took longer than 1 ms')
})
