import type { Clock } from '../../../src/server/ports/clock.ts'

/** A clock that advances only on demand. */
export interface TestClock extends Clock {
  passes(time: { days?: number; hours?: number; minutes?: number }): void
}

/** Creates a clock that starts at noon UTC on 2026-11-23, a Monday. */
export function testClock(): TestClock {
  let now = Date.parse('2026-11-23T12:00:00Z')
  return {
    now: () => new Date(now),
    passes({ days = 0, hours = 0, minutes = 0 }) {
      now += ((days * 24 + hours) * 60 + minutes) * 60_000
    },
  }
}
