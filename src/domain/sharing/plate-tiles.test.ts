import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tilePlaces } from './plate-tiles.ts'

const length = fc.integer({ min: 400, max: 1500 })
const area = fc.record({ x: fc.constant(70), y: fc.constant(50), width: length, height: length })
const count = fc.integer({ min: 1, max: 12 })

test('tiles are 4:5, inside their area and do not overlap, for any number of photos', () => {
  fc.assert(
    fc.property(count, area, (photos, wall) => {
      const tiles = tilePlaces(photos, wall, 20)
      expect(tiles).toHaveLength(photos)
      for (const tile of tiles) {
        expect(tile.width / tile.height).toBeCloseTo(0.8, 5)
        expect(tile.x).toBeGreaterThanOrEqual(wall.x - 0.01)
        expect(tile.y).toBeGreaterThanOrEqual(wall.y - 0.01)
        expect(tile.x + tile.width).toBeLessThanOrEqual(wall.x + wall.width + 0.01)
        expect(tile.y + tile.height).toBeLessThanOrEqual(wall.y + wall.height + 0.01)
        const others = tiles.filter((other) => other !== tile)
        for (const other of others) {
          const isApart =
            other.x >= tile.x + tile.width ||
            tile.x >= other.x + other.width ||
            other.y >= tile.y + tile.height ||
            tile.y >= other.y + other.height
          expect(isApart).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('the first photo is never smaller than another', () => {
  for (let photos = 1; photos <= 12; photos += 1) {
    const tiles = tilePlaces(photos, { x: 0, y: 0, width: 940, height: 970 }, 20)
    const widest = Math.max(...tiles.map(({ width }) => width))
    expect(tiles[0]?.width, `${photos} photos`).toBeCloseTo(widest, 5)
  }
})

test('no photos give no tiles', () => {
  expect(tilePlaces(0, { x: 0, y: 0, width: 10, height: 10 }, 1)).toEqual([])
})
