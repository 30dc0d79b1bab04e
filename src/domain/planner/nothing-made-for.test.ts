import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { readGarment } from '../closet/read-garment.ts'
import { givenWeather } from './made-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'
import { nothingMadeForInWords } from '../words/piece-to-find.ts'

function said(
  occasion: string,
  names: readonly (readonly [string, ClosetCategory])[],
  told: Partial<DayWeather> = {},
): string | null {
  const needs = needsOfDay({
    styleTheme: '',
    occasion,
    season: 'all',
    day: 'Monday',
    weather: givenWeather(told),
  })
  const closet = names.map(([name, category]) => {
    const words = { name, category, color: '', brand: null, style: null, season: null, description: null }
    return { garment: readGarment(words) }
  })
  return nothingMadeForInWords(needs, closet)
}

const town = [
  ['Jeans', 'Bottoms'],
  ['Chelsea boots', 'Shoes'],
] as const
const hot = { lowCelsius: 20, highCelsius: 30 }

test('that nothing is made for sport or swimming is said once something is asked for it', () => {
  expect(said('gym', town)).toBe("You don't have anything for sport right now.")
  expect(said('beach', town, hot)).toBe("You don't have anything for swimming right now.")
  expect(said('ski trip', town)).toBe("You don't have anything for snow sports right now.")
})

test('where something is, or the occasion has no clothes of its own, nothing is said', () => {
  expect(said('gym', [...town, ['Running tights', 'Bottoms']])).toBeNull()
  expect(said('beach', [...town, ['Swimsuit', 'Dresses']], hot)).toBeNull()
  expect(said('beach', town, { lowCelsius: 3, highCelsius: 9 })).toBeNull()
  expect(said('work', town)).toBeNull()
})
