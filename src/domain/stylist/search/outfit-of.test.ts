import { expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/outfit-needs-of.ts'
import { tenPieces, TODAY } from './made-closet.test-support.ts'
import { outfitOf } from './outfit-of.ts'

const closet = tenPieces()
const pieces = closet.filter(({ name }) => ['T-shirt', 'Denim shorts', 'Panda sneakers'].includes(name))

test('an outfit put together by hand is scored without occasion, season and style', () => {
  const outfit = outfitOf({ focus: null, pieces, needs: null, today: TODAY })
  expect(outfit.score.terms.map(({ name }) => name)).not.toContain('Style')
  expect(outfit.score.terms.reduce((sum, { of }) => sum + of, 0)).toBe(100)
  expect(outfit.missing).toEqual([])
  expect(outfit.pieces.map(({ garment }) => garment.slot)).toEqual(['top', 'bottom', 'shoes'])
})

test('for a winter day it says that a coat is missing', () => {
  const needs = outfitNeeds({ stylePreference: 'casual', occasion: null, season: 'winter' })
  const outfit = outfitOf({ focus: null, pieces, needs, today: TODAY })
  expect(outfit.missing).toEqual([{ slot: 'outer', isNeeded: true }])
})

test('no pieces at all are no fault of the program', () => {
  const outfit = outfitOf({ focus: null, pieces: [], needs: null, today: TODAY })
  expect(outfit.pieces).toEqual([])
  expect(outfit.score.total).toBeGreaterThanOrEqual(0)
})
