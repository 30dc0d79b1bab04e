import { describe, expect, test } from 'vitest'
import { sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { dayInWords, type DayInWords } from './day-in-words.ts'
import { givenWeek, madeWeek, type WeekGiven } from './made-week.test-support.ts'
import { solveWeek } from './solve-week.ts'
import { weekInWords } from './week-in-words.ts'
import type { WeekToSolve } from './week-to-solve.ts'

const closet: StylistPiece[] = sampleWardrobe.map((one) => ({
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

describe.each([
  ['for work in any weather', { closet, weather: anyWeather() }],
  ['for work in the same weather all week', { closet }],
  ['without a forecast', { closet, weather: [null], occasion: 'brunch' }],
  ['by estimate', { closet, weather: [{ source: 'estimate' }], occasion: 'a conference in Berlin' }],
  ['out of an empty closet', { closet: [] }],
  ['out of an empty closet without a forecast', { closet: [], weather: [null], season: 'all' }],
  ['out of one outfit', { closet: closet.filter(({ name }) => /T-shirt|jeans|sneakers/.test(name)) }],
] as [string, WeekGiven][])('a week %s', (_name, given) => {
  const days = wordsOf(givenWeek(given), given.occasion)

  test('has every text filled', () => {
    for (const day of days) expectFilled(day)
  })

  test('reads differently every day', () => {
    for (const text of ['weatherConsiderations', 'occasionDetails', 'stylingNotes'] as const)
      expect(new Set(days.map((day) => day[text])).size, text).toBe(days.length)
  })
})

test('any week out of any closet has every text filled, and a reason of one sentence for each piece', () => {
  for (let number = 0; number < 1000; number += 20) {
    const week = madeWeek(number)
    const solved = solveWeek(week)
    expect(weekInWords(solved)).toMatch(/^\p{Lu}.*\.$/u)
    for (const [at, day] of wordsOf(week).entries()) {
      expectFilled(day)
      const ids = solved[at]?.outfit?.pieces.map(({ id }) => id) ?? []
      expect([...day.reasons.keys()].toSorted()).toEqual(ids.toSorted())
      for (const reason of day.reasons.values()) expect(reason).toMatch(/^\p{Lu}.*\.$/u)
    }
  }
})

test('an outfit is described in its largest pieces, in about sixty characters', () => {
  for (const { outfitDescription } of wordsOf(givenWeek({ closet }))) {
    expect(outfitDescription.length).toBeLessThanOrEqual(60)
    expect(outfitDescription).toMatch(/^\p{Lu}[^,]+, [^,]+, [^,]+$/u)
  }
})

test('an estimate says that it is one, and for which place and time of the year', () => {
  const [monday, ...others] = wordsOf(givenWeek({ closet, weather: [{ source: 'estimate' }] }))
  expect(monday?.weatherConsiderations).toContain('About 10 °C is usual for Toronto in late November.')
  for (const { weatherConsiderations } of others)
    expect(weatherConsiderations).toMatch(/usual|estimate|Reckoned/)
})

test('a forecast is told with its degrees, as it was', () => {
  const [monday] = wordsOf(
    givenWeek({ closet, weather: [{ condition: 'Rain', lowCelsius: 6, highCelsius: 9 }] }),
  )
  expect(monday?.weatherConsiderations).toMatch(/^Rain, 6 to 9 °C\./)
})

test('a day for which the closet has nothing says so, and what to get first', () => {
  for (const { outfitDescription, stylingNotes } of wordsOf(givenWeek({ closet: [] }))) {
    expect(outfitDescription).toMatch(/^\p{Lu}[^,]+, [^,]+, [^,]+$/u)
    expect(stylingNotes).toMatch(/closet|missing/)
    expect(stylingNotes).toMatch(/first|begin|start/i)
  }
})

test('of a day that the person chose nothing is said of what else the closet has', () => {
  const week = givenWeek({ closet, occasion: 'casual', weather: [{ lowCelsius: 2, highCelsius: 6 }] })
  const tee = closet.filter(({ name }) => /T-shirt|jeans/.test(name))
  const days = week.days.map((day) => ({ ...day, fixed: tee }))
  for (const { stylingNotes, weatherConsiderations } of wordsOf({ ...week, days })) {
    expect(`${stylingNotes} ${weatherConsiderations}`).not.toMatch(/closet|nothing else/i)
    expect(weatherConsiderations).toMatch(/light/)
  }
})

test('what an outfit is perfect for follows the day of the week', () => {
  const days = wordsOf(givenWeek({ closet }))
  expect(days[5]?.occasionDetails).not.toMatch(/office|meeting/i)
  expect(wordsOf(givenWeek({ closet }), 'my sister’s wedding in Lisbon')[5]?.occasionDetails).toMatch(
    /wedding/i,
  )
})

test('nothing is said of how long a piece has waited that is worn more than once in the week', () => {
  const waiting = closet.map((piece) => ({ ...piece, lastWornDate: '2026-09-01' }))
  for (const { reasons } of wordsOf(givenWeek({ closet: waiting })))
    for (const [id, reason] of reasons)
      if (/jeans|trousers|skirt|sweater|turtleneck|coat|boots|loafers|tote/i.test(id))
        expect(reason).not.toMatch(/Not worn|waited|have not worn/)
})

test('of what comes again shirts are washed and jeans aired, and nothing is said to be rested that is not', () => {
  const one = closet.filter(({ name }) => /T-shirt|jeans|sneakers/.test(name))
  const mild = { lowCelsius: 19, highCelsius: 23 }
  const [, tuesday] = wordsOf(givenWeek({ closet: one, occasion: 'casual', weather: [mild] }))
  expect(tuesday?.stylingNotes).toMatch(
    /nothing rested suits the day: wash the [^.]*T-shirt and air the blue jeans/,
  )
})

test('a top that comes again is not said to have waited', () => {
  const waiting = closet
    .filter(({ name }) => /T-shirt|jeans|sneakers/.test(name))
    .map((piece) => ({ ...piece, lastWornDate: '2026-09-01' }))
  for (const { reasons } of wordsOf(givenWeek({ closet: waiting, occasion: 'casual' })).slice(1))
    expect([...reasons.values()].join(' ')).not.toMatch(/Not worn|waited|have not worn/)
})

test('no day of a week gives the advice of another where it has other', () => {
  const notes = wordsOf(givenWeek({ closet, weather: anyWeather() })).map(({ stylingNotes }) => stylingNotes)
  const [first, ...others] = notes.map((note) => note.split('. ')[0])
  expect(new Set([first, ...others]).size).toBe(notes.length)
})

test('in the cold no jacket is to be left open', () => {
  const outer = closet.filter(({ name }) => /denim jacket|T-shirt|sweater|jeans|sneakers|boots/i.test(name))
  const cold = givenWeek({
    closet: outer,
    weather: [{ lowCelsius: -4, highCelsius: 2 }],
    occasion: 'casual',
    season: 'all',
  })
  for (const { stylingNotes } of wordsOf(cold, 'casual'))
    expect(stylingNotes).not.toMatch(/^Leave the .+ open/)
})

test('an estimate that is dressed for rain or snow names it', () => {
  const wet = { source: 'estimate', condition: 'Rain', precipitationMm: null } as const
  for (const { weatherConsiderations } of wordsOf(givenWeek({ closet, weather: [wet] })))
    expect(weatherConsiderations).toContain('10 °C with rain at times')
})

test('the week says that no top is worn twice, or which comes again', () => {
  expect(weekInWords(solveWeek(givenWeek({ closet: [] })))).toMatch(/nothing to wear/)
  const one = closet.filter(({ name }) => /T-shirt|jeans|sneakers/.test(name))
  const repeated = weekInWords(solveWeek(givenWeek({ closet: one, occasion: 'casual' })))
  expect(repeated).toContain('T-shirt and the blue jeans come again early on six days')
  expect(repeated).toContain('in a row')
})

function wordsOf(week: WeekToSolve, occasion = 'work'): DayInWords[] {
  const plan = { styleTheme: 'Classic', occasion, season: 'fall', place: 'Toronto, Canada' } as const
  const said = new Set<string>()
  return solveWeek(week).flatMap((solved, at) => {
    const day = week.days[at]
    if (!day) return []
    const words = dayInWords({ day, solved, plan, said })
    said.add(words.stylingNotes).add(words.weatherConsiderations)
    return [words]
  })
}

function expectFilled({ reasons: _reasons, ...texts }: DayInWords): void {
  for (const [name, text] of Object.entries(texts)) {
    expect(text.trim(), name).not.toBe('')
    expect(text.length, name).toBeLessThan(500)
    expect(text, name).not.toMatch(/undefined|null|NaN| {2}|\.\./)
  }
}

function anyWeather(): NonNullable<WeekGiven['weather']> {
  return [
    { condition: 'Rain', lowCelsius: 6, highCelsius: 9 },
    { condition: 'Clear', lowCelsius: 4, highCelsius: 14 },
    { condition: 'Snow', lowCelsius: -4, highCelsius: 0 },
    { windKmh: 45 },
    { condition: 'Clear', lowCelsius: 19, highCelsius: 28, uvIndex: 7 },
    { source: 'cached' },
    { lowCelsius: 11, highCelsius: 15 },
  ]
}
