import { expect, test } from 'vitest'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { totalClo } from '../../stylist/score/terms/score-season.ts'
import { generateCloset } from '../../stylist/search/generate-closet.test-support.ts'
import { isEligibleFor } from '../../stylist/search/is-eligible-for.ts'
import { reSolveDayInSteps } from './re-solve-day.ts'
import { givenWeek, generateWeek } from '../generate-week.test-support.ts'
import { combinationFaults } from '../day/combination-faults.ts'
import { plannedSwaps } from '../planned-swaps.ts'
import { type OfferedOutfit, offeredAfter, offeredOutfit } from '../rotation/offered-outfits.ts'
import { solveWeek } from '../week/solve-week.ts'
import { insulationRange, warmthFault } from '../day/insulation-range.ts'
import type { DayToDress, SolvedDay, WeekToSolve } from '../week-to-solve.ts'

test('over generated closets a day gets another outfit, unless no piece can be replaced', () => {
  let changed = 0
  for (let number = 0; number < 1000; number += 8) {
    const week = generateWeek(number)
    const at = number % 7
    const open = week.days[at]
    if (!open || open.fixed) continue
    const solved = solveWeek(week)
    const former = solved[at]?.outfit?.pieces ?? []
    const after = reSolve(withOpenDay(week, solved, at), open.day, former)
    const what = `week ${number}, ${open.day}`
    for (const [other, { outfit }] of solved.entries())
      if (other !== at) expect(idsOf(after[other]), what).toEqual(outfit?.pieces.map(({ id }) => id) ?? [])
    const now = after[at]?.outfit?.pieces ?? []
    expect(now.length > 0, what).toBe(former.length > 0)
    if (former.length === 0) continue
    expect(hardOff(now, open), what).toBeLessThanOrEqual(hardOff(former, open))
    if (now.some((piece) => !former.includes(piece))) changed++
    else expect(possibleSwap(week, solved, at, former), what).toBeUndefined()
  }
  expect(changed).toBeGreaterThan(50)
})

test('repeated requests give a new outfit each time', () => {
  const week = givenWeek({ closet: generateCloset(150) })
  const offers = successiveOutfits(week, 2, 12)
  expect(new Set(offers.map(keyOf)).size).toBe(offers.length)
  for (const [at, outfit] of offers.entries())
    if (at > 0) expect(leadOf(outfit)).not.toEqual(leadOf(offers[at - 1] ?? []))
})

test('with two tops, every outfit is offered before one repeats', () => {
  const closet = [
    ...['White T-shirt', 'Blue shirt'].map((name) => givenPiece(name, 'Tops')),
    ...['Blue jeans', 'Beige chinos', 'Gray trousers'].map((name) => givenPiece(name, 'Bottoms')),
    ...['White sneakers', 'Brown boots'].map((name) => givenPiece(name, 'Shoes')),
  ]
  const days = givenWeek({
    closet,
    occasion: 'casual',
    weather: [{ lowCelsius: 20, highCelsius: 24 }],
  }).days.map((day, at) => ({ ...day, fixed: at === 2 ? null : [] }))
  const week = { ...givenWeek({ closet, occasion: 'casual' }), days }
  const round = successiveOutfits(week, 2, 12)
  expect(new Set(round.map(keyOf)).size).toBe(12)
  // Shoes change only after all combinations of tops and bottoms.
  expect(new Set(round.slice(0, 6).map((outfit) => `${leadOf(outfit)} ${lowOf(outfit)}`)).size).toBe(6)
  expect(successiveOutfits(week, 2, 24).slice(12).map(keyOf)).toEqual(round.map(keyOf))
})

test('with a single outfit the day stays the same, without pieces that left the closet', () => {
  const closet = ['Cotton T-shirt', 'Straight jeans', 'Canvas sneakers'].flatMap(
    (name) => generateCloset(410).find((piece) => piece.name.startsWith(name)) ?? [],
  )
  const week = givenWeek({ closet, occasion: 'casual', weather: [{ lowCelsius: 19, highCelsius: 23 }] })
  const solved = solveWeek(week)
  const former = solved[0]?.outfit?.pieces ?? []
  expect(former.length).toBe(3)
  expect(idsOf(reSolve(withOpenDay(week, solved, 0), 'Monday', former)[0])).toEqual(
    former.map(({ id }) => id),
  )
  const [shoes] = former.filter(({ garment }) => garment.slot === 'shoes')
  const without = { ...week, closet: closet.filter((piece) => piece !== shoes) }
  const rest = idsOf(reSolve(withOpenDay(without, solved, 0), 'Monday', former)[0])
  expect(rest).toEqual(former.filter((piece) => piece !== shoes).map(({ id }) => id))
})

