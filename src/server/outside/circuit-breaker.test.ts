import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function givenBreaker() {
  const clock = { at: 0 }
  const breaker = createCircuitBreaker({ failures: 3, restMs: 1000, now: () => clock.at })
  return { clock, breaker }
}

test('a service is called until it failed three times in a row', () => {
  const { breaker } = givenBreaker()
  breaker.failed()
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
})

test('after the cool-down one call is allowed, and decides for the others', () => {
  const { breaker, clock } = givenBreaker()
  for (let failure = 0; failure < 3; failure += 1) breaker.failed()
  clock.at = 1000
  expect([breaker.isOpen(), breaker.isOpen()]).toEqual([false, true])
  breaker.failed()
  clock.at = 1999
  expect(breaker.isOpen()).toBe(true)
  clock.at = 2000
  expect(breaker.isOpen()).toBe(false)
  breaker.succeeded()
  expect(breaker.isOpen()).toBe(false)
})
