import { expect, test } from 'vitest'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { planToShow } from './plan-to-show.ts'

const plan = (id: string, weekStartDate: CalendarDate): WeeklyPlan => ({
  id,
  weekStartDate,
  userId: 'me',
  title: id,
  styleTheme: 'Classic',
  season: 'fall',
  occasion: 'work',
  summary: '',
  place: '',
  createdAt: '2026-11-20T12:00:00.000Z',
})

const [past, now, newerNow, next, later] = [
  plan('past', '2026-11-16'),
  plan('now', '2026-11-23'),
  plan('newer now', '2026-11-23'),
  plan('next', '2026-11-30'),
  plan('later', '2026-12-14'),
]

test.each([
  ['the newest of the current week', [later, newerNow, now, next, past], 'newer now'],
  ['otherwise the next planned week', [later, next, past], 'next'],
  ['none if all weeks are past', [past], undefined],
  ['none without plans', [], undefined],
])('%s', (_which, plans, id) => {
  for (const today of ['2026-11-23', '2026-11-29'] as const) expect(planToShow(plans, today)?.id).toBe(id)
})
