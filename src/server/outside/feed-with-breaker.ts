import { createCircuitBreaker } from './circuit-breaker.ts'
import type { OutsideFetch } from './outside-fetch.ts'
import { OutsideError } from './outside-error.ts'
import type { CircuitBreaker } from '../ports/circuit-breaker.ts'

/** Feeds with a circuit breaker for each origin: one that doesn't respond is not called for half a minute. */
export function feedWithBreaker(
  { feed }: Pick<OutsideFetch, 'feed'>,
  createBreaker: () => CircuitBreaker = createCircuitBreaker,
): Pick<OutsideFetch, 'feed'> {
  const breakers = new Map<string, CircuitBreaker>()
  return {
    async feed(url) {
      const breaker = breakers.get(url.origin) ?? createBreaker()
      breakers.set(url.origin, breaker)
      if (breaker.isOpen()) throw new OutsideError('unreachable')
      try {
        const read = await feed(url)
        breaker.succeeded()
        return read
      } catch (error) {
        if (isOutage(error)) breaker.failed()
        else breaker.succeeded()
        throw error
      }
    },
  }
}

// Other errors are about the address: the server responds.
function isOutage(error: unknown): boolean {
  return !(error instanceof OutsideError) || error.reason === 'timeout' || error.reason === 'unreachable'
}
