import type { DayToDressFor } from '../stylist/score/score-fact.ts'
import { degrees } from './english.ts'

/** A day as it stands after 'for': '9 °C', 'a spring day'. */
export function dayWords({ celsius, season, statedCelsius }: DayToDressFor): string {
  if (statedCelsius !== null) return degrees(statedCelsius)
  return season ? `a ${season} day` : `about ${degrees(celsius)}`
}

/** A day as it stands at the end of a sentence: 'at 9 °C', 'on a spring day'. */
export function onDay(day: DayToDressFor): string {
  return `${day.statedCelsius !== null || !day.season ? 'at' : 'on'} ${dayWords(day)}`
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
