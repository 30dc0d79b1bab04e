import { describe, expect, test } from 'vitest'
import { LookCanvas, type CanvasPlace } from '../../../../contract/closet/look-canvas.ts'
import { fitted, moved, relayered, scaled, snapped, snappedAngle, turned } from './canvas-changes.ts'

const place: CanvasPlace = { x: 0.3, y: 0.3, width: 0.4, height: 0.2, angle: 0 }
const ids = ['a', 'b', 'c'].map((letter) => `01900000-0000-7000-8000-00000000000${letter}`)
const pieces = ids.map((itemId) => ({ itemId, ...place }))

describe('laying out a canvas', () => {
  test('a piece cannot leave the canvas, and every change gives a valid place', () => {
    const changes = [
      moved(place, -3, 9),
      scaled(place, 1000),
      scaled(place, 0),
      turned(place, 725),
      turned(place, -190),
    ]
    for (const changed of changes) {
      const canvas = { pieces: [{ itemId: ids[0], ...changed }] }
      expect(LookCanvas.safeParse(canvas).success, JSON.stringify(changed)).toBe(true)
    }
    expect(moved(place, -3, 9)).toMatchObject({ x: 0, y: 1 })
    expect(turned(place, 190).angle).toBe(-170)
  })

  test('a picture fills its place as far as its proportions allow', () => {
    const square = { ...place, width: 0.4, height: 0.4 }
    expect(fitted(square, 7 / 8)).toEqual(square)
    expect(fitted(square, 7 / 16).width).toBeCloseTo(0.2)
    expect(fitted(square, 7 / 4).height).toBeCloseTo(0.2)
    expect(fitted(square, undefined)).toBe(square)
  })

  test('scaling keeps the proportions', () => {
    for (const factor of [0, 0.5, 2, 1000]) {
      const { width, height } = scaled(place, factor)
      expect(width / height).toBeCloseTo(2)
    }
  })

  test('a piece snaps to the middle and to the edges of others, and only when it is close', () => {
    expect(snapped({ ...place, x: 0.508 }, [])).toMatchObject({
      place: { x: 0.5 },
      guides: { x: 0.5, y: null },
    })
    expect(snapped({ ...place, x: 0.53 }, []).guides.x).toBeNull()
    const other = { x: 0.8, y: 0.7, width: 0.2, height: 0.2, angle: 0 }
    // Snaps its bottom edge to the top edge of the other.
    expect(snapped({ ...place, y: 0.495 }, [other]).place.y).toBeCloseTo(0.5)
    expect(snapped({ ...place, y: 0.492 }, [{ ...other, y: 0.69 }]).guides.y).toBeCloseTo(0.59)
    expect(snappedAngle(13)).toBe(15)
    expect(snappedAngle(9)).toBe(9)
  })

  test('layers move one step at a time, within their number', () => {
    const order = (by: number, at = 1) =>
      relayered(pieces, ids[at] ?? '', by).map(({ itemId }) => ids.indexOf(itemId))
    expect(order(1)).toEqual([0, 2, 1])
    expect(order(-1)).toEqual([1, 0, 2])
    expect(order(5, 0)).toEqual([1, 2, 0])
    expect(order(1, 2)).toEqual([0, 1, 2])
  })
})
