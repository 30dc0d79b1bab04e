import type { WorkQueue } from '../http/limits/work-queue.ts'
import type { PieceReader } from '../stylist/pieces/piece-reader.ts'
import type { WeatherDeps } from '../weather/weather-reader.ts'

/** Dependencies of the planner. */
export interface PlannerDeps extends WeatherDeps {
  readonly pieceReader: PieceReader
  /** Solving takes seconds of CPU time: beyond the concurrency limit, requests wait, then fail with a 503. */
  readonly solveWork: WorkQueue
}
