import { describe, expect, test } from 'vitest'
import { entryPatch, logFormValues, loggedOutfit, type LogFormValues } from './log-form-values.ts'

const TODAY = '2026-11-23'
const filled: LogFormValues = {
  ...logFormValues(null, 'celsius', TODAY),
  temperature: '9',
  condition: 'Rain',
  notes: ' Dry to the knee. ',
}

function parse(facts: Partial<LogFormValues>, unit: 'celsius' | 'fahrenheit' = 'celsius') {
  return loggedOutfit(unit, TODAY, null).safeParse({ ...filled, ...facts })
}

function fieldErrors(facts: Partial<LogFormValues>) {
  return parse(facts).error?.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('the form of an outfit', () => {
  test('becomes an entry in °C for every unit', () => {
    expect(parse({}).data).toMatchObject({
      weather: { temperature: 9, condition: 'Rain' },
      notes: 'Dry to the knee.',
      wornDate: TODAY,
    })
    expect(parse({ temperature: '50' }, 'fahrenheit').data?.weather?.temperature).toBe(10)
    expect(parse({ temperature: '−4' }).data?.weather?.temperature).toBe(-4)
  })

  test('keeps the decimals of an unchanged temperature', () => {
    const known = { temperature: 11.4, condition: 'Rain' }
    const left = { ...filled, temperature: '53' }
    expect(loggedOutfit('fahrenheit', TODAY, known).safeParse(left).data?.weather?.temperature).toBe(11.4)
  })

  test('has no weather if its fields are blank', () => {
    expect(parse({ temperature: ' ', condition: '' }).data?.weather).toBeUndefined()
  })

  test('patches only touched fields', () => {
    const outfit = loggedOutfit('celsius', TODAY, null).parse(filled)
    expect(entryPatch(outfit, { notes: true })).toEqual({ notes: 'Dry to the knee.' })
    expect(entryPatch(outfit, { temperature: false, condition: true })).toEqual({
      weather: { temperature: 9, condition: 'Rain' },
    })
    expect(entryPatch(outfit, { rating: true, location: true })).toEqual({ rating: null, location: null })
    const unknown = loggedOutfit('celsius', TODAY, null).parse({ ...filled, temperature: '', condition: '' })
    expect(entryPatch(unknown, { temperature: true })).toEqual({ weather: null })
    expect(entryPatch(outfit, { itemIds: [true], rating: false })).toEqual({ itemIds: [] })
    expect(entryPatch(outfit, {})).toEqual({})
  })

  test.each<[Partial<LogFormValues>, string, string]>([
    [{ wornDate: '2026-11-24' }, 'wornDate', 'Choose today or an earlier day.'],
    [{ wornDate: '' }, 'wornDate', 'Day must be a day from 1900 to 2100, such as 2026-11-23.'],
    [{ temperature: 'warm' }, 'weather.temperature', 'The temperature must be a number, in °C.'],
    [{ temperature: '' }, 'weather.temperature', 'The temperature must be a number, in °C.'],
    [{ temperature: '99' }, 'weather.temperature', 'The temperature must be from -90 to 60 °C.'],
    [{ condition: '' }, 'weather.condition', 'Condition is required'],
    [{ notes: 'a'.repeat(2001) }, 'notes', 'Notes is longer than 2000 characters.'],
  ])('%j is an error of %s', (facts, field, message) => {
    expect(fieldErrors(facts)).toEqual([[field, message]])
  })
})
