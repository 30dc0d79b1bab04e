import { describe, expect, test } from 'vitest'
import { sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { clothesInWeather } from './clothes-in-weather.ts'
import { givenWeather } from './made-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'

const pieces: StylistPiece[] = sampleWardrobe
  .filter(({ name }) => /jeans|sneakers|T-shirt|trench/i.test(name))
  .map(({ category, color, ...one }) => ({
    ...one,
    category,
    color,
    id: one.name,
    imageUrl: '/',
    brand: null,
    lastWornDate: null,
    wearCount: 0,
    garment: readGarment({ ...one, category, color, brand: null, description: null }),
  }))
const weather = givenWeather({ condition: 'Rain', lowCelsius: 13, highCelsius: 17, precipitationMm: 6 })
const needs = needsOfDay({ occasion: '', styleTheme: '', season: 'all', day: 'Monday', weather })

function say(said: ReadonlySet<string>, at = 0, worn = pieces): string {
  return clothesInWeather({ weather, needs, pieces: worn, at, isGiven: false, said })
}

describe('what the weather means for an outfit', () => {
  test('is said otherwise where another outfit has said the same', () => {
    const first = say(new Set())
    const second = say(new Set([first]))
    expect([first, second].every((words) => words.endsWith('.'))).toBe(true)
    expect(second).not.toBe(first)
  })

  test('is said once more where there is nothing else to say', () => {
    const said = new Set<string>()
    for (let round = 0; round < 12; round += 1) said.add(say(said))
    expect(said.size).toBeGreaterThan(1)
    expect(said).toContain(say(said))
  })

  test('is nothing where nothing is worn', () => {
    expect(say(new Set(), 0, [])).toBe('')
  })
})
