import { describe, expect, test } from 'vitest'
import type { DayWeather } from '../../../contract/weather.ts'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { givenWeek } from '../generate-week.test-support.ts'
import { solveWeek } from './solve-week.ts'

const closet = [
  ...['Cream', 'Sage', 'Navy', 'Burgundy', 'Gray', 'Black', 'Camel'].map((color) =>
    makePiece(`${color} merino sweater, Tops, ${color}`),
  ),
  ...['Blue jeans', 'Black trousers', 'Gray wool trousers'].map((name) =>
    makePiece(`${name}, Bottoms, Black`),
  ),
  makePiece('Leather ankle boots, Shoes, Black'),
  makePiece('Winter boots, Shoes, Brown'),
  makePiece('Long wool coat, Outerwear, Navy'),
  makePiece('Cotton trench coat, Outerwear, Camel'),
  makePiece('Leather tote, Accessories, Cognac'),
  makePiece('Wool scarf, Accessories, Gray'),
  makePiece('Leather gloves, Accessories, Black'),
  makePiece('Silk scarf, Accessories, Rust'),
]

/** Per day of a working week, the names of what is worn. */
function wornAt(weather: Partial<DayWeather>): string[][] {
  const week = givenWeek({ closet, weather: [weather] })
  return solveWeek(week)
    .slice(0, 5)
    .map(({ outfit }) => (outfit?.pieces ?? []).map(({ name }) => name))
}

const daysWith = (week: readonly (readonly string[])[], name: string) =>
  week.flatMap((names, at) => (names.includes(name) ? [at] : []))

describe('a freezing week at work', () => {
  const week = wornAt({ condition: 'Snow', lowCelsius: -9, highCelsius: -3, precipitationMm: 3 })

  test('has the winter coat every day, not a trench coat in turns', () => {
    expect(daysWith(week, 'Long wool coat')).toEqual([0, 1, 2, 3, 4])
  })

  test('has the same bag, scarf and gloves every day', () => {
    for (const name of ['Leather tote', 'Wool scarf', 'Leather gloves'])
      expect(daysWith(week, name), name).toEqual([0, 1, 2, 3, 4])
  })
})

test('on cool days two coats take turns, and a silk scarf rests a day', () => {
  const week = wornAt({ lowCelsius: 5, highCelsius: 9 })
  for (const name of ['Long wool coat', 'Cotton trench coat', 'Silk scarf'])
    for (const at of daysWith(week, name)) expect(daysWith(week, name), name).not.toContain(at + 1)
  expect(daysWith(week, 'Cotton trench coat').length).toBeGreaterThan(0)
  expect(daysWith(week, 'Silk scarf').length).toBeGreaterThan(0)
})

test('a week in frost repeats sweaters rather than wear linen', () => {
  const linen = [
    'Linen shirt, Tops, White',
    'Linen trousers, Bottoms, Sand',
    'Linen shirt dress, Dresses, Rust',
  ]
  const small = [...closet.slice(0, 3), ...closet.slice(7), ...linen.map((piece) => makePiece(piece))]
  const week = givenWeek({ closet: small, weather: [{ lowCelsius: -3, highCelsius: 7 }] })
  const worn = solveWeek(week).flatMap(({ outfit }) => (outfit?.pieces ?? []).map(({ name }) => name))
  expect(worn.filter((name) => name.startsWith('Linen'))).toEqual([])
})

