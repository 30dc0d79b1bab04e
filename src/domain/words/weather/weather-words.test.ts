import { expect, test } from 'vitest'
import { dayWeather } from '../../../../tests/support/factories/day-weather.ts'
import { conditionOfCode } from '../../weather/condition-of-code.ts'
import { celsiusInUnit } from '../../weather/celsius-in-unit.ts'
import { weatherInWords } from './weather-words.ts'

test.each([
  [{ lowCelsius: 6.1, highCelsius: 9.4 }, 'Cloudy, 6 to 9 °C'],
  [{ lowCelsius: -4.4, highCelsius: -0.2 }, 'Cloudy, −4 to 0 °C'],
  [{ lowCelsius: 8.6, highCelsius: 9.4 }, 'Cloudy, 9 °C'],
])('a day of %j is %j', (facts, words) => {
  expect(weatherInWords(dayWeather(facts))).toBe(words)
})

test('a day is in °F if that is the unit', () => {
  expect(weatherInWords(dayWeather({ lowCelsius: -20, highCelsius: 0 }), 'fahrenheit')).toBe(
    'Cloudy, −4 to 32 °F',
  )
})

test('degrees are rounded to tenths, and zero has no sign', () => {
  expect([
    celsiusInUnit(21.34, 'celsius'),
    celsiusInUnit(21.34, 'fahrenheit'),
    celsiusInUnit(-40, 'fahrenheit'),
  ]).toEqual([21.3, 70.4, -40])
  expect(Object.is(celsiusInUnit(-0.01, 'celsius'), 0)).toBe(true)
})

test.each([
  [0, 'Clear'],
  [2, 'Partly cloudy'],
  [45, 'Fog'],
  [55, 'Drizzle'],
  [57, 'Freezing rain'],
  [63, 'Rain'],
  [82, 'Heavy rain'],
  [77, 'Snow'],
  [86, 'Snow'],
  [99, 'Thunderstorm'],
  [4, null],
  [-1, null],
  [61.5, null],
])('the code %d is %s', (code, condition) => {
  expect(conditionOfCode(code)).toBe(condition)
})
