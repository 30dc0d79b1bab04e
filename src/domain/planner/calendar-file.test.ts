import { expect, test } from 'vitest'
import { dailyOutfit } from '../../../tests/support/factories/daily-outfit.ts'
import type { DailyOutfit } from '../../contract/planner/planner.ts'
import { calendarFile } from './calendar-file.ts'

const NOW = '2026-11-20T08:30:15.250Z'

test('each day is an all-day event that shows as free and keeps its id', () => {
  const file = calendarFile({ plan: { title: 'Quiet Week' }, days: [givenDay({})], now: NOW })
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  for (const line of [
    'UID:day-1@armadio',
    'DTSTAMP:20261120T083015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    String.raw`SUMMARY:Trench\, cable jumper`,
  ])
    expect(file.split('\r\n')).toContain(line)
})

test('escapes commas, semicolons, backslashes and line breaks, and drops control characters', () => {
  const stylingNotes = 'One; two, three\\four\r\nfive\nsix\u0007seven\u0000'
  const file = calendarFile({
    plan: { title: 'A\nEND:VCALENDAR' },
    days: [givenDay({ stylingNotes })],
    now: NOW,
  })
  expect(unfolded(file)).toContain(String.raw`DESCRIPTION:One\; two\, three\\four\nfive\nsix seven `)
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
})

test('folds lines at 75 octets without splitting characters, and unfolding restores the text', () => {
  const outfitDescription = 'Größe 🧥 外套 žluťoučký '.repeat(30)
  const file = calendarFile({ plan: { title: 'Week' }, days: [givenDay({ outfitDescription })], now: NOW })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('�')
  expect(unfolded(file)).toContain(`SUMMARY:${outfitDescription}`)
})

test('the description starts with the note, and a free day has no event', () => {
  const days = [givenDay({ note: 'Parents visit' }), givenDay({ id: 'day-2', leftOut: 'free' })]
  const file = calendarFile({ plan: { title: 'Week' }, days, now: NOW })
  expect(unfolded(file)).toContain(String.raw`DESCRIPTION:Parents visit\nTuck the hem.`)
  expect(file).not.toContain('day-2')
})

function unfolded(file: string): string {
  return file.replaceAll('\r\n ', '')
}

const givenDay = (facts: Partial<DailyOutfit>) =>
  dailyOutfit({
    id: 'day-1',
    dayOfWeek: 'Thursday',
    date: '2026-12-31',
    outfitDescription: 'Trench, cable jumper',
    stylingNotes: 'Tuck the hem.',
    weatherConsiderations: 'Rain.',
    occasionDetails: 'Office',
    ...facts,
  })
