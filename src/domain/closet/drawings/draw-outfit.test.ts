import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawOutfit } from './draw-outfit.ts'
import { exampleOutfit } from './example-outfit.ts'

/** Bytes of the picture at its full size. */
const painted = (pieces: typeof exampleOutfit) =>
  sharp(Buffer.from(drawOutfit(pieces)))
    .raw()
    .toBuffer()

test('each garment of a drawn outfit is seen', async () => {
  const whole = await painted(exampleOutfit)
  for (const [at] of exampleOutfit.entries()) {
    const other = exampleOutfit.map((piece, nth) => (nth === at ? { ...piece, color: '#3cb371' } : piece))
    expect((await painted(other)).equals(whole)).toBe(false)
  }
})

test('garments of a drawn outfit share no ids', () => {
  const ids = [...drawOutfit(exampleOutfit).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(exampleOutfit.length)
  expect(new Set(ids).size).toBe(ids.length)
})
