import { describe, expect, test } from 'vitest'
import { sampleWardrobe } from '../../closet/sample-wardrobe.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { GarmentSlot } from '../../closet/garment.ts'
import { asInCloset } from '../../stylist/layers/as-mid.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { generateCloset } from '../../stylist/search/generate-closet.test-support.ts'
import { isEligibleFor } from '../../stylist/search/is-eligible-for.ts'
import { faultsOf } from '../../stylist/score/faults/piece-faults.ts'
import { demandsOf } from '../../weather/weather-demands.ts'
import { fitInWeather, isBadInWeather } from '../../weather/fit-in-weather.ts'
import { hasSlotAmong, missingSlots, outerwearNeed } from '../../stylist/search/outfit-slots.ts'
import { temperatureFor, warmthNeeded } from '../../stylist/score/warmth-needed.ts'
import { daysToRest, wearsBeforeWash } from '../rotation/rest-and-laundry-rules.ts'
import { combinationFaults } from '../day/combination-faults.ts'
import { givenWeek, generateWeek } from '../generate-week.test-support.ts'
import { solveWeek, solveWeekInSteps } from './solve-week.ts'
import { daysBetween } from '../../calendar-days.ts'
import type { DayToDress, SolvedDay, WeekToSolve } from '../week-to-solve.ts'

const WEEKS = 1000
const BEARABLE_CLO = 0.1 + 1e-9
const made = Array.from({ length: WEEKS }, (_, number) => {
  const week = generateWeek(number)
  return { number, week, solved: solveWeek(week) }
})

