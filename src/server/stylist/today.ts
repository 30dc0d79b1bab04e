import type { Clock } from '../ports/clock.ts'

/** The day in Greenwich as '2026-11-23': near enough to tell what was worn lately. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10)
}

/** The day on this computer's clock as '2026-11-23': in personal mode the one that its user lives by. */
export function localToday(clock: Clock): string {
  const now = clock.now()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
