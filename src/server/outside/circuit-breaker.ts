import type { CircuitBreaker } from '../ports/circuit-breaker.ts'

interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures?: number
  /** Time until the service is called again, in milliseconds. */
  readonly restMs?: number
  /** Milliseconds of a steady clock. */
  readonly now?: () => number
}

/**
 * Creates a circuit breaker. After the cool-down one call is allowed (half-open): it closes the breaker, or opens it
 * for another cool-down.
 */
export function createCircuitBreaker({
  failures = 3,
  restMs = 30_000,
  now = () => performance.now(),
}: BreakerOptions = {}): CircuitBreaker {
  let inRow = 0
  let openUntil = -Infinity
  return {
    isOpen() {
      if (inRow < failures) return false
      if (now() < openUntil) return true
      // Others wait for the outcome of this one call, at most for a cool-down.
      openUntil = now() + restMs
      return false
    },
    succeeded() {
      inRow = 0
    },
    failed() {
      inRow += 1
      if (inRow >= failures) openUntil = now() + restMs
    },
  }
}
