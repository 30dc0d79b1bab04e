const weekdayAndDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day, as '2026-11-23', in words: 'Monday, November 23'. */
export function longDay(date: string): string {
  return weekdayAndDay.format(new Date(`${date}T00:00:00Z`))
}
