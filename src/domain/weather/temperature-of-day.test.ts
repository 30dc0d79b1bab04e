import { expect, test } from 'vitest'
import { givenWeek } from '../planner/generate-week.test-support.ts'
import { solveWeek } from '../planner/week/solve-week.ts'
import { sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { dayInWords } from '../words/planner/day-in-words.ts'
import { outfitReasons } from '../words/outfit/outfit-reasons.ts'
import { rangeInWords } from '../words/weather/weather-words.ts'
import { temperatureOfDay } from './temperature-of-day.ts'

test('is a whole number, never -0', () => {
  expect(temperatureOfDay({ lowCelsius: 6.1, highCelsius: 9.4 })).toBe(8)
  expect(Object.is(temperatureOfDay({ lowCelsius: -1, highCelsius: 0.4 }), 0)).toBe(true)
})

test('is the only single temperature in the texts of a planned day, despite the apparent temperature', () => {
  const closet = sampleWardrobe.map((one): StylistPiece => {
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
  for (const source of ['live', 'estimate'] as const)
    for (const lowCelsius of [-9.4, -2, 3.3, 9, 14, 19.6, 25]) {
      const weather = { lowCelsius, highCelsius: lowCelsius + 7.2, windKmh: 35, source }
      const week = givenWeek({ closet, weather: [weather], season: 'all' })
      for (const [at, solved] of solveWeek(week).entries()) {
        const day = week.days[at]
        if (!day) continue
        const words = dayInWords({ day, solved, occasion: 'work', place: 'Oslo', usedTexts: new Set() })
        const reasons = solved.outfit ? outfitReasons(solved.outfit).map(({ text }) => text) : []
        const texts = [words.stylingNotes, words.weatherConsiderations, ...words.reasons.values(), ...reasons]
        // Removes ranges and apparent temperatures, which are allowed.
        const plain = texts.map((text) =>
          text.replaceAll(rangeInWords(weather, 'celsius'), '').replaceAll(/feels like −?\d+ °C/g, ''),
        )
        const named = plain.flatMap((text) =>
          Array.from(text.matchAll(/(−?\d+) °C/g), ([, figure = '']) => Number(figure.replace('−', '-'))),
        )
        for (const figure of named) expect(figure, texts.join(' ')).toBe(temperatureOfDay(weather))
      }
    }
})
