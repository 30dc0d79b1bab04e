import { describe, expect, test } from 'vitest'
import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type { DayWeather } from '../../../contract/weather.ts'
import { readGarment } from '../../closet/read-garment.ts'
import type { StylistPiece } from '../../stylist/outfit.ts'
import { givenWeather } from '../generate-week.test-support.ts'
import { needsOfDay } from '../needs-of-day.ts'
import { combinationFaults } from './combination-faults.ts'

const pieces = {
  gown: piece('Evening gown', 'Dresses'),
  tee: piece('T-shirt', 'Tops'),
  sweater: piece('Wool sweater', 'Tops'),
  bikini: piece('Bikini top', 'Tops'),
  jeans: piece('Jeans', 'Bottoms'),
  linenTrousers: piece('Linen trousers', 'Bottoms'),
  joggers: piece('Joggers', 'Bottoms'),
  swimShorts: piece('Swim shorts', 'Bottoms'),
  sneakers: piece('Leather sneakers', 'Shoes'),
  boots: piece('Chelsea boots', 'Shoes'),
  flipFlops: piece('Flip-flops', 'Shoes'),
  heels: piece('High heels', 'Shoes'),
  parka: piece('Down parka', 'Outerwear'),
  trench: piece('Trench coat', 'Outerwear'),
} as const

type Name = keyof typeof pieces

function piece(name: string, category: ClosetCategory): StylistPiece {
  const words = { name, category, color: 'Navy', brand: null, style: null, season: null, description: null }
  return { ...words, id: name, imageUrl: '', lastWornDate: null, wearCount: 0, garment: readGarment(words) }
}

function faultCount(names: readonly Name[], stated: Partial<DayWeather>, occasion = 'casual'): number {
  const weather = givenWeather(stated)
  const needs = needsOfDay({ styleTheme: '', occasion, season: 'all', day: 'Monday', weather })
  return combinationFaults(
    names.map((name) => pieces[name]),
    { needs, weather },
  )
}

const mild = { lowCelsius: 9, highCelsius: 15 }
const frost = { lowCelsius: -8, highCelsius: -3 }
const storm = {
  condition: 'Thunderstorm',
  precipitationMm: 12,
  windKmh: 46,
  lowCelsius: 12,
  highCelsius: 19,
} as const
const beach = { condition: 'Clear', lowCelsius: 20, highCelsius: 27 } as const

describe('faults of a combination', () => {
  test.each<[string, Name[], Partial<DayWeather>, number]>([
    ['a gown with shoes of another kind of day', ['gown', 'sneakers', 'parka'], mild, 1],
    ['a gown with heels under a parka is none', ['gown', 'heels', 'parka'], mild, 0],
    ['a T-shirt alone under the coat in frost', ['tee', 'jeans', 'boots', 'parka'], frost, 1],
    ['a sweater under the coat is none', ['sweater', 'jeans', 'boots', 'parka'], frost, 0],
    ['low shoes and no coat in a thunderstorm', ['tee', 'jeans', 'sneakers'], storm, 2],
    ['limp cloth in it', ['tee', 'linenTrousers', 'boots', 'trench'], storm, 1],
    ['boots and a coat in it are none', ['tee', 'jeans', 'boots', 'trench'], storm, 0],
    ['long trousers with a bikini', ['bikini', 'joggers', 'flipFlops'], beach, 1],
    ['swim shorts with it are none', ['bikini', 'swimShorts', 'flipFlops'], beach, 0],
  ])('%s', (_what, names, weather, count) => {
    expect(faultCount(names, weather)).toBe(count)
  })
})
