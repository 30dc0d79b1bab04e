import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { readGarment } from '../closet/read-garment.ts'
import { givenWeather } from './generate-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'
import { missingPurposeInWords } from '../words/suggestions/piece-to-find.ts'

function sentenceFor(
  occasion: string,
  names: readonly (readonly [string, ClosetCategory])[],
  stated: Partial<DayWeather> = {},
): string | null {
  const needs = needsOfDay({
    styleTheme: '',
    occasion,
    season: 'all',
    day: 'Monday',
    weather: givenWeather(stated),
  })
  const closet = names.map(([name, category]) => {
    const words = { name, category, color: '', brand: null, style: null, season: null, description: null }
    return { garment: readGarment(words) }
  })
  return missingPurposeInWords(needs, closet)
}

const town = [
  ['Jeans', 'Bottoms'],
  ['Chelsea boots', 'Shoes'],
] as const
const hot = { lowCelsius: 20, highCelsius: 30 }

test('reports a missing purpose if the occasion needs it', () => {
  expect(sentenceFor('gym', town)).toBe("You don't have anything for sport right now.")
  expect(sentenceFor('beach', town, hot)).toBe("You don't have anything for swimming right now.")
  expect(sentenceFor('ski trip', town)).toBe("You don't have anything for snow sports right now.")
})

test('reports nothing if a piece has the purpose or the occasion needs none', () => {
  expect(sentenceFor('gym', [...town, ['Running tights', 'Bottoms']])).toBeNull()
  expect(sentenceFor('beach', [...town, ['Swimsuit', 'Dresses']], hot)).toBeNull()
  expect(sentenceFor('beach', town, { lowCelsius: 3, highCelsius: 9 })).toBeNull()
  expect(sentenceFor('work', town)).toBeNull()
})
