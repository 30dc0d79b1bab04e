import { expect, test } from 'vitest'
import { readEvent } from '../read-event.ts'

const celsiusOf = (request: string) => readEvent(request).needs.temperatureCelsius

test('a town outranks a country, and a country says where it is only after a preposition', () => {
  expect(celsiusOf('watch the game with Brazil fans in January in Oslo')).toBe(celsiusOf('Oslo in January'))
  expect(celsiusOf('dinner in January in Nigeria near Oslo')).toBe(celsiusOf('dinner in January in Oslo'))
  expect(celsiusOf('dinner with Brazil fans in January')).toBeNull()
})

test.each(['Leh, India in January, trek', 'Sapa, Vietnam in January'])(
  'a country of many climates has no temperature: %s',
  (request) => {
    expect(celsiusOf(request)).toBeNull()
  },
)
