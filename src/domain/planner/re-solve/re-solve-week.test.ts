import { describe, expect, test } from 'vitest'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { sampleWardrobe } from '../../closet/sample-wardrobe.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { generateCloset } from '../../stylist/search/generate-closet.test-support.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import type { FormerOutfits } from './re-solve-day.ts'
import { type Choice, dayChoices } from '../day/day-choices.ts'
import { dayScore } from '../day/day-score.ts'
import { givenWeek } from '../generate-week.test-support.ts'
import { reSolveWeekInSteps } from './re-solve-week.ts'
import { offeredAfter, offeredOutfit } from '../rotation/offered-outfits.ts'
import { solveWeek } from '../week/solve-week.ts'
import { readinessOn } from '../rotation/wear-readiness.ts'
import { pairOf, varietyOn } from '../rotation/week-variety.ts'
import type { SolvedDay, WeekToSolve } from '../week-to-solve.ts'

const PRESSES = 3
// Sixteen pieces make few outfits for a frosty day.
const ENOUGH = 24
const weathers = [-4, 4, 12, 20].map((lowCelsius) => ({ lowCelsius, highCelsius: lowCelsius + 6 }))
const closets = [
  sampleCloset(),
  ...[16, 30, 60, 120].map((count, at) =>
    generateCloset(300)
      .slice(40 * at)
      .filter((_, place) => place % 2 === 0)
      .slice(0, count),
  ),
]
const weeks = closets.flatMap((closet) =>
  weathers.flatMap((weather) =>
    ['a', 'b'].map((seed) =>
      givenWeek({ closet, seed, weather: [weather], occasion: 'casual', season: 'all' }),
    ),
  ),
)

describe('over several closets, weather conditions and seeds', () => {
  const solved = weeks.map((week) => ({ week, first: solveWeek(week) }))

  test('no top and bottom repeat as a pair if a suitable rested piece exists', () => {
    for (const { week, first } of solved)
      for (const [at] of week.days.entries()) {
        const score = scoreOn(week, first, at)
        const pieces = first[at]?.outfit?.pieces ?? []
        if (pieces.length === 0 || score(pieces).pairRepeats === 0) continue
        const better = exchanged(pieces, ['top', 'bottom'], week, first, at).find(
          (other) =>
            score(other).pairRepeats < score(pieces).pairRepeats && isNoWorse(score(other), score(pieces)),
        )
        expect(better?.map(({ name }) => name)).toBeUndefined()
      }
  })

  test('no coat is worn on more than every second day if another one is suitable', () => {
    for (const { week, first } of solved) {
      const coats = first.map(
        ({ outfit }) => outfit?.pieces.find(({ garment }) => garment.slot === 'outer')?.id,
      )
      for (const coat of new Set(coats)) {
        const days = [...week.days.keys()].filter((at) => coat !== undefined && coats[at] === coat)
        if (days.length <= 4) continue
        const withOthers = days.filter((at) => {
          const pieces = first[at]?.outfit?.pieces ?? []
          const score = scoreOn(week, first, at)
          return exchanged(pieces, ['outer'], week, first, at).some((other) =>
            isNoWorse(score(other), score(pieces)),
          )
        })
        expect(withOthers, coat).toEqual([])
      }
    }
  })

  test('re-solving three times never repeats an outfit of a day', () => {
    for (const { week, first } of solved.filter(({ week: { closet } }) => closet.length >= ENOUGH)) {
      const had = new Map<WeekDay, string[]>()
      const former = new Map<WeekDay, FormerOutfits>()
      let now = first
      for (let press = 0; press < PRESSES; press++) {
        for (const { day, outfit } of now) {
          const offered = offeredAfter(former.get(day)?.offered ?? [], clothesOf(outfit), [])
          former.set(day, { formerIds: new Set(outfit?.pieces.map(({ id }) => id)), offered })
          had.set(day, [...(had.get(day) ?? []), clothesOf(outfit).join()])
        }
        now = finished(reSolveWeekInSteps({ ...week, seed: `${week.seed} ${press}` }, former))
        for (const { day, outfit } of now) expect(had.get(day)).not.toContain(clothesOf(outfit).join())
      }
    }
  })
})

function finished(steps: Generator<undefined, SolvedDay[]>): SolvedDay[] {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function clothesOf(outfit: { readonly pieces: readonly StylistPiece[] } | null): readonly string[] {
  return offeredOutfit((outfit?.pieces ?? []).map(({ id, garment: { slot } }) => ({ id, slot })))
}

function scoreOn(week: WeekToSolve, solved: readonly SolvedDay[], at: number) {
  const worn = solved.map(({ outfit }) => outfit?.pieces ?? null)
  const variety = varietyOn(at, worn, week.seed)
  return (pieces: readonly StylistPiece[]) => {
    const day = week.days[at]
    if (!day) throw new RangeError(`no day ${at}`)
    return dayScore({ pieces, day, penalty: 0, variety })
  }
}

/** Returns the outfit's variants with one piece of the slots exchanged for a suitable rested one. */
function exchanged(
  pieces: readonly StylistPiece[],
  slots: readonly ('top' | 'bottom' | 'outer')[],
  week: WeekToSolve,
  solved: readonly SolvedDay[],
  at: number,
): StylistPiece[][] {
  const day = week.days[at]
  if (!day) return []
  const worn = solved.map(({ outfit }) => outfit?.pieces ?? null)
  const readiness = readinessOn(at, worn, week.days)
  const choices = dayChoices(day, week.closet)
  const suits = ({ piece, suitability, isPoor }: Choice) =>
    suitability < 2 && !isPoor && readiness(piece) === 'rested' && !pieces.some(({ id }) => id === piece.id)
  return slots.flatMap((slot) =>
    choices[slot]
      .filter(suits)
      .map(({ piece }) => pieces.map((one) => (one.garment.slot === slot ? piece : one))),
  )
}

function isNoWorse(one: ReturnType<typeof dayScore>, other: ReturnType<typeof dayScore>): boolean {
  return (
    one.lacks <= other.lacks &&
    one.hardFault <= other.hardFault &&
    one.faultCount <= other.faultCount &&
    one.softFault <= other.softFault
  )
}

test('a pair depends on top and bottom only', () => {
  const [shirt, jeans] = generateCloset(40)
    .filter(({ garment }) => garment.slot === 'top' || garment.slot === 'bottom')
    .toSorted((one, other) => (one.garment.slot < other.garment.slot ? 1 : -1))
    .filter(({ garment }, at, all) => at === 0 || garment.slot !== all[at - 1]?.garment.slot)
  expect(pairOf([shirt, jeans].filter((one) => one !== undefined))).toBe(`${shirt?.id} ${jeans?.id}`)
  expect(pairOf([])).toBeNull()
})

function sampleCloset(): StylistPiece[] {
  return sampleWardrobe.map((one) => {
    const words = { ...one, brand: null, description: null }
    return {
      ...words,
      id: one.name,
      imageUrl: '/',
      lastWornDate: null,
      wearCount: 0,
      garment: readGarment(words),
    }
  })
}