describe('over a thousand generated closets', () => {
  test('every day has pieces of the closet, at most one per slot, and is empty only if nothing is wearable', () => {
    for (const { number, week, solved } of made) {
      expect(solved.map(({ day }) => day)).toEqual(week.days.map(({ day }) => day))
      for (const [at, { outfit }] of solved.entries()) {
        const day = dayAt(week, at)
        if (!outfit) {
          const bare = day.fixed === null && week.closet.some((piece) => isBody(piece) && fits(piece, day))
          expect(bare, `week ${number}, ${day.day}`).toBe(false)
          continue
        }
        if (day.fixed) continue
        expect(outfit.pieces.every((piece) => week.closet.includes(asInCloset(piece)))).toBe(true)
        const slots = outfit.pieces.map(({ garment }) => garment.slot).filter((slot) => slot !== 'extra')
        expect(new Set(slots).size, `week ${number}, ${day.day}`).toBe(slots.length)
        expect(slots.includes('dress') && (slots.includes('top') || slots.includes('bottom'))).toBe(false)
      }
    }
  })

  test('locked days stay unchanged', () => {
    for (const { week, solved } of made)
      for (const [at, day] of week.days.entries())
        if (day.fixed) expect(idsOf(solved[at])).toEqual(idsIn(day.fixed))
  })

  test('no piece is worn unwashed or without rest if another one fits', () => {
    for (const { number, week, solved } of made)
      for (const [at, { outfit }] of solved.entries())
        for (const piece of outfit && !dayAt(week, at).fixed ? outfit.pieces : []) {
          if (isRested(piece, at, week, solved)) continue
          const others = outfit ? outfit.pieces.filter(({ id }) => id !== piece.id) : []
          const better = week.closet.find(
            (other) =>
              other.garment.slot === piece.garment.slot &&
              !outfit?.pieces.includes(other) &&
              fits(other, dayAt(week, at)) &&
              isRested(other, at, week, solved) &&
              // A bomber jacket doesn't go over a blazer.
              hasSlotAmong(other, others) &&
              !isPoorIn(other, dayAt(week, at)) &&
              hardOff([...others, other], dayAt(week, at)) <= hardOff([...others, piece], dayAt(week, at)) &&
              combinationFaults([...others, other], dayAt(week, at)) <=
                combinationFaults([...others, piece], dayAt(week, at)),
          )
          expect(
            better?.name,
            `week ${number}, ${dayAt(week, at).day}, in place of ${piece.name}`,
          ).toBeUndefined()
        }
  })

  test('pieces worn beyond their wash limit are reported', () => {
    for (const { number, week, solved } of made)
      for (const piece of week.closet) {
        const limit = wearsBeforeWash(piece.garment)
        const days = solved.filter(({ outfit }) => outfit?.pieces.some(({ id }) => id === piece.id))
        const reported = days.filter(({ repeatedIds }) => repeatedIds.includes(piece.id)).length
        if (limit !== null)
          expect(days.length - reported, `week ${number}, ${piece.name}`).toBeLessThanOrEqual(limit)
      }
  })

  test('an outfit is warm enough and not too warm if the closet allows it', () => {
    for (const { number, week, solved } of made)
      for (const [at, { outfit }] of solved.entries()) {
        const day = dayAt(week, at)
        if (!outfit || day.fixed) continue
        const lacks = outfit.missing.filter(({ isNeeded }) => isNeeded).length
        const off = cloOff(outfit.pieces, day)
        // Being slightly too cold or too warm doesn't justify a repeat.
        const rested = week.closet.filter((one) => isRested(one, at, week, solved))
        const bearable = off > BEARABLE_CLO ? cloWithin(BEARABLE_CLO, day, week.closet, lacks) : null
        const comfortable = off > 0 && areRested(outfit.pieces) ? cloWithin(0, day, rested, lacks) : null
        const hasMoreFaults =
          comfortable && combinationFaults(comfortable, day) > combinationFaults(outfit.pieces, day)
        const better = bearable ?? (hasMoreFaults ? null : comfortable)
        expect(better?.map(({ name }) => name) ?? null, `week ${number}, ${day.day}`).toBe(null)

        function areRested(pieces: readonly StylistPiece[]): boolean {
          return pieces.every((one) => rested.includes(one))
        }
      }
  })

  test('nothing open is worn below 12 °C, and nothing that rain ruins if another piece fits', () => {
    for (const { number, week, solved } of made)
      for (const [at, { outfit }] of solved.entries()) {
        const day = dayAt(week, at)
        for (const piece of outfit && !day.fixed ? outfit.pieces : []) {
          const celsius = temperatureFor(day.needs)
          if (celsius !== null && celsius < 12) expect(piece.garment.isOpen).toBe(false)
          if (!day.needs.occasion?.isWet || !isSpoiled(piece)) continue
          const other = week.closet.find((one) => one.garment.slot === piece.garment.slot && fits(one, day))
          expect(other?.name, `week ${number}, ${day.day}, in place of ${piece.name}`).toBeUndefined()
        }
      }
  })

  test('the order of the closet does not change the week', () => {
    for (const { number, week, solved } of made.filter((one) => one.number % 25 === 0)) {
      const shuffled = week.closet.toSorted((one, other) => (one.name < other.name ? -1 : 1)).toReversed()
      const again = solveWeek({ ...week, closet: shuffled })
      expect(again.map(idsOf), `week ${number}`).toEqual(solved.map(idsOf))
      expect(again.map(({ repeatedIds }) => repeatedIds.toSorted())).toEqual(
        solved.map(({ repeatedIds }) => repeatedIds.toSorted()),
      )
    }
  })
})

test('an empty closet gives seven days without an outfit', () => {
  const solved = solveWeek(givenWeek({ closet: [] }))
  expect(solved.map(({ outfit }) => outfit)).toEqual(Array.from({ length: 7 }, () => null))
})

test('with 500 pieces nothing repeats, adjacent days differ in color, and another seed gives another week', () => {
  const closet = generateCloset(500)
  const solved = solveWeek(givenWeek({ closet }))
  const clothes = solved.flatMap(({ outfit }) => outfit?.pieces.filter(isBody) ?? [])
  expect(new Set(clothes).size).toBe(clothes.length)
  expect(solved.flatMap(({ repeatedIds }) => repeatedIds)).toEqual([])
  const colors = solved.map(
    ({ outfit }) =>
      outfit?.pieces.find(({ garment: { slot } }) => slot === 'top' || slot === 'dress')?.garment.color
        ?.family,
  )
  for (const [at, color] of colors.entries()) if (at > 0) expect(color).not.toBe(colors[at - 1])
  const another = solveWeek(givenWeek({ closet, seed: 'b' }))
  expect(another.map(idsOf)).not.toEqual(solved.map(idsOf))
})

test('a top that only one day can use is reserved for it', () => {
  const warm = givenPiece('warm', 'Wool turtleneck', 'Tops')
  const shirts = ['1', '2', '3', '4', '5', '6'].map((id) => givenPiece(id, 'Cotton shirt', 'Tops'))
  const below = ['j', 'k', 'l'].map((id) => givenPiece(id, 'Jeans', 'Bottoms'))
  const outer = [givenPiece('c', 'Parka', 'Outerwear'), givenPiece('d', 'Denim jacket', 'Outerwear')]
  const mild = { lowCelsius: 13, highCelsius: 17 }
  const weather = [mild, mild, { lowCelsius: -13, highCelsius: -9 }, mild, mild, mild, mild]
  const closet = [warm, ...shirts, ...below, ...outer]
  const solved = solveWeek(givenWeek({ closet, weather, occasion: 'casual', season: 'all' }))
  expect(idsOf(solved[2])).toContain('warm')
  expect(solved.flatMap(({ repeatedIds }) => repeatedIds)).toEqual([])
})

test.each([25, 46, 69, 119, 275, 317, 320])(
  'allocates pieces without a repeat if possible (%i)',
  (number) => {
    expect(solveWeek(generateWeek(number)).flatMap(({ repeatedIds }) => repeatedIds)).toEqual([])
  },
)

test('boots repeat on the next day rather than canvas shoes in snow', () => {
  const closet = [
    ...['Wool sweater', 'Cable-knit sweater', 'Turtleneck'].map((name) => givenPiece(name, name, 'Tops')),
    ...['Jeans', 'Wool trousers', 'Corduroy trousers'].map((name) => givenPiece(name, name, 'Bottoms')),
    givenPiece('boots', 'Leather boots', 'Shoes'),
    givenPiece('sneakers', 'White leather sneakers', 'Shoes'),
    givenPiece('coat', 'Wool coat', 'Outerwear'),
  ]
  const snow = { condition: 'Snow', lowCelsius: -5, highCelsius: -1 } as const
  const solved = solveWeek(givenWeek({ closet, weather: [snow], occasion: 'casual', season: 'winter' }))
  for (const day of solved) expect(idsOf(day)).toContain('boots')
})

test('a coat of another season is worn if there is no other, unless it is too warm', () => {
  const below = ['Jeans', 'Chinos', 'Black trousers'].map((name) => givenPiece(name, name, 'Bottoms'))
  const above = ['White shirt', 'Blue shirt', 'Gray sweater'].map((name) => givenPiece(name, name, 'Tops'))
  const shoes = givenPiece('Sneakers', 'Sneakers', 'Shoes')
  const inCoat = (name: string, season: 'spring' | 'winter', lowCelsius: number) => {
    const coat = givenPiece('coat', name, 'Outerwear')
    return solveWeek(
      givenWeek({
        closet: [...below, ...above, shoes, { ...coat, garment: { ...coat.garment, seasons: [season] } }],
        weather: [{ lowCelsius, highCelsius: lowCelsius + 5 }],
        occasion: 'casual',
      }),
    ).filter((day) => idsOf(day).includes('coat')).length
  }
  expect(inCoat('Trench coat', 'spring', -6)).toBe(7)
  expect(inCoat('Parka', 'winter', 12)).toBe(0)
})

test('underwear is not worn as a top if there is another top', () => {
  const closet = [
    ...['Sports bra', 'T-shirt', 'Merino base layer'].map((name) => givenPiece(name, name, 'Tops')),
    givenPiece('j', 'Jeans', 'Bottoms'),
    givenPiece('s', 'Sneakers', 'Shoes'),
  ]
  const warm = { lowCelsius: 19, highCelsius: 24 }
  for (const day of solveWeek(givenWeek({ closet, weather: [warm], occasion: 'casual' })))
    expect(idsOf(day)).toContain('T-shirt')
})

test('a piece worn on the day before the week rests first', () => {
  const shirt = givenPiece('worn', 'White shirt', 'Tops')
  const closet: StylistPiece[] = [
    { ...shirt, lastWornDate: '2026-11-22', wearCount: 9 },
    givenPiece('rested', 'Blue shirt', 'Tops'),
    givenPiece('t', 'Wool trousers', 'Bottoms'),
  ]
  const [monday] = solveWeek(givenWeek({ closet }))
  expect(idsOf(monday)).toContain('rested')
})

test('a piece locked on Wednesday is not worn on Monday, Tuesday, Thursday or Friday', () => {
  const week = givenWeek({ closet: sampleCloset() })
  const knit = week.closet.find(({ name }) => name === 'Ribbed turtleneck')
  const jeans = week.closet.find(({ name }) => name === 'Straight jeans')
  const fixed = [knit, jeans].filter((one) => one !== undefined)
  const days = week.days.map((day, at) => (at === 2 ? { ...day, fixed } : day))
  const solved = solveWeek({ ...week, days })
  for (const at of [0, 1, 3, 4])
    for (const { id } of fixed)
      if (!solved[at]?.repeatedIds.includes(id)) expect(idsOf(solved[at])).not.toContain(id)
})

test('a single outfit repeats every day of the week, and every day reports it', () => {
  const closet = [
    givenPiece('t', 'T-shirt', 'Tops'),
    givenPiece('j', 'Jeans', 'Bottoms'),
    givenPiece('s', 'Sneakers', 'Shoes'),
  ]
  const solved = solveWeek(
    givenWeek({ closet, occasion: 'casual', weather: [{ lowCelsius: 19, highCelsius: 23 }] }),
  )
  expect(solved.map(idsOf)).toEqual(Array.from({ length: 7 }, () => ['t', 'j', 's']))
  expect(solved.map(({ repeatedIds }) => repeatedIds)).toEqual([
    [],
    ...Array.from({ length: 6 }, () => ['t', 'j']),
  ])
})

test('solving yields in many small steps', () => {
  const steps = solveWeekInSteps(givenWeek({ closet: generateCloset(200) }))
  let count = 0
  while (!steps.next().done) count++
  expect(count).toBeGreaterThan(80)
})

function dayAt({ days }: WeekToSolve, at: number): DayToDress {
  const day = days[at]
  if (!day) throw new RangeError(`no day ${at}`)
  return day
}

function idsOf(solved: SolvedDay | undefined): string[] {
  return idsIn(solved?.outfit?.pieces ?? [])
}

function idsIn(pieces: readonly StylistPiece[]): string[] {
  const order: readonly GarmentSlot[] = ['outer', 'dress', 'top', 'bottom', 'shoes', 'bag', 'extra']
  return pieces
    .toSorted((one, other) => order.indexOf(one.garment.slot) - order.indexOf(other.garment.slot))
    .map(({ id }) => id)
}

function isBody({ garment: { slot } }: StylistPiece): boolean {
  return slot === 'top' || slot === 'bottom' || slot === 'dress'
}

function isSpoiled({ garment: { rain, material } }: StylistPiece): boolean {
  return rain === 'spoils' || material === 'suede' || material === 'silk' || material === 'canvas'
}

/** Whether a piece suits the day, its occasion and its weather. */
function fits(one: StylistPiece, { needs, weather }: DayToDress): boolean {
  if (weather && isBadInWeather(one.garment, demandsOf(weather))) return false
  const celsius = temperatureFor(needs)
  if (one.garment.slot === 'outer' && outerwearNeed(needs) === 'no') return false
  if (celsius !== null && celsius < 12 && one.garment.isOpen) return false
  if (needs.occasion?.isWet && (isSpoiled(one) || one.garment.material === 'satin')) return false
  // Linen in frost and wool in the heat are a last resort, after repeats.
  const kinds = faultsOf(one.garment, needs).map(({ cause }) => cause.kind)
  if (kinds.includes('wrong season') && (kinds.includes('too thin') || kinds.includes('too warm')))
    return false
  return isEligibleFor(needs, 'lenient')(one.garment)
}

