import { expect, test } from 'vitest'
import type { OutfitHistory, WornPiece } from '../../contract/history.ts'
import type { PlannedDay } from '../../contract/planned-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { calendarDays, kindOfDay, piecesOfDay } from './calendar-day.ts'

const TODAY = '2026-11-23'

function piece(name: string): WornPiece {
  return { id: name, name, color: 'White', category: 'Tops', imageUrl: '', isGone: false }
}

function entry(wornDate: CalendarDate, pieces: WornPiece[]): OutfitHistory {
  return {
    id: `${wornDate} ${pieces.length}`,
    userId: 'me',
    itemIds: pieces.map(({ id }) => id),
    pieces,
    occasion: 'work',
    weather: null,
    location: null,
    rating: null,
    notes: null,
    wornDate,
    createdAt: `${wornDate}T12:00:00.000Z`,
  }
}

function plan(date: CalendarDate, isWorn = false): PlannedDay {
  return { planId: 'plan', date, occasion: 'work', pieces: [coat], isWorn }
}

const [shirt, coat, scarf] = [piece('Shirt'), piece('Coat'), piece('Scarf')]
const shown = (known: Partial<Parameters<typeof calendarDays>[0]>, date: CalendarDate = TODAY) => {
  const day = calendarDays({ entries: [], worn: [], planned: [], ...known }).get(date)
  return [kindOfDay(day, TODAY), day ? piecesOfDay(day).map(({ name }) => name) : []]
}

test('a day shows the logged outfit rather than the planned one', () => {
  expect(shown({ entries: [entry(TODAY, [shirt])], planned: [plan(TODAY)] })).toEqual(['worn', ['Shirt']])
})

test('a day without an entry shows the pieces counted by hand', () => {
  expect(shown({ worn: [{ piece: scarf, days: [TODAY] }] })).toEqual(['worn', ['Scarf']])
})

test('a piece of an entry is not also counted by hand', () => {
  const days = calendarDays({
    entries: [entry(TODAY, [shirt])],
    worn: [shirt, scarf].map((each) => ({ piece: each, days: [TODAY] })),
    planned: [],
  })
  expect(days.get(TODAY)?.byHand).toEqual([scarf])
})

test('a planned day is planned from today on, and not worn before today', () => {
  expect(shown({ planned: [plan(TODAY)] })).toEqual(['planned', ['Coat']])
  expect(shown({ planned: [plan('2026-11-22')] }, '2026-11-22')).toEqual(['not worn', ['Coat']])
})

test('a plan logged as worn is not shown as planned', () => {
  expect(calendarDays({ entries: [], worn: [], planned: [plan(TODAY, true)] }).get(TODAY)).toBeUndefined()
})

test('a day with an entry without pieces shows nothing, not the planned outfit', () => {
  expect(shown({ entries: [entry(TODAY, [])], planned: [plan(TODAY)] })).toEqual(['worn', []])
})

test('the first of two entries with pieces is shown', () => {
  const entries = [entry(TODAY, [shirt]), entry(TODAY, [])]
  expect(shown({ entries })).toEqual(['worn', ['Shirt']])
})
