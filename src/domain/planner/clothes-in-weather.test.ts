import { describe, expect, test } from 'vitest'
import { sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { clothesInWeather } from './clothes-in-weather.ts'
import { givenWeather } from './made-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'

function wornOf(names: RegExp): StylistPiece[] {
  return sampleWardrobe
    .filter(({ name }) => names.test(name))
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
}
const pieces = wornOf(/jeans|sneakers|T-shirt|trench/i)
const weather = givenWeather({ condition: 'Rain', lowCelsius: 13, highCelsius: 17, precipitationMm: 6 })
const needs = needsOfDay({ occasion: '', styleTheme: '', season: 'all', day: 'Monday', weather })

function say(said: ReadonlySet<string>, at = 0, worn = pieces): string {
  return clothesInWeather({ weather, needs, pieces: worn, at, isGiven: false, said })
}

function sayIn(of: Parameters<typeof givenWeather>[0], said: ReadonlySet<string>): string {
  const ofDay = givenWeather({ precipitationMm: /rain/i.test(of?.condition ?? '') ? 8 : 0, ...of })
  const asked = needsOfDay({ occasion: '', styleTheme: '', season: 'all', day: 'Monday', weather: ofDay })
  const isHot = ofDay.lowCelsius > 20
  const worn = pieces.filter(({ garment }) => !isHot || garment.slot !== 'outer')
  return clothesInWeather({ weather: ofDay, needs: asked, pieces: worn, at: 0, isGiven: false, said })
}

/** All there is to say of a weather, one line after the other. */
function everyLine(of: Parameters<typeof givenWeather>[0]): string[] {
  const said = new Set<string>()
  for (let round = 0; round < 12; round += 1) said.add(sayIn(of, said))
  return [...said].filter(Boolean)
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

  test('is no umbrella in a wind that turns it', () => {
    const lines = everyLine({ condition: 'Rain', lowCelsius: 13, highCelsius: 17, windKmh: 45 })
    expect(lines.join(' ')).toMatch(/turns umbrellas/)
    expect(lines.join(' ')).not.toMatch(/take an umbrella/)
  })

  test('is not to keep the trousers one wears out of the rain', () => {
    expect(everyLine({ condition: 'Heavy rain', lowCelsius: 13, highCelsius: 17 }).join(' ')).not.toMatch(
      /Keep [^.]*jeans/,
    )
  })

  test('is shade only under a sun that is high, and something for the evening only where that is cool', () => {
    const mild = everyLine({ condition: 'Clear', lowCelsius: 8, highCelsius: 20, uvIndex: 3 }).join(' ')
    expect(mild).not.toMatch(/shade/)
    const hot = everyLine({ condition: 'Clear', lowCelsius: 24, highCelsius: 36, uvIndex: 9 }).join(' ')
    expect(hot).toMatch(/shade/)
    expect(hot).not.toMatch(/evening|layer/)
  })

  test('is to go without the coat later only where the afternoon is warm enough for that', () => {
    const winter = everyLine({ condition: 'Clear', lowCelsius: -3, highCelsius: 8 }).join(' ')
    expect(winter).not.toMatch(/alone later|comes? off/)
    const spring = everyLine({ condition: 'Clear', lowCelsius: 7, highCelsius: 18 }).join(' ')
    expect(spring).toMatch(/alone later/)
  })

  test('is nothing rather than the same again where nothing presses', () => {
    const said = new Set(everyLine({ condition: 'Cloudy', lowCelsius: 14, highCelsius: 19 }))
    expect(sayIn({ condition: 'Cloudy', lowCelsius: 14, highCelsius: 19 }, said)).toBe('')
  })

  test('is nothing where nothing is worn', () => {
    expect(say(new Set(), 0, [])).toBe('')
  })

  test('agrees on rain with what is said of a trench and of leather: a shower, no storm', () => {
    const worn = wornOf(/trench|T-shirt|jeans|loafers/i)
    const lines = (condition: 'Rain' | 'Thunderstorm') =>
      [0, 1, 2, 3].map((at) =>
        clothesInWeather({ weather: { ...weather, condition }, needs, pieces: worn, at, isGiven: false }),
      )
    expect(lines('Rain').join(' ')).toMatch(/trench coat keeps out a shower and no more/)
    expect(lines('Rain').join(' ')).toMatch(/loafers take a short shower/)
    expect(lines('Thunderstorm').join(' ')).toMatch(/loafers are low for so much rain/)
    expect([...lines('Rain'), ...lines('Thunderstorm')].join(' ')).not.toMatch(/without harm/)
  })
})
