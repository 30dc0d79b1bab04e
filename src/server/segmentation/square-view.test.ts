import { expect, test } from 'vitest'
import { boxOf, squareView } from './square-view.ts'

/** A picture with one color per column. */
function columns(reds: readonly number[], height: number) {
  const pixels = Array.from({ length: height }, () => reds.map((red) => [red, 0, 0, 255])).flat(2)
  return { rgba: Uint8Array.from(pixels), width: reds.length, height }
}

const reds = (view: Uint8Array, edge: number) =>
  [...view.subarray(0, edge * 3)].filter((_, at) => at % 3 === 0)

test('the box contains all pixels of the mask; for an empty mask it is the whole picture', () => {
  expect(boxOf(Uint8Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0]), 3, 3)).toEqual({
    left: 0,
    top: 1,
    right: 2,
    bottom: 3,
  })
  expect(boxOf(new Uint8Array(6), 3, 2)).toEqual({ left: 0, top: 0, right: 3, bottom: 2 })
})

test('a view with the edge of the box is not scaled', () => {
  const picture = columns([10, 20, 30, 40], 4)
  expect(reds(squareView(picture, { left: 0, top: 0, right: 4, bottom: 4 }, 0, 4), 4)).toEqual([
    10, 20, 30, 40,
  ])
})

test('a larger box is averaged', () => {
  const picture = columns([10, 20, 30, 40], 4)
  expect(reds(squareView(picture, { left: 0, top: 0, right: 4, bottom: 4 }, 0, 2), 2)).toEqual([15, 35])
})

test('past the edge the picture is mirrored', () => {
  const picture = columns([10, 20], 4)
  expect(reds(squareView(picture, { left: 0, top: 0, right: 2, bottom: 4 }, 0, 4), 4)).toEqual([
    10, 10, 20, 20,
  ])
})

test('transparent pixels become light gray', () => {
  const clear = { rgba: new Uint8Array(4), width: 1, height: 1 }
  expect([...squareView(clear, { left: 0, top: 0, right: 1, bottom: 1 }, 0, 1)]).toEqual([235, 235, 235])
})
