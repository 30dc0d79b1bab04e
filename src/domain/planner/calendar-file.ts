import type { DailyOutfit, WeeklyPlan } from '../../contract/planner/planner.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { daysAfter } from '../calendar-days.ts'

interface PlanAsCalendar {
  readonly plan: Pick<WeeklyPlan, 'title'>
  readonly days: readonly DailyOutfit[]
  /** When the file is written, as '2026-11-23T08:00:00.000Z'. */
  readonly now: string
}

// RFC 5545, 3.1: at most 75 octets per line, line break excluded; a continuation line begins with a space.
const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** Returns a plan as an iCalendar file (RFC 5545): each day with an outfit is an all-day event that shows as free. */
export function calendarFile({ plan, days, now }: PlanAsCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Armadio//Weekly planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(plan.title)}`,
    ...days.flatMap((day) => (day.leftOut ? [] : eventOf(day, plan, now))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(day: DailyOutfit, { title }: Pick<WeeklyPlan, 'title'>, now: string): string[] {
  const description = [
    day.note ?? '',
    day.stylingNotes,
    day.weatherConsiderations,
    `Perfect for: ${day.occasionDetails}`,
    day.pieces.length > 0 ? `Pieces: ${day.pieces.map(({ item }) => item.name).join(', ')}` : '',
    title,
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${day.id}@armadio`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART;VALUE=DATE:${compact(day.date)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(day.date, 1))}`,
    `SUMMARY:${escaped(day.outfitDescription)}`,
    `DESCRIPTION:${escaped(description.filter((text) => text !== '').join('\n'))}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(date: CalendarDate): string {
  return date.replaceAll('-', '')
}

function instant(now: string): string {
  return `${new Date(Date.parse(now)).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(/[-:]/g, '')}Z`
}

// RFC 5545, 3.3.11. Other control characters are not allowed in text.
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}--\n]/gv, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

// Folds between characters, never inside one.
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
