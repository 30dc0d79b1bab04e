import { expect, test } from 'vitest'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import { plannedSwapReason } from '../words/suggestions/swap-reason.ts'
import { givenWeek } from './generate-week.test-support.ts'
import { plannedSwaps } from './planned-swaps.ts'
import { solveWeek } from './week/solve-week.ts'
import type { WeekToSolve } from './week-to-solve.ts'

const planned = asPlanned(givenWeek({ closet: generateCloset(150) }))

test('offers three pieces for the slot with a reason each, none worn on an adjacent day', () => {
  for (const [at, { day, fixed }] of planned.days.entries())
    for (const leaving of fixed ?? []) {
      if (leaving.garment.slot !== 'top' && leaving.garment.slot !== 'bottom') continue
      const swaps = plannedSwaps({ week: planned, day, pieceId: leaving.id, count: 3 })
      expect(swaps).toHaveLength(3)
      const worn = planned.days.slice(Math.max(0, at - 2), at + 3).flatMap((other) => other.fixed ?? [])
      for (const swap of swaps) {
        const { piece } = swap
        expect(piece.garment.slot).toBe(leaving.garment.slot)
        expect(worn).not.toContain(piece)
        expect(plannedSwapReason(swap)).toMatch(/^\p{Lu}.*\.$/u)
      }
    }
})

test('a piece worn on another day is offered last and names that day', () => {
  const tops = planned.days
    // Not every top goes under a layer.
    .filter(({ fixed }) => !fixed?.some(({ garment }) => garment.slot === 'mid'))
    .flatMap(({ day, fixed }) =>
      (fixed ?? []).filter(({ garment }) => garment.slot === 'top').map((piece) => ({ day, piece })),
    )
  const [top, other] = tops
  if (!top || !other) throw new Error('no two tops are planned')
  const closet = [top.piece, other.piece]
  const swaps = plannedSwaps({
    week: { ...planned, closet },
    day: top.day,
    pieceId: top.piece.id,
    count: 3,
  })
  expect(swaps.map(({ piece }) => piece)).toEqual([other.piece])
  expect(swaps.map(plannedSwapReason).join()).toContain(`Also planned for ${other.day}.`)
})

test('a piece that is not in the day’s outfit has no swaps', () => {
  expect(plannedSwaps({ week: planned, day: 'Monday', pieceId: 'another', count: 3 })).toEqual([])
})

test('the order of the closet does not change the swaps', () => {
  const pieceId = planned.days[0]?.fixed?.find(({ garment }) => garment.slot === 'bottom')?.id ?? ''
  const input = { day: 'Monday', pieceId, count: 3 } as const
  const week = { ...planned, closet: planned.closet.toReversed() }
  expect(plannedSwaps({ ...input, week })).toEqual(plannedSwaps({ ...input, week: planned }))
})

function asPlanned(week: WeekToSolve): WeekToSolve {
  const solved = solveWeek(week)
  return { ...week, days: week.days.map((day, at) => ({ ...day, fixed: solved[at]?.outfit?.pieces ?? [] })) }
}
