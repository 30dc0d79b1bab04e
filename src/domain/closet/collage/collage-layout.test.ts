import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outfitSlots } from '../../../contract/closet/outfit-items.ts'
import { collagePlaces, rowColumns } from './collage-layout.ts'

const sizes = ['full', 'small'] as const

describe.each(sizes)('on a %s canvas', (size) => {
  test('every combination of different slots fits the canvas and is centered', () => {
    fc.assert(
      fc.property(fc.subarray([...outfitSlots], { minLength: 1 }), (chosen) => {
        // A dress excludes top and bottom.
        const slots = chosen.includes('dress')
          ? chosen.filter((slot) => slot !== 'top' && slot !== 'bottom')
          : chosen
        const places = collagePlaces(slots, size) ?? []
        expect(places).toHaveLength(slots.length)
        const left = Math.min(...places.map((place) => place.left))
        const right = Math.max(...places.map((place) => place.left + place.width))
        const top = Math.min(...places.map((place) => place.top))
        const bottom = Math.max(...places.map((place) => place.top + place.height))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + right).toBeCloseTo(100)
        expect(top + bottom).toBeCloseTo(100)
      }),
    )
  })

  test('a second scarf lies below the first', () => {
    const [, first, second] = collagePlaces(['top', 'extra', 'extra'], size) ?? []
    expect(second?.left).toBe(first?.left)
    expect(second?.top).toBeGreaterThanOrEqual((first?.top ?? 0) + (first?.height ?? 0))
  })

  test('a mid layer lies between the coat and the top', () => {
    const [mid, top] = collagePlaces(['mid', 'top', 'bottom'], size) ?? []
    expect(top?.left).toBeGreaterThan(mid?.left ?? 100)
    const [outer, between, beneath] = collagePlaces(['outer', 'mid', 'top', 'bottom'], size) ?? []
    expect(between?.left).toBeGreaterThan(outer?.left ?? 100)
    expect(beneath?.left).toBeGreaterThan(between?.left ?? 100)
  })

  test('two pieces in one slot have no places', () => {
    expect(collagePlaces(['top', 'top', 'bottom'], size)).toBeNull()
    expect(collagePlaces(['dress', 'bottom'], size)).toBeNull()
  })
})

test('a single piece is drawn larger than in an outfit', () => {
  const [alone] = collagePlaces(['shoes'], 'full') ?? []
  const [, , together] = collagePlaces(['top', 'bottom', 'shoes'], 'full') ?? []
  expect(alone?.width).toBeGreaterThan(together?.width ?? 0)
})

test('pictures are arranged in rows of about equal length', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(counts.map(rowColumns)).toEqual([1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4])
})
