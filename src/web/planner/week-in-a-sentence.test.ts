import { expect, test } from 'vitest'
import { dailyOutfit } from '../../../tests/support/factories/daily-outfit.ts'
import type { DailyOutfit, PlanReply, WeeklyPlan } from '../../contract/planner/planner.ts'
import { weekDays } from '../../contract/values/week-days.ts'
import { weekInASentence } from './week-in-a-sentence.ts'

function week(change: (day: DailyOutfit) => Partial<DailyOutfit>): PlanReply {
  const plan: WeeklyPlan = {
    id: 'plan',
    userId: 'me',
    weekStartDate: '2026-11-23',
    title: 'Quiet Autumn Week',
    styleTheme: 'Minimalist',
    season: 'fall',
    occasion: 'work',
    summary: '',
    place: 'Toronto',
    createdAt: '2026-11-23T12:00:00.000Z',
  }
  const dailyOutfits = weekDays.map((dayOfWeek) => {
    const day = dailyOutfit({ id: dayOfWeek, dayOfWeek, date: '2026-11-23' })
    return { ...day, ...change(day) }
  })
  return { plan, dailyOutfits }
}

test('a week with an outfit for each day', () =>
  expect(weekInASentence(week(() => ({})))).toBe('November 23 to 29. All 7 days planned.'))

test('a week with days without a fitting outfit', () =>
  expect(weekInASentence(week(({ dayOfWeek }) => (dayOfWeek === 'Sunday' ? { pieces: [] } : {})))).toBe(
    'November 23 to 29. 6 of 7 days planned.',
  ))

test('a week with a deleted piece', () =>
  expect(weekInASentence(week(({ dayOfWeek }) => ({ needsNewChoice: dayOfWeek === 'Friday' })))).toBe(
    'November 23 to 29. All 7 days planned. Choose a new outfit for Friday.',
  ))

test('a week with a free day', () =>
  expect(
    weekInASentence(week(({ dayOfWeek }) => (dayOfWeek === 'Sunday' ? { pieces: [], leftOut: 'free' } : {}))),
  ).toBe('November 23 to 29. 6 of 7 days planned, 1 left free.'))
