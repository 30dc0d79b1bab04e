/** Limits on the requests that are worked on at the same time. */
export interface LoadLimits {
  /** So many are always accepted: more than the pages of a few users send at once. */
  readonly always: number
  /** Beyond so many none is accepted, whatever they wait for. */
  readonly most: number
  /** Wait for a turn of the event loop, in milliseconds, from which the server counts as behind. */
  readonly lagMs: number
  /** It has to be behind for so long before requests are turned away: a burst is worked off. */
  readonly patienceMs: number
}

export const usualLoadLimits: LoadLimits = { always: 64, most: 512, lagMs: 100, patienceMs: 500 }

/** For tests, which a busy machine may keep waiting. */
export const noLoadLimits: LoadLimits = {
  always: Infinity,
  most: Infinity,
  lagMs: Infinity,
  patienceMs: Infinity,
}

// After it was behind the next burst is turned away at once.
const WARY_MS = 5000

/** Tells from the requests at work and the wait for turns whether one more can be worked on. */
export interface LoadGauge {
  /** Counts a request; false if it has to be turned away, which then needs no `leave`. */
  enter(now: number): boolean
  leave(): void
  /** Notes how long a turn was waited for. */
  noteLag(lagMs: number, now: number): void
  readonly isBusy: boolean
}

/** A gauge for one server; all times are in milliseconds. */
export function createLoadGauge(limits: LoadLimits): LoadGauge {
  let atWork = 0
  let behindSince = Infinity
  let shedAt = -Infinity
  const isOverloaded = (now: number) => {
    const patience = now - shedAt < WARY_MS ? 0 : limits.patienceMs
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
