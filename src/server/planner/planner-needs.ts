import type { PieceReader } from '../stylist/piece-reader.ts'
import type { WeatherNeeds } from '../weather/weather-needs.ts'

/** What the planner works with. */
export interface PlannerNeeds extends WeatherNeeds {
  readonly pieceReader: PieceReader
}
