import { describe, expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { sampleWardrobe } from '../../closet/sample-wardrobe.ts'
import {
  givenWeather,
  givenWeek,
  generateWeek,
  type WeekGiven,
} from '../../planner/generate-week.test-support.ts'
import { outfitOf } from '../../stylist/search/outfit-of.ts'
import { solveWeek } from '../../planner/week/solve-week.ts'
import type { SolvedDay, WeekToSolve } from '../../planner/week-to-solve.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { DAY_OUTFIT_WORDS, dayOutfit } from './day-outfit.ts'
import { dayInWords, type DayInWords } from './day-in-words.ts'
import { openingOf } from '../text-openings.ts'
import { makeNeeds, makeOutfit, makePiece } from '../make-outfit.test-support.ts'
import { PERFECT_FOR_WORDS, perfectFor } from './perfect-for.ts'
import { STYLING_NOTE_WORDS, stylingNote } from './styling-note.ts'
import { WEATHER_NOTE_WORDS } from '../weather/weather-note.ts'
import { WEEK_SUMMARY_WORDS, weekSummary } from './week-summary.ts'

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
const oneOutfit = closet.filter(({ name }) => /T-shirt|jeans|sneakers/.test(name))
const anyWeather: NonNullable<WeekGiven['weather']> = [
  { condition: 'Rain', lowCelsius: 6, highCelsius: 9 },
  { condition: 'Clear', lowCelsius: 4, highCelsius: 14 },
  { condition: 'Snow', lowCelsius: -4, highCelsius: 0 },
  { windKmh: 45 },
  { condition: 'Clear', lowCelsius: 19, highCelsius: 28, uvIndex: 7 },
  { source: 'cached' },
  { lowCelsius: 11, highCelsius: 15 },
]
const given: readonly [string, WeekGiven][] = [
  ['for work in any weather', { closet, weather: anyWeather }],
  ['for work in the same weather all week', { closet }],
  ['without a forecast', { closet, weather: [null], occasion: 'brunch' }],
  ['by estimate', { closet, weather: [{ source: 'estimate' }], occasion: 'a conference in Berlin' }],
  ['out of an empty closet', { closet: [] }],
  ['out of an empty closet without a forecast', { closet: [], weather: [null], season: 'all' }],
  ['out of one outfit', { closet: oneOutfit }],
]

function textsOf(week: WeekToSolve, occasion = 'work', solved = solveWeek(week)): DayInWords[] {
  const usedTexts = new Set<string>()
  return solved.flatMap((ofDay, at) => {
    const day = week.days[at]
    if (!day) return []
    const words = dayInWords({ day, solved: ofDay, occasion, place: 'Toronto, Canada', usedTexts })
    usedTexts.add(words.stylingNotes).add(words.weatherConsiderations)
    return [words]
  })
}

// Kind 6 of the voice guide: an outfit to buy.
const IDEA_WORDS = 16

function faultsIn({ reasons, ...texts }: DayInWords): string[] {
  const { outfitDescription, stylingNotes, weatherConsiderations, occasionDetails } = texts
  return [
    ...Object.values(texts).flatMap(forbiddenIn),
    ...Object.values(texts).filter((text) => text.trim() === '' || / {2}|\.\.|undefined|null|NaN/.test(text)),
    ...(reasons.size > 0 && outfitDescription.length > 60 ? [outfitDescription] : []),
    ...tooLongIn(outfitDescription, reasons.size > 0 ? DAY_OUTFIT_WORDS : IDEA_WORDS),
    ...tooLongIn(stylingNotes, STYLING_NOTE_WORDS),
    ...tooLongIn(weatherConsiderations, WEATHER_NOTE_WORDS),
    ...tooLongIn(occasionDetails, PERFECT_FOR_WORDS),
    ...[...reasons.values()].filter((reason) => !/^\p{Lu}.*\.$/u.test(reason)),
  ]
}

function sameOpenings(days: readonly DayInWords[]): string[] {
  const texts = days.flatMap((day) => [day.stylingNotes, day.weatherConsiderations, day.occasionDetails])
  const openings = texts.map(openingOf)
  return texts.filter((_, at) => openings.indexOf(openings[at] ?? '') !== at)
}

describe.each(given)('a week %s', (_name, week) => {
  const days = textsOf(givenWeek(week), week.occasion)

  test('follows the voice guide, and its texts have different openings', () => {
    expect(days.flatMap(faultsIn)).toEqual([])
    expect(sameOpenings(days)).toEqual([])
  })
})

test('random weeks and closets follow the voice guide and have a reason for each piece', () => {
  for (let number = 0; number < 1000; number += 20) {
    const week = generateWeek(number)
    const solved = solveWeek(week)
    const days = textsOf(week, 'work', solved)
    const summary = weekSummary(solved)
    expect([...days.flatMap(faultsIn), ...forbiddenIn(summary)], `week ${number}`).toEqual([])
    expect(summary.split(' ').length, summary).toBeLessThanOrEqual(WEEK_SUMMARY_WORDS)
    expect(sameOpenings(days), `week ${number}`).toEqual([])
    for (const [at, { reasons }] of days.entries()) {
      const ids = solved[at]?.outfit?.pieces.map(({ id }) => id) ?? []
      expect([...reasons.keys()].toSorted()).toEqual(ids.toSorted())
    }
  }
})

test('an outfit is described by its largest pieces', () => {
  for (const { outfitDescription } of textsOf(givenWeek({ closet })))
    expect(outfitDescription).toMatch(/^\p{Lu}[^,]+, [^,]+, [^,]+$/u)
})

test('a day without an outfit states it and names the first piece to buy', () => {
  const [monday, tuesday] = textsOf(givenWeek({ closet: [] }))
  expect(monday?.outfitDescription).toMatch(/^\p{Lu}[^,]+, [^,]+, [^,]+$/u)
  expect(monday?.stylingNotes).toMatch(
    /^You don't have an outfit for this day\. Look for \p{L}[^.]+ first\.$/u,
  )
  expect(tuesday?.stylingNotes).toMatch(/^For Tuesday, look for \p{L}[^.]+ first\.$/u)
})

test('a day chosen by the wearer says nothing about the rest of the closet', () => {
  const week = givenWeek({ closet, occasion: 'casual', weather: [{ lowCelsius: 2, highCelsius: 6 }] })
  const chosen = closet.filter(({ name }) => /T-shirt|jeans/.test(name))
  const days = week.days.map((day) => ({ ...day, fixed: chosen }))
  for (const { stylingNotes, weatherConsiderations } of textsOf({ ...week, days })) {
    expect(`${stylingNotes} ${weatherConsiderations}`).not.toMatch(/closet|nothing else|don't have/i)
    expect(weatherConsiderations).toMatch(/Light for the weather/)
  }
  const nothing = week.days.map((day) => ({ ...day, fixed: [] }))
  expect(
    textsOf({ ...week, days: nothing })
      .map(({ stylingNotes }) => stylingNotes)
      .slice(0, 2),
  ).toEqual(['No pieces chosen yet.', 'Tuesday has no pieces yet.'])
})

test('pieces that may repeat in the week are not called unworn for long', () => {
  const waiting = closet.map((piece) => ({ ...piece, lastWornDate: '2026-09-01' as const }))
  for (const { reasons } of textsOf(givenWeek({ closet: waiting })))
    for (const [id, reason] of reasons)
      if (/jeans|trousers|skirt|sweater|turtleneck|coat|boots|loafers|tote/i.test(id))
        expect(reason).not.toMatch(/Last worn|haven't worn/)
  const repeating = waiting.filter(({ name }) => /T-shirt|jeans|sneakers/.test(name))
  for (const { reasons } of textsOf(givenWeek({ closet: repeating, occasion: 'casual' })).slice(1))
    expect([...reasons.values()].join(' ')).not.toMatch(/Last worn|haven't worn/)
})

describe('the styling note of a day', () => {
  const outfit = makeOutfit([
    'Striped T-shirt, Tops, White',
    'Jeans, Bottoms, Blue',
    'Sneakers, Shoes, White',
  ])
  const input = {
    outfit,
    needs: makeNeeds({}, null),
    day: 'Tuesday',
    repeatedIds: [],
    weather: null,
  } as const
  const nothing = new Set<string>()

  test('names missing pieces', () => {
    const bare = { ...input, outfit: { ...outfit, missing: [{ slot: 'shoes', isNeeded: true }] } } as const
    expect(stylingNote(bare, nothing)).toBe('This outfit still needs shoes.')
    expect(stylingNote(bare, new Set([stylingNote(bare, nothing)]))).toBe('Tuesday needs shoes too.')
  })

  test('names repeats: shirts are washed, jeans aired', () => {
    const repeats = (...repeatedIds: string[]) => stylingNote({ ...input, repeatedIds }, nothing)
    expect(repeats('Striped T-shirt')).toBe('Repeats the T-shirt. Wash it first.')
    expect(repeats('Jeans')).toBe('Repeats the jeans. Air them first.')
    expect(repeats('Striped T-shirt', 'Jeans')).toBe(
      'Repeats the T-shirt and the jeans. Wash the T-shirt and air the jeans first.',
    )
    const both = { ...input, repeatedIds: ['Striped T-shirt'] }
    expect(stylingNote(both, new Set([repeats('Striped T-shirt')]))).toBe(
      'Tuesday: the T-shirt again. Wash it first.',
    )
  })

  test('names an unsuitable piece', () => {
    const formality = { least: 3.5, ideal: 4, most: 5 }
    expect(stylingNote({ ...input, needs: makeNeeds({}, { phrase: 'a gala', formality }) }, nothing)).toBe(
      'The T-shirt is too casual for a gala.',
    )
    const easy = { least: 0, ideal: 0.5, most: 1 }
    const dressy = makeOutfit(['Silk blouse, Tops, White', 'Wool trousers, Bottoms, Gray'])
    const needs = makeNeeds({}, { phrase: 'a ski trip', formality: easy })
    expect(stylingNote({ ...input, outfit: dressy, needs }, nothing)).toBe(
      'The blouse is too dressy for a ski trip.',
    )
  })

  test('is otherwise a tip that no other day has, then how it suits the occasion', () => {
    const usedTexts = new Set<string>()
    const { needs } = input
    const scored = outfitOf({ focus: null, pieces: input.outfit.pieces, needs, today: '2026-11-23' })
    const notes = Array.from({ length: 12 }, () => {
      const note = stylingNote({ ...input, outfit: scored }, usedTexts)
      usedTexts.add(note)
      return note
    })
    expect(new Set(notes.slice(0, 3)).size).toBe(3)
    expect(notes.at(-1)).toMatch(/^Tuesday: the outfit is /)
  })

  test('leaves out the content of the weather note, and open collars in the cold', () => {
    const jacket = makeOutfit([
      'Denim jacket, Outerwear, Blue',
      'Oxford shirt, Tops, White',
      'Chinos, Bottoms, Navy',
    ])
    const notesAt = (temperatureCelsius: number, weather: 'wind in coat' | null) => {
      const usedTexts = new Set<string>()
      const needs = makeNeeds({}, { temperatureCelsius })
      for (let turn = 0; turn < 6; turn += 1)
        usedTexts.add(stylingNote({ ...input, outfit: jacket, needs, weather }, usedTexts))
      return [...usedTexts].join(' ')
    }
    expect(notesAt(16, null)).toMatch(/jacket open/)
    expect(notesAt(16, 'wind in coat')).not.toMatch(/jacket open/)
    expect(notesAt(4, null)).not.toMatch(/open|sleeves/)
  })
})

describe('a week in words', () => {
  const top = makePiece('Striped T-shirt, Tops, White')
  const shirt = makePiece('Shirt, Tops, Blue')
  const dress = makePiece('Shirt dress, Dresses, Green')
  const blazer = makePiece('Blazer, Outerwear, Black')
  const [boots, loafers] = [makePiece('Boots, Shoes, Black'), makePiece('Loafers, Shoes, Brown')]
  const day = (of: WeekDay, pieces: readonly StylistPiece[] | null, ...repeatedIds: string[]): SolvedDay => ({
    day: of,
    outfit: pieces && makeOutfit(pieces),
    repeatedIds,
  })

  test.each<[string, SolvedDay[]]>([
    ["Your closet doesn't cover this week yet. Each day lists what to add first.", [day('Monday', null)]],
    [
      'No top repeats. Different shoes from one day to the next.',
      [day('Monday', [top, boots]), day('Tuesday', [shirt, loafers])],
    ],
    [
      'No top or dress repeats. Black boots on consecutive days.',
      [day('Monday', [top, boots]), day('Tuesday', [dress, boots])],
    ],
    [
      'Tops repeat at least 2 days apart.',
      [
        day('Monday', [top]),
        day('Tuesday', [shirt]),
        day('Wednesday', [{ ...top, garment: { ...top.garment, slot: 'mid' } }]),
      ],
    ],
    // A blazer under a coat isn't a top.
    [
      'No top repeats.',
      [
        day('Monday', [top, { ...blazer, garment: { ...blazer.garment, slot: 'mid' } }]),
        day('Wednesday', [shirt, { ...blazer, garment: { ...blazer.garment, slot: 'mid' } }]),
      ],
    ],
    ['Tuesday has no outfit yet.', [day('Monday', [dress, boots]), day('Tuesday', null)]],
    [
      'No tops this week. 3 days have no outfit yet.',
      [day('Monday', [boots]), day('Tuesday', null), day('Friday', null), day('Sunday', null)],
    ],
    [
      'Tops repeat at least 3 days apart.',
      [day('Monday', [top]), day('Tuesday', [shirt]), day('Thursday', [top]), day('Sunday', [shirt])],
    ],
    ['The T-shirt is back on Tuesday.', [day('Monday', [top]), day('Tuesday', [top], top.id)]],
    [
      'The T-shirt and the shirt were worn shortly before.',
      [day('Monday', [top], top.id), day('Tuesday', [shirt], shirt.id)],
    ],
    [
      'You wear the T-shirt on 3 days.',
      [day('Monday', [top]), day('Tuesday', [top], top.id), day('Wednesday', [shirt]), day('Sunday', [top])],
    ],
    [
      'The T-shirt and the shirt repeat within a few days.',
      [day('Monday', [top], top.id), day('Tuesday', [shirt]), day('Wednesday', [shirt], shirt.id)],
    ],
    [
      'You wear the T-shirt on 4 days.',
      [
        day('Monday', [top]),
        ...(['Tuesday', 'Thursday', 'Friday'] as const).map((one) => day(one, [top], top.id)),
        day('Saturday', [shirt]),
      ],
    ],
    [
      'The boots are worn every day.',
      (['Monday', 'Tuesday', 'Wednesday'] as const).map((one) => day(one, [boots], boots.id)),
    ],
    [
      'You wear the T-shirt and the boots on 2 days each.',
      [
        day('Monday', [top, boots]),
        day('Tuesday', [top, boots], top.id, boots.id),
        day('Wednesday', [shirt]),
      ],
    ],
    ['The T-shirt was last worn shortly before Monday.', [day('Monday', [top], top.id)]],
  ])('%s', (text, solved) => {
    expect(weekSummary(solved)).toBe(text)
    expect(forbiddenIn(text)).toEqual([])
  })
})

describe('the Perfect For text', () => {
  const rain = givenWeather({ condition: 'Rain' })

  test.each([
    ['work', 'Monday', 'A Monday at work'],
    ['campus', 'Tuesday', 'A Tuesday on campus'],
    ['', 'Monday', 'A casual Monday'],
    ['work', 'Saturday', 'A Saturday off'],
    ['brunch', 'Sunday', 'A Sunday brunch'],
    ['art-gallery', 'Sunday', 'A Sunday at the gallery'],
    ['interview', 'Friday', 'A Friday job interview'],
    ['karaoke night', 'Friday', 'Friday: karaoke night'],
    ['date night', 'Friday', 'A Friday date'],
    ['conference in Berlin', 'Friday', 'Friday: conference in Berlin'],
    ['my sister’s wedding in Lisbon', 'Saturday', "Saturday: your sister's wedding in Lisbon"],
  ] as const)('%j on %s: %s', (occasion, day, text) => {
    expect(perfectFor(occasion, day, null)).toBe(text)
  })

  test('names rain and snow from a forecast, not from an estimate', () => {
    expect(perfectFor('work', 'Monday', rain)).toBe('A rainy Monday at work')
    expect(perfectFor('date', 'Monday', givenWeather({ condition: 'Snow' }))).toBe('A snowy Monday date')
    expect(perfectFor('work', 'Monday', { ...rain, source: 'estimate' })).toBe('A Monday at work')
  })
})

test('a card too short for both colors of a piece names no color of it', () => {
  const names = [
    'Varsity jacket, Outerwear, Navy and cream',
    'Band hoodie, Tops, Black',
    'Parachute pants, Bottoms, Slate',
  ]
  expect(dayOutfit(names.map((name) => makePiece(name)))).toBe(
    'Varsity jacket, black hoodie, slate parachute pants',
  )
})

test('a formal day and a week of jumpsuits are named as they are', () => {
  const [monday] = textsOf(givenWeek({ closet, occasion: 'formal' }), 'formal')
  expect(monday?.occasionDetails).toBe('Monday: formal evening')
  const week = givenWeek({
    closet: ['Boiler suit, Dresses, Rust', 'Sneakers, Shoes, White'].map((one) => makePiece(one)),
  })
  expect(weekSummary(solveWeek(week))).not.toMatch(/dress/i)
})

test('an occasion in unknown words is named in them', () => {
  expect(perfectFor('sommarstuga', 'Monday', null, true)).toBe('Monday: sommarstuga')
})

test('an outfit keeps the print of a skirt and the fabric of a dress before their color', () => {
  const others = ['Cream wool turtleneck, Tops, Cream', 'Brown suede ankle boots, Shoes, Brown'].map((one) =>
    makePiece(one),
  )
  const withPiece = (words: string) =>
    dayOutfit([makePiece(words), ...others, makePiece('Wool trousers, Bottoms, Black')])
  expect(withPiece('Leopard print midi skirt, Bottoms, Brown')).toContain('leopard midi skirt')
  expect(withPiece('Denim shirt dress, Dresses, Blue')).toContain('enim shirt dress')
})

test('an outfit’s short name drops the fabric of one piece before the color of another', () => {
  const names = ['Chunky knit sweater, Tops, Oatmeal', 'White linen button-up, Tops, White', 'Pleated midi skirt, Bottoms, Emerald green', 'Suede boots, Shoes, Black'] // prettier-ignore
  expect(dayOutfit(names.map((name) => makePiece(name)))).toMatch(
    /^Oatmeal sweater, white linen shirt, emerald /,
  )
})
