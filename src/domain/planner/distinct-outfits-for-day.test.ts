import { describe, expect, test } from 'vitest'
import type { DayWeather } from '../../contract/weather.ts'
import { readGarment } from '../closet/read-garment.ts'
import { type SamplePiece, sampleWardrobe } from '../closet/sample-wardrobe.ts'
import { generateCloset } from '../stylist/search/generate-closet.test-support.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { givenWeather } from './generate-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'
import { distinctOutfitsForDay } from './distinct-outfits-for-day.ts'

function outfitsFor(closet: readonly StylistPiece[], stated: Partial<DayWeather> = {}) {
  const weather = givenWeather(stated)
  const needs = needsOfDay({ styleTheme: '', occasion: 'casual', season: 'all', day: 'Monday', weather })
  const day = { day: 'Monday', date: weather.date, weather, needs, fixed: null } as const
  const steps = distinctOutfitsForDay({ day, closet, seed: 'a', count: 3 })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
const closetOf = (wardrobe: readonly SamplePiece[]) =>
  wardrobe.map((piece): StylistPiece => {
    const words = { ...piece, brand: null, description: null }
    const wears = { lastWornDate: null, wearCount: 0 }
    return { ...words, ...wears, id: piece.name, imageUrl: '', garment: readGarment(words) }
  })
const ids = (outfit: readonly StylistPiece[]) => outfit.map(({ id }) => id)

describe('distinct outfits for a day', () => {
  test.each([{ condition: 'Rain' }, { condition: 'Clear', lowCelsius: 22, highCelsius: 30 }] as const)(
    'are three whole ones with little in common: %o',
    (weather) => {
      const { outfits, lacking } = outfitsFor(generateCloset(120), weather)
      expect([outfits.length, lacking]).toEqual([3, []])
      for (const outfit of outfits) {
        const slots = outfit.map(({ garment }) => garment.slot)
        expect(slots).toContain('shoes')
        expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true)
      }
      const clothes = outfits.flat().filter(({ garment }) => /top|bottom|dress/.test(garment.slot))
      expect(new Set(ids(clothes)).size).toBe(clothes.length)
    },
  )

  test('do not depend on the order of the closet', () => {
    const closet = generateCloset(60)
    const same = outfitsFor(closet).outfits.map(ids)
    expect(outfitsFor(closet.toReversed()).outfits.map(ids)).toEqual(same)
  })

  test('are limited by the number of tops and dresses', () => {
    const closet = generateCloset(120)
    const [first = []] = outfitsFor(closet).outfits
    expect(outfitsFor(first).outfits.map((outfit) => ids(outfit).toSorted())).toEqual([ids(first).toSorted()])
  })

  test('in a thunderstorm repeat boots and coat, or are fewer, rather than use pieces that rain ruins', () => {
    const { outfits } = outfitsFor(closetOf(sampleWardrobe), {
      condition: 'Thunderstorm',
      precipitationMm: 12,
      windKmh: 46,
      lowCelsius: 12,
      highCelsius: 19,
    })
    expect(outfits.length).toBeGreaterThan(0)
    for (const outfit of outfits)
      expect(outfit.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Cotton trench coat', 'Chelsea boots']),
      )
  })

  test('in frost use warm tops and none that snow ruins', () => {
    const snow = { condition: 'Snow', precipitationMm: 4, lowCelsius: -9, highCelsius: -3 } as const
    const { outfits } = outfitsFor(closetOf(sampleWardrobe), snow)
    const names = outfits.flat().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Merino sweater', 'Ribbed turtleneck']))
    expect(names).not.toContain('Striped T-shirt')
    expect(names).not.toContain('Leather sneakers')
  })

  test('are empty without shoes, and shoes are reported as lacking', () => {
    const closet = generateCloset(120).filter(({ garment }) => garment.slot !== 'shoes')
    expect(outfitsFor(closet)).toEqual({ outfits: [], lacking: ['shoes'] })
  })
})
