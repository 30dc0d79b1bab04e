import type { Clock } from '../ports/clock.ts'

/** The day in Greenwich as '2026-11-23': near enough to tell what was worn lately. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10)
}
