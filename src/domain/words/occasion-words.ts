import type { DayToDressFor } from '../stylist/score/score-fact.ts'
import { degrees } from './english.ts'

/** A day as it stands after 'for': '9 °C', 'a spring day'. */
export function dayWords({ celsius, season, isStated }: DayToDressFor): string {
  if (isStated) return degrees(celsius)
  return season ? `a ${season} day` : `about ${degrees(celsius)}`
}

/** Where a piece is right, as it stands after 'too casual for': an occasion, or everyday wear. */
export function placeWords(phrase: string | null): string {
  return phrase ?? 'everyday wear'
}
