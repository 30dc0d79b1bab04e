import { expect, test } from 'vitest'
import { tokenizeEvent } from '../matching/tokenize-event.ts'
import { readTemperature } from './read-temperature.ts'

const read = (text: string) => readTemperature(text, tokenizeEvent(text))?.words ?? null

test.each([
  ['on the sideline, 45 and drizzly', '45 °F'],
  ['dog walk, it is 45 and windy', '45 °F'],
  ['a barn party in November, 42 degrees', '42 °F'],
  ['dog walk in Minneapolis, 10 degrees', '10 °F'],
  ['flight from Chicago to Phoenix in January, it is 5 degrees here', '5 °F'],
  ['grocery run in boston, 20 degrees', '20 °F'],
  ['ski trip, it may snow, 20 f', '20 °F'],
  ['skiing in Chile in August, 20F', '20 °F'],
])('%s is in Fahrenheit', (text, words) => {
  expect(read(text)).toBe(words)
})

test.each([
  ['picnic in the park, 33 degrees', '33 °C'],
  ['sightseeing in New York in July, 30 degrees', '30 °C'],
  ['a windy day in the desert, 44 degrees', '44 °C'],
  ['a cricket match in Melbourne in January, 42 degrees', '42 °C'],
  ['walk in the rain, 12 degrees', '12 °C'],
  ['a wedding in Chicago, 21 °C', '21 °C'],
])('%s is in Celsius', (text, words) => {
  expect(read(text)).toBe(words)
})
