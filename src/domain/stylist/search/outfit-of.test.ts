import { expect, test } from 'vitest'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import { tenPieces, TODAY } from './generate-closet.test-support.ts'
import { outfitOf } from './outfit-of.ts'

const closet = tenPieces()
const pieces = closet.filter(({ name }) => ['T-shirt', 'Denim shorts', 'Panda sneakers'].includes(name))

test('an outfit without needs is scored without occasion, season and style', () => {
  const outfit = outfitOf({ focus: null, pieces, needs: null, today: TODAY })
  expect(outfit.score.terms.map(({ name }) => name)).not.toContain('Style')
  expect(outfit.score.terms.reduce((sum, { of }) => sum + of, 0)).toBe(100)
  expect(outfit.missing).toEqual([])
  expect(outfit.pieces.map(({ garment }) => garment.slot)).toEqual(['top', 'bottom', 'shoes'])
})

test('a coat is missing on a winter day', () => {
  const needs = outfitNeeds({ stylePreference: 'casual', occasion: null, season: 'winter' })
  const outfit = outfitOf({ focus: null, pieces, needs, today: TODAY })
  expect(outfit.missing).toEqual([{ slot: 'outer', isNeeded: true }])
})

test('an outfit without pieces is empty', () => {
  const outfit = outfitOf({ focus: null, pieces: [], needs: null, today: TODAY })
  expect(outfit.pieces).toEqual([])
  expect(outfit.score.total).toBeGreaterThanOrEqual(0)
})
