import { describe, expect, test } from 'vitest'
import { textInUnit } from './text-in-unit.ts'

describe('degrees in a sentence', () => {
  test.each([
    ['Open shoes are too cold below 13 °C.', 'Open shoes are too cold below 55 °F.'],
    ['Rain, 8 to 12 °C.', 'Rain, 46 to 54 °F.'],
    ['−30 to −20 °C with snow, feels like −35 °C.', '−22 to −4 °F with snow, feels like −31 °F.'],
    ['Estimate for late May in Oslo: about 0 °C.', 'Estimate for late May in Oslo: about 32 °F.'],
    ['It keeps you warm at -18 °C.', 'It keeps you warm at 0 °F.'],
    ['At 10–15°C, or 10-15 °C, wear both.', 'At 50–59°F, or 50-59 °F, wear both.'],
    ['(−2 °C) and 21.5 °C', '(28 °F) and 71 °F'],
  ])('%s', (sentence, inFahrenheit) => {
    expect(textInUnit(sentence, 'fahrenheit')).toBe(inFahrenheit)
  })

  test('stay in °C if that is the unit, with a typographic minus', () => {
    expect(textInUnit('At -5 °C, −3 to 4 °C later.', 'celsius')).toBe('At −5 °C, −3 to 4 °C later.')
  })

  test.each(['Chosen for 86 °F.', 'Gusts over 40 km/h.', 'Worn 13 times.', 'At 20 degrees.', '13 °Cat', ''])(
    'change nothing else: %s',
    (sentence) => expect(textInUnit(sentence, 'fahrenheit')).toBe(sentence),
  )
})
