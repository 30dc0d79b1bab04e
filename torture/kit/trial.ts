import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import type { Places } from './place.ts'

/** Dependencies and options of a reliability test. */
export interface Given {
  /** True in `npm test`, which runs few repetitions. */
  readonly isShort: boolean
  readonly seed: number
  /** Number of kills of R1 on each engine, from --kills. */
  readonly kills: number | null
  /** From --on; all by default. */
  readonly engines: readonly DatabaseEngine[]
  readonly places: Places
  /** True after Ctrl-C: a long test ends with its results so far. */
  isEnding(): boolean
}

/** One row of the report. */
export interface Outcome {
  readonly on: DatabaseEngine | 'both' | 'either'
  readonly load: string
  readonly faults: string
  readonly result: string
  readonly criterion: string
  readonly passed: boolean
}

/** A reliability test, with an outcome for each engine that it applies to. */
export interface Trial {
  /** Id in docs/promises.md: 'R1'. */
  readonly id: string
  readonly name: string
  /** Runs in `npm test` as well. */
  readonly inShort: boolean
  run(given: Given): AsyncIterable<Outcome>
}

/** Yields the outcome on each engine of this run. */
export async function* onEachEngine(
  given: Given,
  runOn: (given: Given, engine: DatabaseEngine) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  for (const engine of given.engines) yield await runOn(given, engine)
}
