import type { Clock } from '../ports/clock.ts'

/** Today ('2026-11-23') where clocks are so far ahead of UTC. */
export function todayAt(clock: Clock, utcOffsetSeconds: number): string {
  return new Date(clock.now().getTime() + utcOffsetSeconds * 1000).toISOString().slice(0, 10)
}
