import type { Clock } from '../ports/clock.ts'

/** Today ('2026-11-23') at this UTC offset. */
export function todayAt(clock: Clock, utcOffsetSeconds: number): string {
  return new Date(clock.now().getTime() + utcOffsetSeconds * 1000).toISOString().slice(0, 10)
}
