import type { WorkQueue } from '../http/work-queue.ts'
import type { PieceReader } from '../stylist/pieces/piece-reader.ts'
import type { WeatherNeeds } from '../weather/weather-reader.ts'

/** What the planner works with. */
export interface PlannerNeeds extends WeatherNeeds {
  readonly pieceReader: PieceReader
  /** Solving takes seconds of computing: beyond its limit, requests wait, and then are a 503. */
  readonly solveWork: WorkQueue
}
