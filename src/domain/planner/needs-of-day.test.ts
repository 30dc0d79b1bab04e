import { expect, test } from 'vitest'
import { givenWeather } from './generate-week.test-support.ts'
import { seasonsFor } from '../stylist/score/seasons-for.ts'
import { needsOfDay } from './needs-of-day.ts'

const plan = {
  styleTheme: 'Classic',
  occasion: 'work',
  season: 'fall',
  day: 'Tuesday',
  weather: null,
} as const

test.each([
  ['Minimalist', 'minimalist'],
  ['  formal ', 'formal'],
  ['Quiet luxury', 'classic'],
  ['cozy', 'casual'],
  ['Business week', 'professional'],
  ['boho', 'bohemian'],
  ['Gothic rock', 'edgy'],
  ['Very EDGY', 'edgy'],
  ['streetwear', 'trendy'],
  ['Woche im Büro', 'casual'],
  ['🧥', 'casual'],
])('the theme %s is %s', (styleTheme, preference) => {
  expect(needsOfDay({ ...plan, styleTheme }).stylePreference).toBe(preference)
})

test('a work plan is casual on the weekend and slightly less formal on Friday', () => {
  const formality = (day: 'Tuesday' | 'Friday' | 'Saturday' | 'Sunday') =>
    needsOfDay({ ...plan, day }).occasion?.formality.ideal ?? 0
  expect(formality('Friday')).toBeLessThan(formality('Tuesday'))
  expect(formality('Saturday')).toBeLessThan(2.5)
  expect(formality('Sunday')).toBe(formality('Saturday'))
})

test('a single Saturday can have a work occasion', () => {
  const saturday = needsOfDay({ ...plan, day: 'Saturday', isOneDay: true })
  expect(saturday.occasion?.phrase).toBe('a day at work')
  expect(saturday).toEqual(needsOfDay(plan))
})

test('other occasions also apply on the weekend', () => {
  const brunch = { ...plan, occasion: 'brunch' } as const
  expect(needsOfDay({ ...brunch, day: 'Sunday' })).toEqual(needsOfDay({ ...brunch, day: 'Monday' }))
})

test('the occasion includes apparent temperature, rain, snow, wind and ice', () => {
  const weather = givenWeather({
    condition: 'Snow',
    lowCelsius: -6,
    highCelsius: -2,
    windKmh: 45,
    precipitationMm: 4,
  })
  const { occasion } = needsOfDay({ ...plan, weather })
  expect(occasion).toMatchObject({ isWet: true, isWindy: true })
  expect(occasion?.temperatureCelsius).toBeLessThan(-4)
  expect(occasion?.activities).toContain('on ice')
})

test('without weather the season of the plan applies, and "all" applies none', () => {
  expect(needsOfDay(plan)).toMatchObject({ season: 'fall', occasion: { temperatureCelsius: null } })
  expect(needsOfDay({ ...plan, season: 'all' }).season).toBe(null)
})

test('weather that contradicts the season of the plan takes precedence', () => {
  const right = (season: 'fall' | 'summer', lowCelsius: number, highCelsius: number) =>
    seasonsFor(needsOfDay({ ...plan, season, weather: givenWeather({ lowCelsius, highCelsius }) }))
  expect(right('fall', 24, 30)).toEqual(['summer'])
  expect(right('summer', 24, 30)).toEqual(['summer'])
  expect(right('fall', 12, 14)).toEqual(['fall'])
})

test('on a cold day, clothes for the season of the plan and for the cold are both right', () => {
  const weather = givenWeather({ lowCelsius: 1, highCelsius: 6 })
  expect(seasonsFor(needsOfDay({ ...plan, season: 'fall', weather }))).toEqual(['fall', 'winter'])
})

test.each(['', '   ', 'custom'])('an occasion of "%s" is a casual day', (occasion) => {
  expect(needsOfDay({ ...plan, occasion }).occasion?.phrase).toBe('a casual day')
})

test.each([
  ['Classic', undefined],
  ['casual', undefined],
  ['', true],
  ['whatever', true],
])('a theme of "%s" leaves the style open: %s', (styleTheme, isOpen) => {
  const day = { occasion: 'work', season: 'all', day: 'Monday', weather: null } as const
  expect(needsOfDay({ ...day, styleTheme }).isStyleOpen).toBe(isOpen)
})
