import { describe, expect, test } from 'vitest'
import type { DayWeather } from '../../contract/weather.ts'
import { madeCloset } from '../stylist/search/made-closet.test-support.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { givenWeather } from './made-week.test-support.ts'
import { needsOfDay } from './needs-of-day.ts'
import { outfitsBeside } from './outfits-beside.ts'

function beside(closet: readonly StylistPiece[], told: Partial<DayWeather> = {}) {
  const weather = givenWeather(told)
  const needs = needsOfDay({ styleTheme: '', occasion: 'casual', season: 'all', day: 'Monday', weather })
  const day = { day: 'Monday', date: weather.date, weather, needs, fixed: null } as const
  const steps = outfitsBeside({ day, closet, seed: 'a', count: 3 })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
const ids = (outfit: readonly StylistPiece[]) => outfit.map(({ id }) => id)

describe('the outfits of one day', () => {
  test.each([{ condition: 'Rain' }, { condition: 'Clear', lowCelsius: 22, highCelsius: 30 }] as const)(
    'are three whole ones with little in common: %o',
    (weather) => {
      const { outfits, lacking } = beside(madeCloset(120), weather)
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

  test('are the same whatever the order of the closet', () => {
    const closet = madeCloset(60)
    const same = beside(closet).outfits.map(ids)
    expect(beside(closet.toReversed()).outfits.map(ids)).toEqual(same)
  })

  test('are as many as there are tops or dresses for them', () => {
    const closet = madeCloset(120)
    const [first = []] = beside(closet).outfits
    expect(beside(first).outfits.map((outfit) => ids(outfit).toSorted())).toEqual([ids(first).toSorted()])
  })

  test('are none without shoes, which is said', () => {
    const closet = madeCloset(120).filter(({ garment }) => garment.slot !== 'shoes')
    expect(beside(closet)).toEqual({ outfits: [], lacking: ['shoes'] })
  })
})
