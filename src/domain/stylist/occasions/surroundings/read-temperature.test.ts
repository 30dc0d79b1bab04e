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
  ['mecz Lechii, 3 stopnie i wiatr', '3 °C'],
  ['kävely metsässä, 4 astetta', '4 °C'],
  ['прогулка, 5 градусов', '5 °C'],
  ['散歩 5度です', '5 °C'],
])('%s is in Celsius', (text, words) => {
  expect(read(text)).toBe(words)
})

test.each([
  'promenade, moins 5 degrés',
  'paseo, menos 5 grados',
  'paseo con el perro, 5 grados bajo cero',
  'yürüyüş, eksi 5 derece',
  'passeggiata, meno 5 gradi',
  'camminata, 5 gradi sotto zero',
  'wandeling, min 5 graden',
  'skitur, 5 minusgrader',
  'spacer, 5 stopni mrozu',
  'a walk, 5 degrees below zero',
  'Spaziergang, 5 Grad minus',
])('%s is below zero', (text) => {
  expect(read(text)).toBe('−5 °C')
})
