import { expect, test } from 'vitest'
import { isCleanCut, type MaskTraits } from './mask-traits.ts'

const clean: MaskTraits = {
  cover: 0.4,
  cropped: 0,
  parts: 1,
  contrast: 0.25,
  faint: 0.05,
  faintStretch: 0.02,
  raggedness: 1.02,
  strayGround: 0.03,
  strayCloth: 0.005,
  oddGround: 0.01,
}

test('a garment with a clear outline on a plain background is a clean cut', () => {
  expect(isCleanCut(clean)).toBe(true)
  expect(isCleanCut({ ...clean, parts: 2 })).toBe(true)
})

test.each([
  ['a speck', { cover: 0.005 }],
  ['the whole photo', { cover: 0.95 }],
  ['cut by the edge of the photo', { cropped: 0.1 }],
  ['many pieces', { parts: 5 }],
  ['white on white', { contrast: 0.03 }],
  ['an outline that is hardly seen', { faint: 0.6 }],
  ['a stretch of wall that came along', { faintStretch: 0.19 }],
  ['a torn outline', { raggedness: 1.6 }],
  ['a busy ground', { strayGround: 0.4 }],
  ['a scene', { strayCloth: 0.3 }],
  ['a shirt with a stripe that is lost', { oddGround: 0.12 }],
  ["cloth of the bedspread's color", { contrast: 0.14, strayCloth: 0.04 }],
] as const)('%s is not a clean cut', (_, trait) => {
  expect(isCleanCut({ ...clean, ...trait })).toBe(false)
})
