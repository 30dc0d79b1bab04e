import { describe, expect, test } from 'vitest'
import { dayOrderOf, readWrittenDay } from './written-day.ts'

const today = '2026-11-23'

describe('a day in a CSV', () => {
  test('is parsed in common formats', () => {
    for (const [text, day] of [
      ['2024-03-25', '2024-03-25'],
      ['2024/3/5', '2024-03-05'],
      ['2024-03-25T10:30:00.000Z', '2024-03-25'],
      ['2024-03-25 10:30', '2024-03-25'],
      ['5.3.2024', '2024-03-05'],
      ['25/03/2024', '2024-03-25'],
      ['3/25/24', '2024-03-25'],
      ['3/25/98', '1998-03-25'],
      ['Mar 5, 2024', '2024-03-05'],
      ['5. März 2024', '2024-03-05'],
      ['5 août 2024', '2024-08-05'],
      ['5 de enero de 2024', '2024-01-05'],
      ['5 giugno 2024', '2024-06-05'],
      ['June 2nd, 2024', '2024-06-02'],
    ])
      expect([text, readWrittenDay(text ?? '', null, today)]).toEqual([text, { day }])
    for (const text of ['2024', '31/31/2020', '2023-02-29', 'soon', '25 Ju 2024'])
      expect([text, readWrittenDay(text, null, today)]).toEqual([text, 'no day'])
  })

  test('that is ambiguous is parsed by the order of the other days of the file, or not at all', () => {
    expect(readWrittenDay('3/4/2024', null, today)).toBe('either way')
    expect(dayOrderOf(['3/4/2024', '25/4/2024'])).toBe('day first')
    expect(readWrittenDay('3/4/2024', 'day first', today)).toEqual({ day: '2024-04-03' })
    expect(readWrittenDay('3/4/2024', dayOrderOf(['12/31/2024']), today)).toEqual({ day: '2024-03-04' })
    expect(dayOrderOf(['25/4/2024', '4/25/2024'])).toBeNull()
    expect(dayOrderOf(['25.4.2024'])).toBeNull()
  })
})
