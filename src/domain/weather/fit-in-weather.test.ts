import { describe, expect, test } from 'vitest'
import { readGarment } from '../closet/read-garment.ts'
import type { WeatherDemands } from './weather-demands.ts'
import { fitInWeather, type WeatherHarm } from './fit-in-weather.ts'

const mild: WeatherDemands = {
  feelsLikeCelsius: 18,
  isWet: false,
  isSnowy: false,
  isIcy: false,
  isWindy: false,
  isSunny: false,
  swingCelsius: 6,
}

function fit(name: string, category: string, day: Partial<WeatherDemands>, color = 'Navy') {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  return fitInWeather(readGarment(words), { ...mild, ...day })
}

describe('an unsuitable piece', () => {
  test.each<[string, string, string, Partial<WeatherDemands>, WeatherHarm]>([
    ['Suede loafers', 'Shoes', 'Tan', { isWet: true }, { is: 'rain', on: 'suede' }],
    ['Canvas sneakers', 'Shoes', 'White', { isWet: true }, { is: 'rain', on: 'canvas' }],
    ['Silk midi skirt', 'Bottoms', 'Green', { isWet: true }, { is: 'rain', on: 'silk' }],
    ['White trousers', 'Bottoms', 'White', { isWet: true }, { is: 'rain', on: 'white' }],
    [
      'Suede boots',
      'Shoes',
      'Tan',
      { isSnowy: true, isIcy: true, feelsLikeCelsius: -2 },
      { is: 'snow', on: 'suede' },
    ],
    ['Leather sandals', 'Shoes', 'Brown', { feelsLikeCelsius: 11 }, { is: 'cold feet' }],
    ['Pumps', 'Shoes', 'Black', { isIcy: true }, { is: 'heels on ice' }],
    ['Leather loafers', 'Shoes', 'Brown', { isIcy: true }, { is: 'smooth soles on ice' }],
    ['Straw hat', 'Accessories', 'Beige', { isWindy: true }, { is: 'wide brim' }],
    ['Oversized wool scarf', 'Accessories', 'Gray', { isWindy: true }, { is: 'loose scarf' }],
    ['Heavy wool coat', 'Outerwear', 'Black', { feelsLikeCelsius: 30 }, { is: 'heat' }],
    ['Slip dress', 'Dresses', 'Black', { feelsLikeCelsius: 11 }, { is: 'bare legs' }],
    ['Tank top', 'Tops', 'White', { feelsLikeCelsius: 11.4 }, { is: 'bare arms' }],
    ['Canvas tote', 'Bags', 'White', { isWet: true }, { is: 'rain', on: 'canvas' }],
  ])('%s (%s, %s) on %j', (name, category, color, day, harm) => {
    const found = fit(name, category, day, color)
    expect(found).toEqual({ fit: 0, harm })
  })
})

describe('a suitable piece', () => {
  test.each<[string, string, Partial<WeatherDemands>]>([
    ['Suede loafers', 'Shoes', {}],
    ['Raincoat', 'Outerwear', { isWet: true }],
    ['Leather Chelsea boots', 'Shoes', { isWet: true }],
    ['Leather boots', 'Shoes', { isIcy: true, isSnowy: true }],
    ['Leather sandals', 'Shoes', { feelsLikeCelsius: 24 }],
    ['Leather sandals', 'Shoes', { feelsLikeCelsius: 12.5 }],
    ['Beanie', 'Accessories', { isWindy: true }],
    ['Linen shirt', 'Tops', { feelsLikeCelsius: 33 }],
    ['Wool coat', 'Outerwear', { feelsLikeCelsius: 2 }],
  ])('%s (%s) on %j', (name, category, day) => {
    const found = fit(name, category, day)
    expect(found.fit).toBeGreaterThanOrEqual(0.9)
    expect(found.harm).toBeNull()
  })
})

test('silk under a coat is acceptable in rain, a silk skirt is not', () => {
  expect(fit('Silk blouse', 'Tops', { isWet: true }).fit).toBeGreaterThan(0)
})

test('the worst harm is reported', () => {
  const both = fit('Open canvas sandals', 'Shoes', { isWet: true, feelsLikeCelsius: 5 })
  expect(both.fit).toBe(0)
  expect(both.harm).not.toBeNull()
})
