import { type Choice, choicesInSteps, type DayChoices } from '../day/day-choices.ts'
import type { OpenDay } from './week-schedule.ts'
import type { WeekToSolve } from '../week-to-solve.ts'

/** Returns the days of a week to dress with their choices, the day with the fewest combinations first. */
export function* openDays({ days, closet }: WeekToSolve): Generator<undefined, OpenDay[]> {
  const byId = [...new Map(closet.map((piece) => [piece.id, piece])).values()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )
  const open: OpenDay[] = []
  for (const [at, day] of days.entries()) {
    if (day.fixed !== null) continue
    open.push({ at, day, choices: yield* choicesInSteps(day, byId) })
    yield
  }
  return open.toSorted((one, other) => outfitsIn(one.choices) - outfitsIn(other.choices) || one.at - other.at)
}

function outfitsIn({ top, bottom, dress, shoes }: DayChoices): number {
  return (countOf(top) * countOf(bottom) + countOf(dress)) * Math.max(1, countOf(shoes))
}

function countOf(choices: readonly Choice[]): number {
  return choices.filter(({ suitability }) => suitability < 2).length
}
