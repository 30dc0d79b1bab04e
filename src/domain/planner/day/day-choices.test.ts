import { describe, expect, test } from 'vitest'
import type { ClosetCategory, ClosetSeason } from '../../../contract/closet/closet.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { dayChoices } from './day-choices.ts'
import { givenWeather } from '../generate-week.test-support.ts'
import { needsOfDay } from '../needs-of-day.ts'

interface Given {
  readonly name: string
  readonly category: ClosetCategory
  readonly color?: string
  readonly season?: ClosetSeason
}

/** Returns the suitability of one piece on a day; null if it is ruled out. */
function suitability(
  { name, category, color = 'Navy', season }: Given,
  occasion: string,
  stated: Partial<DayWeather>,
): number | null {
  const words = { name, category, color, brand: null, style: null, season: season ?? null, description: null }
  const piece = {
    ...words,
    id: '1',
    imageUrl: '',
    lastWornDate: null,
    wearCount: 0,
    garment: readGarment(words),
  }
  const weather = givenWeather(stated)
  const needs = needsOfDay({ styleTheme: '', occasion, season: 'all', day: 'Monday', weather })
  const day = { day: 'Monday', date: weather.date, weather, needs, fixed: null } as const
  return Object.values(dayChoices(day, [piece])).flat()[0]?.suitability ?? null
}

const frost = { lowCelsius: -8, highCelsius: -2 }
const snow = { condition: 'Snow', lowCelsius: -9, highCelsius: -6, precipitationMm: 4 } as const
const mild = { lowCelsius: 11, highCelsius: 17 }
const rain = { condition: 'Rain', lowCelsius: 10, highCelsius: 15 } as const
const hot = { condition: 'Clear', lowCelsius: 21, highCelsius: 29 } as const

const woolCoat = { name: 'Long wool coat', category: 'Outerwear' } as const
const pajamas = { name: 'Pajama pants', category: 'Bottoms' } as const
const bra = { name: 'Sports bra', category: 'Tops' } as const
const rubberBoots = { name: 'Rubber boots', category: 'Shoes' } as const
const swimsuit = { name: 'Swimsuit', category: 'Dresses' } as const
const gown = { name: 'Evening gown', category: 'Dresses' } as const
const sneakers = { name: 'Leather sneakers', category: 'Shoes', color: 'White' } as const
const merino = { name: 'Merino sweater', category: 'Tops', season: 'Fall' } as const

describe('suitability of a piece for a day', () => {
  test.each<[string, Given, string, Partial<DayWeather>, number | null]>([
    ['in frost a wool coat is worn to go skiing for want of a ski jacket', woolCoat, 'ski trip', frost, 2],
    ['in frost a wool coat is worn to the gym for want of another', woolCoat, 'gym', frost, 2],
    ['on a mild day it is not', woolCoat, 'gym', mild, null],
    ['nightwear is worn to no office', pajamas, 'work', mild, null],
    ['nightwear is worn to no party', pajamas, 'party', mild, null],
    ['a sports bra is the only top at the gym', bra, 'gym', hot, 0],
    ['a sports bra is no top for errands', bra, 'casual', hot, null],
    ['rubber boots are for rain', rubberBoots, 'casual', rain, 0],
    ['rubber boots are for want of others when it is dry', rubberBoots, 'casual', mild, 2],
    ['a swimsuit is worn at the beach', swimsuit, 'beach', hot, 0],
    ['a swimsuit is worn at the pool', swimsuit, 'pool day', hot, 0],
    ['a swimsuit is worn nowhere else', swimsuit, 'casual', hot, null],
    ['an evening gown bends no dress code at work', gown, 'work', mild, 3],
    ['white sneakers are left at home in snow', sneakers, 'casual', snow, 3],
    ['a sweater for the fall is worn in frost', merino, 'casual', frost, 0],
  ])('%s', (_what, piece, occasion, weather, suits) => {
    expect(suitability(piece, occasion, weather)).toBe(suits)
  })
})
