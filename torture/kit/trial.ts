import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import type { Places } from './place.ts'

/** What a trial may use. */
export interface Given {
  /** True in `npm test`: few repetitions. */
  readonly isShort: boolean
  readonly seed: number
  /** Kills of R1 on each engine, from --kills. */
  readonly kills: number | null
  /** From --on, else all. */
  readonly engines: readonly DatabaseEngine[]
  readonly places: Places
  /** True once Ctrl-C was pressed: a long test ends with what it has. */
  isEnding(): boolean
}

/** One line of the table. */
export interface Outcome {
  readonly on: DatabaseEngine | 'both' | 'either'
  readonly load: string
  readonly faults: string
  readonly result: string
  readonly criterion: string
  readonly passed: boolean
}

/** One test of reliability, with an outcome for each engine that it applies to. */
export interface Trial {
  /** As docs/promises.md names it: 'R1'. */
  readonly id: string
  readonly name: string
  /** Runs in `npm test` as well. */
  readonly inShort: boolean
  run(given: Given): AsyncIterable<Outcome>
}

/** The outcome on each engine of this run. */
export async function* onEachEngine(
  given: Given,
  runOn: (given: Given, engine: DatabaseEngine) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  for (const engine of given.engines) yield await runOn(given, engine)
}
