import sharp from 'sharp'
import { expect, test } from 'vitest'
import { displayP3ToSrgb, isDisplayP3 } from './display-p3.ts'

test.each(['#c8283c', '#3c8a50', '#4b6ea0', '#808080', '#f0e6d2'])(
  'converts %s like a color management library',
  async (color) => {
    const wide = await sharp({ create: { width: 1, height: 1, channels: 4, background: color } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    // Decoding without the profile gives the P3 values, with it the sRGB ones.
    const numbers = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    const expected = await sharp(wide).toColorspace('srgb').raw().toBuffer()
    const pixel = Uint8Array.from(numbers)
    displayP3ToSrgb(pixel)
    for (const channel of [0, 1, 2])
      expect(Math.abs((pixel[channel] ?? 0) - (expected[channel] ?? 0))).toBeLessThanOrEqual(2)
    expect(pixel[3]).toBe(255)
  },
)

test('clips to the sRGB gamut', () => {
  const pixel = Uint8Array.of(255, 0, 0, 128)
  displayP3ToSrgb(pixel)
  expect([...pixel]).toEqual([255, 0, 0, 128])
})

test('recognizes Display P3 by profile or number', () => {
  const name = Buffer.from('Display P3', 'utf16le').swap16()
  expect(isDisplayP3(Buffer.concat([Buffer.from('....colrprof....'), name]))).toBe(true)
  expect(isDisplayP3(Buffer.from('....colrprof....Display P3'))).toBe(true)
  expect(isDisplayP3(Buffer.concat([Buffer.from('..colrnclx'), Buffer.from([0, 12, 0, 13])]))).toBe(true)
  expect(isDisplayP3(Buffer.concat([Buffer.from('..colrnclx'), Buffer.from([0, 1, 0, 13])]))).toBe(false)
  expect(isDisplayP3(Buffer.from('....colrprof....sRGB IEC61966-2.1'))).toBe(false)
  expect(isDisplayP3(Buffer.from('colrnclx'))).toBe(false)
})
