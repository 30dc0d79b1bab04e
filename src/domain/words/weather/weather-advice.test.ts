import { describe, expect, test } from 'vitest'
import { dayWeather } from '../../../../tests/support/factories/day-weather.ts'
import { weatherConditions, type DayWeather, type Weather } from '../../../contract/weather.ts'
import { weatherAdvice } from './weather-advice.ts'

function weather(day: Partial<DayWeather>, facts: Partial<Weather> = {}): Weather {
  const today = dayWeather(day)
  return {
    condition: today.condition,
    temperature: today.highCelsius,
    temperatureUnit: 'celsius',
    humidity: 50,
    windSpeed: 5,
    source: today.source,
    observedAt: '2026-11-23T12:00:00.000Z',
    place: 'Toronto, Canada',
    daily: [today],
    ...facts,
  }
}

describe('weather advice', () => {
  test('has nothing in common for a cold wet day and a hot sunny one', () => {
    const cold = weatherAdvice(
      weather({ condition: 'Rain', lowCelsius: 4, highCelsius: 6, precipitationMm: 8 }),
    )
    const hot = weatherAdvice(weather({ condition: 'Clear', lowCelsius: 24, highCelsius: 31, uvIndex: 8 }))
    for (const list of ['clothingTypes', 'accessories', 'layeringTips'] as const)
      expect(cold[list].filter((words) => hot[list].includes(words))).toEqual([])
    expect(cold.clothingTypes).toContain('Waterproof coat')
    expect(cold.clothingDrawings).toHaveLength(cold.clothingTypes.length)
    expect(cold.clothingDrawings[0]).toMatch(/^\/drawings\/[a-z-]+\.svg\?c=/)
    expect(cold.accessories).toContain('Umbrella')
    expect(hot.accessories).toEqual(expect.arrayContaining(['Sunglasses', 'Sun hat']))
  })

  test('suggests a windbreaker only on days that are not hot', () => {
    const types = (highCelsius: number) =>
      weatherAdvice(weather({ lowCelsius: highCelsius - 3, highCelsius, windKmh: 50 })).clothingTypes
    expect(types(21)).toContain('Thin windbreaker')
    expect(types(32)).not.toContain('Thin windbreaker')
  })

  test('suggests taking a layer off only if it gets mild', () => {
    const tips = (lowCelsius: number) =>
      weatherAdvice(weather({ lowCelsius, highCelsius: lowCelsius + 10 })).layeringTips.join(' ')
    expect(tips(-9)).not.toMatch(/warms up/)
    expect(tips(4)).toMatch(/warms up/)
  })

  test('states the apparent temperature if it differs much from the measured one', () => {
    const feels = { feelsLikeLowCelsius: -9, feelsLikeHighCelsius: -4 }
    const { recommendation } = weatherAdvice(weather({ lowCelsius: -2, highCelsius: 3, ...feels }))
    expect(recommendation).toMatch(/^Cloudy today, −2 to 3 °C, feels like −6 °C\. Wear a down jacket/)
  })

  test('is in the user’s unit, and marks an estimate', () => {
    const facts = { temperatureUnit: 'fahrenheit', source: 'estimate' } as const
    const { recommendation, layeringTips } = weatherAdvice(
      weather({ lowCelsius: 5, highCelsius: 16, source: 'estimate' }, facts),
    )
    expect(recommendation).toMatch(/^Estimate for this time of year: cloudy, 41 to 61 °F\. /)
    expect(layeringTips[0]).toBe('It warms up a lot, so start with a layer you can take off.')
  })

  test('recommends layers only if the day changes by more than 8 °C', () => {
    const changes = (highCelsius: number) =>
      weatherAdvice(weather({ lowCelsius: 10, highCelsius })).layeringTips.some((tip) =>
        tip.startsWith('It warms up'),
      )
    expect([changes(18), changes(18.1)]).toEqual([false, true])
  })

  test('mentions removing a layer once, and no closed coat in the heat', () => {
    const { layeringTips } = weatherAdvice(weather({ lowCelsius: 1, highCelsius: 12 }))
    expect(layeringTips.filter((tip) => /layer|take it off|comes off/.test(tip))).toHaveLength(1)
    const hot = weatherAdvice(weather({ lowCelsius: 24, highCelsius: 35, windKmh: 48 }))
    expect(hot.layeringTips.join(' ')).not.toMatch(/Zip up/)
    const cold = weatherAdvice(weather({ lowCelsius: 1, highCelsius: 5, windKmh: 48 }))
    expect(cold.layeringTips).toContain("Zip up. It's windy.")
  })

  test('considers snow, ice and gusts', () => {
    const snow = weatherAdvice(weather({ condition: 'Snow', lowCelsius: -5, highCelsius: -1 }))
    expect(snow.clothingTypes).toContain('Boots that grip on ice')
    const gusts = weatherAdvice(weather({ condition: 'Rain', windKmh: 45 }))
    expect(gusts.accessories).not.toContain('Umbrella')
    const hot = { condition: 'Thunderstorm', lowCelsius: 26, highCelsius: 31, windKmh: 60 } as const
    const storm = weatherAdvice(weather(hot))
    expect([storm.recommendation, ...storm.accessories].join(' ')).not.toMatch(/take an umbrella|sunglasses/i)
    expect(storm.layeringTips.join(' ')).not.toMatch(/raincoat/)
  })

  test('has complete sentences and clothes for any weather', () => {
    for (const condition of weatherConditions)
      for (let low = -40; low <= 40; low += 4)
        for (const windKmh of [null, 60]) {
          const day = { condition, lowCelsius: low, highCelsius: low + 7, windKmh }
          const { recommendation, clothingTypes, accessories, layeringTips } = weatherAdvice(weather(day))
          expect(recommendation).toMatch(/^[A-Z][^.]+\. Wear [^.]+\.$/)
          expect(clothingTypes.length).toBeGreaterThan(2)
          expect(layeringTips.length).toBeGreaterThan(0)
          for (const list of [clothingTypes, accessories, layeringTips]) {
            expect(new Set(list).size).toBe(list.length)
            for (const words of list) expect(words).toMatch(/^[A-Z]/)
          }
          for (const tip of layeringTips) expect(tip).toMatch(/\.$/)
        }
  })
})
