import { describe, expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { DayWeather } from '../../contract/weather.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { givenWeather } from './generate-week.test-support.ts'
import { pieceToLeave } from '../words/weather/piece-to-leave.ts'
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

function left(stated: Partial<DayWeather>, worn: readonly string[] = [], count = 6): string[] {
  return piecesToLeave({ weather: givenWeather(stated), closet, worn: new Set(worn), count }).map(
    ({ piece: one, harm }) => pieceToLeave(one, harm),
  )
}

describe('pieces to leave at home', () => {
  test('never include swimwear', () => {
    const swimsuit = piece('Swimsuit', 'Tops', 'Navy', 99)
    const cold = givenWeather({ lowCelsius: -3, highCelsius: 2 })
    expect(
      piecesToLeave({ weather: cold, closet: [...closet, swimsuit], worn: new Set(), count: 9 }),
    ).not.toContainEqual(expect.objectContaining({ piece: swimsuit }))
  })

  test.each<[string, Partial<DayWeather>, string[]]>([
    [
      'in rain: first what is worn most, what is only too bare last',
      { condition: 'Rain' },
      [
        'Brown suede loafers: rain stains suede.',
        'Natural straw sun hat: rain ruins straw.',
        "Navy linen shorts: it's too cold for bare legs.",
        "Tan sandals: it's too cold for bare feet.",
      ],
    ],
    [
      'on ice',
      { condition: 'Freezing rain', lowCelsius: -3, highCelsius: 0, precipitationMm: 3 },
      [
        'Brown suede loafers: rain stains suede.',
        'Black pumps: heels slip on ice.',
        'Natural straw sun hat: rain ruins straw.',
        "Navy linen shorts: it's too cold for bare legs.",
        "Tan sandals: it's too cold for bare feet.",
      ],
    ],
    [
      'in wind',
      { windKmh: 35, lowCelsius: 18, highCelsius: 22 },
      ['Natural straw sun hat: too windy for a wide brim.'],
    ],
    [
      'in the heat',
      { condition: 'Clear', lowCelsius: 26, highCelsius: 34 },
      ['Black wool coat: too warm for 28 °C.'],
    ],
    ['on a mild, dry day: nothing', { lowCelsius: 17, highCelsius: 22 }, []],
  ])('%s', (_when, stated, reasons) => expect(left(stated)).toEqual(reasons))

  test('exclude suggested pieces and respect the limit', () => {
    expect(left({ condition: 'Rain' }, ['Suede loafers'], 1)).toEqual([
      'Natural straw sun hat: rain ruins straw.',
    ])
  })
})
