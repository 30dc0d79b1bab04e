import type { DayToDressFor } from '../stylist/score/score-fact.ts'
import { degrees } from './english.ts'

/** A day as it stands after 'for': '9 °C', 'a spring day'. */
export function dayWords({ celsius, season, isStated }: DayToDressFor): string {
  if (isStated) return degrees(celsius)
  return season ? `a ${season} day` : `about ${degrees(celsius)}`
}

/** A sentence with an occasion in it; one in someone's own words that makes it too long becomes 'the occasion'. */
export function withOccasion(phrase: string, mostWords: number, say: (phrase: string) => string): string {
  const sentence = say(phrase)
  return sentence.split(/\s+/).length <= mostWords ? sentence : say('the occasion')
}

/** Where a piece is right, as it stands after 'too casual for': an occasion, or everyday wear. */
export function placeWords(phrase: string | null): string {
  return phrase ?? 'everyday wear'
}
