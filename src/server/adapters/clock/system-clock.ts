import type { Clock } from '../../ports/clock.ts'

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }
