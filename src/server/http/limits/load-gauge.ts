import type { LoadLimits } from './load-limits.ts'

// For this long after a rejection, `patienceMs` doesn't apply.
const ALERT_MS = 5000

/** Decides from the running requests and the event loop lag whether to accept another request. */
export interface LoadGauge {
  /** Counts a request; false if it must be rejected, and then needs no `leave`. */
  enter(now: number): boolean
  leave(): void
  /** Records the lag of the event loop. */
  noteLag(lagMs: number, now: number): void
  readonly isBusy: boolean
}

/** Creates a gauge for one server; all times are in milliseconds. */
export function createLoadGauge(limits: LoadLimits): LoadGauge {
  let atWork = 0
  let behindSince = Infinity
  let shedAt = -Infinity
  const isOverloaded = (now: number) => {
    const patience = now - shedAt < ALERT_MS ? 0 : limits.patienceMs
    return now - behindSince >= patience
  }
  return {
    enter(now) {
      if (atWork >= limits.most || (atWork >= limits.always && isOverloaded(now))) {
        shedAt = now
        return false
      }
      atWork += 1
      return true
    },
    leave() {
      atWork -= 1
    },
    noteLag(lagMs, now) {
      if (lagMs <= limits.lagMs) behindSince = Infinity
      else behindSince = Math.min(behindSince, now)
    },
    get isBusy() {
      return atWork >= limits.always
    },
  }
}
