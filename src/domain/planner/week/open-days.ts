import { type Choice, choicesInSteps, type DayChoices } from '../day/day-choices.ts'
import { filteredChoices } from '../day/filtered-choices.ts'
import { isBody } from '../../stylist/search/outfit-slots.ts'
import type { OpenDay } from './week-schedule.ts'
import type { WeekToSolve } from '../week-to-solve.ts'

/** Three tops and two bottoms: enough for a week that needs no linen in frost and no wool in the heat. */
export const SUITED_OUTFITS = 6

/**
 * Returns the days of a week to dress with their choices, the day with the fewest combinations first. Unsuited clothes
 * are left out where there are suited ones for `suitedOutfits` outfits.
 */
export function* openDays(
  { days, closet }: WeekToSolve,
  suitedOutfits: number,
): Generator<undefined, OpenDay[]> {
  const byId = [...new Map(closet.map((piece) => [piece.id, piece])).values()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )
  const open: OpenDay[] = []
  for (const [at, day] of days.entries()) {
    if (day.fixed !== null) continue
    const choices = yield* choicesInSteps(day, byId)
    open.push({ at, day, choices: withoutUnsuited(choices, suitedOutfits) })
    yield
  }
  return open.toSorted((one, other) => outfitsIn(one.choices) - outfitsIn(other.choices) || one.at - other.at)
}

// A second wear of a sweater is better than a linen dress in snow.
function withoutUnsuited(choices: DayChoices, suitedOutfits: number): DayChoices {
  const suited = (slot: 'top' | 'bottom' | 'dress') =>
    choices[slot].filter(({ isUnsuited }) => !isUnsuited).length
  if (suited('dress') + suited('top') * suited('bottom') < suitedOutfits) return choices
  return filteredChoices(choices, ({ piece, isUnsuited }) => !isUnsuited || !isBody(piece.garment))
}

function outfitsIn({ top, bottom, dress, shoes }: DayChoices): number {
  return (countOf(top) * countOf(bottom) + countOf(dress)) * Math.max(1, countOf(shoes))
}

function countOf(choices: readonly Choice[]): number {
  return choices.filter(({ suitability }) => suitability < 2).length
}
