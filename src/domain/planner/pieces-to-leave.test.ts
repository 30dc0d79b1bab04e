import { describe, expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { givenWeather } from './made-week.test-support.ts'
import { piecesToLeave } from './pieces-to-leave.ts'

function piece(name: string, category: ClosetCategory, color: string, wearCount = 0): StylistPiece {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  return { ...words, id: name, imageUrl: '/piece.jpg', lastWornDate: null, wearCount, garment }
}

const closet = [
  piece('Suede loafers', 'Shoes', 'Brown', 9),
  piece('Leather pumps', 'Shoes', 'Black', 4),
  piece('Leather sandals', 'Shoes', 'Tan', 30),
  piece('Rubber boots', 'Shoes', 'Green', 20),
  piece('Linen shorts', 'Bottoms', 'Navy', 40),
  piece('Tank top', 'Tops', 'White', 50),
  piece('Wool coat', 'Outerwear', 'Black', 12),
  piece('Straw sun hat', 'Accessories', 'Natural', 2),
]

function left(told: Partial<DayWeather>, worn: readonly string[] = [], count = 6): string[] {
  return piecesToLeave({ weather: givenWeather(told), closet, worn: new Set(worn), count }).map(
    ({ reason }) => reason,
  )
}

describe('what to leave at home', () => {
  test.each<[string, Partial<DayWeather>, string[]]>([
    [
      'in rain: first what is worn most, what is only too bare last',
      { condition: 'Rain' },
      [
        'Leave the brown suede loafers: rain spoils suede.',
        'Leave the natural straw sun hat: rain takes the shape out of straw.',
        'Leave the navy linen shorts: they leave the legs bare in the cold.',
        'Leave the tan leather sandals: open shoes are too cold below 13 °C.',
      ],
    ],
    [
      'on ice',
      { condition: 'Freezing rain', lowCelsius: -3, highCelsius: 0, precipitationMm: 3 },
      [
        'Leave the brown suede loafers: rain spoils suede.',
        'Leave the black leather pumps: heels slip on ice.',
        'Leave the natural straw sun hat: rain takes the shape out of straw.',
        'Leave the navy linen shorts: they leave the legs bare in the cold.',
        'Leave the tan leather sandals: smooth soles slip on ice.',
      ],
    ],
    [
      'in wind',
      { windKmh: 35, lowCelsius: 18, highCelsius: 22 },
      ['Leave the natural straw sun hat: gusts over 40 km/h carry a wide brim off.'],
    ],
    [
      'in the heat',
      { condition: 'Clear', lowCelsius: 26, highCelsius: 34 },
      ['Leave the black wool coat: dark, heavy cloth is too hot above 28 °C.'],
    ],
    ['on a mild, dry day: nothing', { lowCelsius: 17, highCelsius: 22 }, []],
  ])('%s', (_when, told, reasons) => expect(left(told)).toEqual(reasons))

  test('is never what is suggested to be worn, and no more than asked for', () => {
    expect(left({ condition: 'Rain' }, ['Suede loafers'], 1)).toEqual([
      'Leave the natural straw sun hat: rain takes the shape out of straw.',
    ])
  })
})
