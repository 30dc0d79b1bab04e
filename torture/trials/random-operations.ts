import fc from 'fast-check'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { openAppInProcess } from '../kit/app-in-process.ts'
import { ClosetSession } from '../kit/closet-session.ts'
import { operations } from '../kit/closet-operations.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const STEPS = 50
const SEQUENCES = { sqlite: 1500, postgres: 300 } as const
const SHORT_SEQUENCES = 40

/** R17: applies random operations to the server and to an in-memory model, which must agree after each. */
export const randomOperations: Trial = {
  id: 'R17',
  name: 'random operations against a model',
  inShort: true,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const place = await given.places.make(engine)
  const server = await openAppInProcess(place)
  const numRuns = given.isShort ? SHORT_SEQUENCES : SEQUENCES[engine]
  let count = 0
  const step = fc.record({
    operation: fc.constantFrom(...Object.keys(operations)),
    which: fc.nat({ max: 50 }),
    day: fc.nat({ max: 6 }),
  })
  const sequence = fc.array(step, { minLength: 1, maxLength: STEPS, size: 'max' })
  const property = fc.asyncProperty(sequence, async (steps) => {
    const startedAt = server.clock.now().getTime()
    const session = await ClosetSession.open(server)
    for (const { operation, which, day } of steps) await operations[operation]?.(session, which, day)
    await session.compareAll()
    count += steps.length
    // Each sequence starts on the same day: after 1,500 sequences the date would be out of range.
    server.clock.passes({ minutes: (startedAt - server.clock.now().getTime()) / 60_000 })
  })
  try {
    const details = await fc.check(property, { seed: given.seed, numRuns })
    return {
      on: engine,
      load: `${details.numRuns} sequences of up to ${STEPS} operations, ${count} in all, on pieces, wears, looks, history and wishlist`,
      faults: `a clock that jumps up to 40 days; seed ${given.seed}`,
      result: details.failed
        ? `A divergence: ${String(details.errorInstance)} after ${JSON.stringify(details.counterexample)}`
        : '0 divergences',
      criterion: '0 divergences',
      passed: !details.failed,
    }
  } finally {
    await server.close()
  }
}
