import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpeg, jpegLyingOnItsSide } from '../../../tests/support/factories/photo.ts'
import { preparePhoto } from './prepare-photo.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armadio-photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function prepare(bytes: Uint8Array, fileName = 'photo') {
  const path = join(folder, fileName)
  await writeFile(path, bytes)
  return preparePhoto({ path, byteSize: bytes.length, sha256: '' })
}

async function master(bytes: Uint8Array) {
  const { files } = await prepare(bytes)
  return sharp(files.at(-1)?.bytes)
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is read as %s and converted to WebP',
    async (format) => {
      const bytes = await sharp(await jpeg({ width: 40, height: 50 }))
        .toFormat(format)
        .toBuffer()
      const { format: stored, width, height } = await (await master(bytes)).metadata()
      expect({ stored, width, height }).toEqual({ stored: 'webp', width: 40, height: 50 })
    },
  )

  test('is reduced to 1280 px, with smaller sizes for cards', async () => {
    const { width, height, files } = await prepare(await jpeg({ width: 3000, height: 4000 }))
    expect([width, height]).toEqual([960, 1280])
    expect(files.map((file) => file.width)).toEqual([192, 352, 640, 960])
    for (const file of files) expect((await sharp(file.bytes).metadata()).width).toBe(file.width)
  })

  test('is never enlarged', async () => {
    expect((await prepare(await jpeg({ width: 150, height: 100 }))).files.map((file) => file.width)).toEqual([
      150,
    ])
  })

  test('is rotated by its orientation tag', async () => {
    const upright = await master(await jpegLyingOnItsSide())
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([60, 80])
    const at = (x: number, y: number) => [...data.subarray((y * 60 + x) * info.channels).subarray(0, 3)]
    expect(at(30, 10)[0]).toBeGreaterThan(200)
    expect(at(30, 70)[2]).toBeGreaterThan(200)
  })

  test('loses its location and camera metadata', async () => {
    const located = await sharp(await jpeg())
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    const { exif, xmp, iptc } = await (await master(located)).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  })

  test('in CMYK keeps its color instead of turning negative', async () => {
    const cmyk = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#e0e0e0' } })
      .toColorspace('cmyk')
      .jpeg()
      .toBuffer()
    const { dominant } = await (await master(cmyk)).stats()
    expect(dominant.r).toBeGreaterThan(190)
  })

  test('in a wider color space keeps its color', async () => {
    const color = { r: 200, g: 40, b: 60 }
    const wide = await sharp({ create: { width: 16, height: 16, channels: 3, background: color } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { data } = await sharp(wide).raw().toBuffer({ resolveWithObject: true })
    const stored = await (await master(wide)).raw().toBuffer()
    for (const at of [0, 1, 2]) expect(Math.abs((stored[at] ?? 0) - (data[at] ?? 0))).toBeLessThan(6)
    expect(Math.abs((stored[0] ?? 0) - color.r)).toBeLessThan(6)
  })

  test('that is animated is reduced to its first frame', async () => {
    const frames = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 16, height: 16, channels: 4 as const, background },
    }))
    const animated = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { pages } = await (await master(animated)).metadata()
    expect(pages).toBeUndefined()
    expect((await (await master(animated)).stats()).dominant.r).toBeGreaterThan(200)
  })

  test('without a visible pixel is accepted too', async () => {
    const clear = { create: { width: 10, height: 10, channels: 4 as const, background: '#00000000' } }
    const { thumbHash } = await prepare(await sharp(clear).png().toBuffer())
    expect(Buffer.from(thumbHash, 'base64').length).toBeGreaterThan(4)
  })
})

describe('an invalid photo is rejected:', () => {
  const errorCodeOf = (bytes: Uint8Array) =>
    prepare(bytes).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )

  test('an empty file', async () => {
    expect(await errorCodeOf(new Uint8Array())).toBe('image_empty')
  })

  test.each([
    ['HTML', '<!doctype html><html><body>photo</body></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG after an XML header', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PDF', '%PDF-1.7\n%%EOF'],
    ['text', 'just words'],
  ])('%s', async (_name, text) => {
    expect(await errorCodeOf(Buffer.from(text))).toBe('image_type_unsupported')
  })

  test('an SVG, even with another name and beginning: its decoder opens no file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const path = join(folder, 'drawing.svg')
    await writeFile(path, svg)
    await expect(sharp(path).toBuffer()).rejects.toThrow('unsupported image format')
    expect(await errorCodeOf(Buffer.from(`GIF89a${svg}`))).toBe('image_unreadable')
  })

  test('a TIFF, which no phone makes', async () => {
    expect(
      await errorCodeOf(
        await sharp(await jpeg())
          .tiff()
          .toBuffer(),
      ),
    ).toBe('image_type_unsupported')
  })

  test('a truncated JPEG', async () => {
    const whole = await jpeg({ width: 400, height: 400 })
    expect(await errorCodeOf(whole.subarray(0, whole.length / 2))).toBe('image_unreadable')
  })

  test('bytes with only the start of a photo', async () => {
    expect(
      await errorCodeOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64, 7)])),
    ).toBe('image_unreadable')
  })

  test('a small file that would decode to more than 50 megapixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await errorCodeOf(bomb)).toBe('image_too_many_pixels')
  })

  test.each([
    [1, 49_999_999],
    [49_999_999, 1],
  ])('a small file of %d x %d pixels, which would take seconds to resize', async (width, height) => {
    const thread = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // The dimensions of a PNG are in its first chunk; the check reads no further.
    thread.writeUInt32BE(width, 16)
    thread.writeUInt32BE(height, 20)
    thread.writeUInt32BE(crc32(thread.subarray(12, 29)), 29)
    expect(await errorCodeOf(thread)).toBe('image_edge_too_long')
  })

  test('HEIC that cannot be decoded', async () => {
    const header = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex')
    expect(await errorCodeOf(Buffer.concat([header, Buffer.alloc(100)]))).toBe('image_unreadable')
  })
})