test('a day with a missing piece is re-solved as a whole if there are alternatives', () => {
  const week = givenWeek({ closet: generateCloset(150) })
  const solved = solveWeek(week)
  const former = solved[1]?.outfit?.pieces ?? []
  const shoes = former.find(({ garment }) => garment.slot === 'shoes')
  const without = { ...week, closet: week.closet.filter((piece) => piece !== shoes) }
  const now = reSolve(withOpenDay(without, solved, 1), 'Tuesday', former)[1]?.outfit?.pieces ?? []
  expect(leadOf(now)).not.toEqual(leadOf(former))
})

test('throws for a fixed day', () => {
  const week = generateWeek(0)
  const days = week.days.map((day) => ({ ...day, fixed: [] }))
  expect(() => reSolve({ ...week, days }, 'Monday', [])).toThrow(RangeError)
})

function reSolve(
  week: WeekToSolve,
  day: WeekDay,
  former: readonly StylistPiece[],
  offered: readonly OfferedOutfit[] = [],
): SolvedDay[] {
  const steps = reSolveDayInSteps(week, day, { formerIds: new Set(former.map(({ id }) => id)), offered })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Returns the outfits of a day: the first from solving the week, then from repeated re-solves. */
function successiveOutfits(week: WeekToSolve, at: number, count: number): (readonly StylistPiece[])[] {
  const solved = solveWeek(week)
  const day = week.days[at]?.day ?? 'Monday'
  const offers = [solved[at]?.outfit?.pieces ?? []]
  let offered: OfferedOutfit[] = []
  while (offers.length < count) {
    const former = offers.at(-1) ?? []
    const seeded = { ...withOpenDay(week, solved, at), seed: `week ${offers.length}` }
    const now = reSolve(seeded, day, former, offered)[at]?.outfit?.pieces ?? []
    offered = offeredAfter(offered, offeredOutfit(former.map(slotted)), offeredOutfit(now.map(slotted)))
    offers.push(now)
  }
  return offers
}

function slotted({ id, garment: { slot } }: StylistPiece) {
  return { id, slot }
}

function keyOf(pieces: readonly StylistPiece[]): string {
  return offeredOutfit(pieces.map(slotted)).join(' ')
}

function lowOf(pieces: readonly StylistPiece[]): string | undefined {
  return pieces.find(({ garment: { slot } }) => slot === 'bottom')?.id
}

function givenPiece(name: string, category: StylistPiece['category']): StylistPiece {
  const [color = ''] = name.split(' ')
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return { ...words, id: name, imageUrl: '/', lastWornDate: null, wearCount: 0, garment: readGarment(words) }
}

/** Returns the week with all days fixed as solved, except the one at index `at`. */
function withOpenDay(week: WeekToSolve, solved: readonly SolvedDay[], at: number): WeekToSolve {
  const days = week.days.map((day, other) => ({
    ...day,
    fixed: other === at ? null : (solved[other]?.outfit?.pieces ?? []),
  }))
  return { ...week, days }
}

/** Returns a possible swap for a piece of the day that keeps the outfit as warm. */
function possibleSwap(
  week: WeekToSolve,
  solved: readonly SolvedDay[],
  at: number,
  former: readonly StylistPiece[],
): string | undefined {
  const days = withOpenDay(week, solved, at).days.map((day, other) =>
    other === at ? { ...day, fixed: former } : day,
  )
  const open = days[at]
  if (!open) return undefined
  for (const leaving of former.filter(({ garment: { slot } }) => slot !== 'extra' && slot !== 'bag'))
    for (const { piece } of plannedSwaps({
      week: { ...week, days },
      day: open.day,
      pieceId: leaving.id,
      count: 40,
    })) {
      const pieces = [...former.filter((one) => one !== leaving), piece]
      const isAsGood =
        hardOff(pieces, open) <= hardOff(former, open) &&
        combinationFaults(pieces, open) <= combinationFaults(former, open)
      if (isEligibleFor(open.needs, 'lenient')(piece.garment) && isAsGood)
        return `${piece.name} in place of ${leaving.name}`
    }
  return undefined
}

function hardOff(pieces: readonly StylistPiece[], { needs }: DayToDress): number {
  return warmthFault(totalClo(pieces), insulationRange(needs)).hard
}

function idsOf(solved: SolvedDay | undefined): string[] {
  return solved?.outfit?.pieces.map(({ id }) => id) ?? []
}

function leadOf(pieces: readonly StylistPiece[]): string | undefined {
  return pieces.find(({ garment: { slot } }) => slot === 'top' || slot === 'dress')?.id
}
