/** Limits on concurrent requests. */
export interface LoadLimits {
  /** Always accepted: more than the pages of a few users send at once. */
  readonly always: number
  /** Maximum number of concurrent requests. */
  readonly most: number
  /** The server counts as behind from this wait for a turn of the event loop. */
  readonly lagMs: number
  /** Requests are rejected once the server has been behind for this long: a burst passes. */
  readonly patienceMs: number
}

export const usualLoadLimits: LoadLimits = { always: 64, most: 512, lagMs: 100, patienceMs: 500 }

/** For tests, which may run on a busy machine. */
export const noLoadLimits: LoadLimits = {
  always: Infinity,
  most: Infinity,
  lagMs: Infinity,
  patienceMs: Infinity,
}