/** Shoes that the weather damages or that slip; repeating other shoes is better. */
function isPoorIn({ garment }: StylistPiece, { weather, needs }: DayToDress): boolean {
  if (garment.slot === 'outer')
    return faultsOf(garment, needs).some(({ cause: { kind } }) => kind === 'too thin' || kind === 'too warm')
  // Everyday sandals on a cool day.
  if (garment.isOpen && garment.formality < 3.2 && (temperatureFor(needs) ?? 17) < 17) return true
  return garment.slot === 'shoes' && weather !== null && fitInWeather(garment, demandsOf(weather)).fit < 0.75
}

/** Whether the other days allow a piece to be worn on a day. */
function isRested(one: StylistPiece, at: number, week: WeekToSolve, solved: readonly SolvedDay[]): boolean {
  const days = solved.flatMap(({ outfit }, day) =>
    day !== at && outfit?.pieces.some(({ id }) => id === one.id) ? [day] : [],
  )
  const rest = daysToRest(one.garment)
  if (days.length >= (wearsBeforeWash(one.garment) ?? Number.POSITIVE_INFINITY)) return false
  if (days.some((day) => Math.abs(day - at) < rest)) return false
  const since = one.lastWornDate === null ? rest : daysBetween(one.lastWornDate, dayAt(week, at).date)
  return since < 0 || since >= rest
}

/** Returns the clo by which an outfit is below 75 % of the day's need, or too warm. */
function cloOff(pieces: readonly StylistPiece[], { needs }: DayToDress): number {
  const celsius = temperatureFor(needs)
  if (celsius === null) return 0
  const needed = warmthNeeded(celsius)
  const clo = pieces.reduce((sum, { garment }) => sum + garment.warmthClo, 0.06)
  const least = celsius >= 21 ? 0 : 0.75 * needed
  const off = Math.max(0, least - clo, clo - Math.max(1.35 * needed, needed + 0.25))
  return off < 1e-9 ? 0 : off
}

function hardOff(pieces: readonly StylistPiece[], day: DayToDress): number {
  return Math.max(0, cloOff(pieces, day) - BEARABLE_CLO)
}

/** Returns any suitable combination that is complete and within a given distance of the insulation range, in clo. */
function cloWithin(
  most: number,
  day: DayToDress,
  closet: readonly StylistPiece[],
  mayLack: number,
): readonly StylistPiece[] | null {
  const of = (slot: GarmentSlot): (StylistPiece | null)[] => {
    const right = closet.filter((one) => one.garment.slot === slot && fits(one, day))
    return right.length > 0 ? right : [null]
  }
  const outers = outerwearNeed(day.needs) === 'needed' ? of('outer') : [null]
  const bodies = [
    ...of('dress').map((dress) => [dress]),
    ...of('top').flatMap((top) => of('bottom').map((low) => [top, low])),
  ]
  for (const body of bodies)
    for (const shoes of of('shoes'))
      for (const outer of outers) {
        const pieces = [...body, shoes, outer].filter((one) => one !== null)
        if (!pieces.some(isBody) || cloOff(pieces, day) > most) continue
        const form = body.length === 1 ? 'dress' : 'separates'
        if (missingSlots(pieces, form, day.needs).filter(({ isNeeded }) => isNeeded).length <= mayLack)
          return pieces
      }
  return null
}

function givenPiece(id: string, name: string, category: StylistPiece['category']): StylistPiece {
  const color = 'Navy'
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return { ...words, id, imageUrl: `/${id}`, lastWornDate: null, wearCount: 0, garment: readGarment(words) }
}

function sampleCloset(): StylistPiece[] {
  return sampleWardrobe.map((one) => ({
    id: one.name,
    name: one.name,
    category: one.category,
    imageUrl: '/',
    color: one.color,
    brand: null,
    lastWornDate: null,
    wearCount: one.wearsBefore,
    garment: readGarment({ ...one, brand: null, description: null }),
  }))
}