describe('a rainy week', () => {
  const umbrella = makePiece('Black umbrella, Accessories, Black')
  const rainyDays = (lowCelsius: number, highCelsius: number, ...more: string[]) => {
    const all = [...closet, umbrella, ...more.map((piece) => makePiece(piece))]
    const weather = [{ condition: 'Rain', lowCelsius, highCelsius } as const]
    return solveWeek(givenWeek({ closet: all, weather })).map(({ outfit }) => outfit?.pieces ?? [])
  }

  test.each([
    [3, 9],
    [25, 30],
  ])('has the umbrella or a rain jacket every day, at %i to %i °C', (low, high) => {
    const shirts = ['White', 'Pink', 'Blue'].map((color) => `${color} cotton shirt, Tops, ${color}`)
    const skirts = ['Cotton skirt, Bottoms, Navy', 'Wide-leg trousers, Bottoms, Beige']
    const week = rainyDays(low, high, ...shirts, ...skirts, 'Rain jacket, Outerwear, Yellow')
    for (const pieces of week)
      expect(
        pieces.some(({ id, garment }) => id === umbrella.id || garment.tags.has('rain jacket')),
        pieces.map(({ name }) => name).join(', '),
      ).toBe(true)
  })

  test('of hiking has the rain jacket every day, and no umbrella', () => {
    const gear = [
      'Rain jacket, Outerwear, Yellow',
      'Fleece, Tops, Gray',
      'Base layer top, Tops, Black',
      'Hiking trousers, Bottoms, Khaki',
      'Hiking boots, Shoes, Brown',
      'Quilted vest, Outerwear, Green',
    ].map((piece) => makePiece(piece))
    const weather = [{ condition: 'Rain', lowCelsius: 5, highCelsius: 11 }] as const
    const week = solveWeek(
      givenWeek({ closet: [...closet, umbrella, ...gear], weather, occasion: 'hiking' }),
    ).map(({ outfit }) => (outfit?.pieces ?? []).map(({ name }) => name))
    expect(daysWith(week, 'Rain jacket')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(daysWith(week, umbrella.name)).toEqual([])
  })

  test('has no umbrella in snow', () => {
    const week = givenWeek({
      closet: [...closet, umbrella],
      weather: [{ condition: 'Snow', lowCelsius: -9, highCelsius: -3 }],
    })
    expect(solveWeek(week).flatMap(({ outfit }) => outfit?.pieces ?? [])).not.toContainEqual(umbrella)
  })
})

test('a dress for weddings is not worn to work while other clothes are clean', () => {
  const dress = makePiece('Gold salwar kameez for weddings, Dresses, Maroon')
  const week = givenWeek({ closet: [...closet, dress], weather: [{ lowCelsius: 15, highCelsius: 20 }] })
  expect(solveWeek(week).flatMap(({ outfit }) => outfit?.pieces ?? [])).not.toContainEqual(dress)
})

test('hiking boots are worn in snow every day rather than football boots', () => {
  const shoes = ['Hiking boots, Shoes, Brown', 'Football studs, Shoes, Black', 'Loafers, Shoes, Black']
  const own = [
    ...closet.filter(({ garment }) => garment.slot !== 'shoes'),
    ...shoes.map((each) => makePiece(each)),
  ]
  const weather = [{ condition: 'Snow', lowCelsius: -6, highCelsius: 0 }] as const
  const worn = solveWeek(givenWeek({ closet: own, weather })).flatMap(({ outfit }) => outfit?.pieces ?? [])
  expect(worn.map(({ name }) => name)).not.toContain('Football studs')
})

test('sandals stay at home on a cool day while there are closed shoes', () => {
  const shoes = [
    'Sport sandals, Shoes, Black',
    'Leather sandals, Shoes, Brown',
    'Canvas sneakers, Shoes, White',
  ]
  const own = [
    ...closet.filter(({ garment }) => garment.slot !== 'shoes'),
    ...shoes.map((each) => makePiece(each)),
  ]
  const week = givenWeek({
    closet: own,
    occasion: 'casual',
    season: 'all',
    weather: [{ lowCelsius: 10, highCelsius: 18 }],
  })
  const worn = solveWeek(week).flatMap(({ outfit }) => outfit?.pieces ?? [])
  expect(worn.filter(({ garment }) => garment.slot === 'shoes').map(({ name }) => name)).toEqual(
    Array.from({ length: 7 }, () => 'Canvas sneakers'),
  )
})
