import { describe, expect, test } from 'vitest'
import { degreesInUnit } from './degrees-in-unit.ts'

describe('degrees inside of a sentence', () => {
  test.each([
    ['Open shoes are too cold below 13 °C.', 'Open shoes are too cold below 55 °F.'],
    ['Rain, 8 to 12 °C.', 'Rain, 46 to 54 °F.'],
    ['−30 to −20 °C with snow, felt as −35 °C.', '−22 to −4 °F with snow, felt as −31 °F.'],
    ['About 7 °C is usual; by estimate about 0 °C.', 'About 45 °F is usual; by estimate about 32 °F.'],
    ['It keeps you warm at -18 °C.', 'It keeps you warm at 0 °F.'],
    ['At 10–15°C, or 10-15 °C, wear both.', 'At 50–59°F, or 50-59 °F, wear both.'],
    ['(−2 °C) and 21.5 °C', '(28 °F) and 71 °F'],
    ['It changes by 9 degrees over the day.', 'It changes by 16 degrees over the day.'],
    [
      'Between dawn and afternoon lie 10 degrees: the coat for the morning.',
      'Between dawn and afternoon lie 18 degrees: the coat for the morning.',
    ],
  ])('%s', (sentence, inFahrenheit) => {
    expect(degreesInUnit(sentence, 'fahrenheit')).toBe(inFahrenheit)
  })

  test('stay where they are °C already, with a typographic minus', () => {
    expect(degreesInUnit('At -5 °C, −3 to 4 °C later, changing by 9 degrees.', 'celsius')).toBe(
      'At −5 °C, −3 to 4 °C later, changing by 9 degrees.',
    )
  })

  test.each(['Chosen for 86 °F.', 'Gusts over 40 km/h.', 'Worn 13 times.', 'At 20 degrees.', '13 °Cat', ''])(
    'change nothing else: %s',
    (sentence) => expect(degreesInUnit(sentence, 'fahrenheit')).toBe(sentence),
  )
})
