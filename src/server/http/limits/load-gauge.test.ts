import { expect, test } from 'vitest'
import { createLoadGauge } from './load-gauge.ts'

const limits = { always: 2, most: 4, lagMs: 100, patienceMs: 500 }

function givenGauge(atWork: number) {
  const gauge = createLoadGauge(limits)
  for (let count = 0; count < atWork; count += 1) gauge.enter(0)
  return gauge
}

test('a server that keeps up accepts more requests than `always`, up to `most`', () => {
  const gauge = givenGauge(2)
  expect([gauge.enter(0), gauge.enter(0), gauge.enter(0)]).toEqual([true, true, false])
  gauge.leave()
  expect(gauge.enter(0)).toBe(true)
})

test('a server that is behind for longer than `patienceMs` rejects requests', () => {
  const gauge = givenGauge(2)
  gauge.noteLag(150, 1000)
  expect(gauge.enter(1400)).toBe(true)
  expect(gauge.enter(1500)).toBe(false)
})

test('up to `always` requests are accepted at any lag', () => {
  const gauge = givenGauge(1)
  gauge.noteLag(9000, 1000)
  expect(gauge.enter(9000)).toBe(true)
  expect(gauge.enter(9000)).toBe(false)
  gauge.leave()
  expect(gauge.enter(9000)).toBe(true)
})

test('a recovered server accepts requests, but rejects at once if it soon falls behind again', () => {
  const gauge = givenGauge(2)
  gauge.noteLag(150, 0)
  expect(gauge.enter(600)).toBe(false)
  gauge.noteLag(20, 700)
  expect(gauge.enter(700)).toBe(true)
  gauge.noteLag(150, 800)
  expect(gauge.enter(800)).toBe(false)
  gauge.noteLag(20, 900)
  gauge.noteLag(150, 7000)
  expect(gauge.enter(7100)).toBe(true)
})
