import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  clearable,
  Id,
  trimmedText,
  maybe,
  oneOf,
  optionalOneOf,
  optionalText,
  withDefault,
  requiredText,
} from './fields.ts'

const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.anything())
const seasons = ['Summer', 'All Seasons'] as const

describe('text', () => {
  test('any input is either rejected with a message or stored trimmed, in NFC and within its maximum length', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = requiredText('Name', 50).safeParse(input)
        if (!parsed.success) return parsed.error.issues.every((issue) => issue.message.startsWith('Name '))
        const { data } = parsed
        return (
          data !== '' &&
          Array.from(data).length <= 50 &&
          data === data.trim() &&
          data === data.normalize('NFC')
        )
      }),
    )
  })

  test('optional text is never an empty string', () => {
    fc.assert(fc.property(anything, (input) => optionalText('Size').safeParse(input).data !== ''))
    for (const input of [undefined, null, '', '   ']) expect(optionalText('Size').parse(input)).toBeNull()
  })

  test('invisible text counts as blank, but text that cannot be stored is rejected', () => {
    for (const unseen of ['\u200b', ' \u200d\ufeff ', '\u0301']) {
      expect(optionalText('Name').parse(unseen)).toBeNull()
      expect(clearable(trimmedText('Name')).parse(unseen)).toBeNull()
    }
    for (const input of ['\u0000', '\ud800', '\u202e']) {
      expect(optionalText('Name').safeParse(input).success).toBe(false)
      expect(clearable(trimmedText('Name')).safeParse(input).success).toBe(false)
    }
  })

  test('an emoji counts as one character', () => {
    expect(requiredText('Name', 5).safeParse('👗'.repeat(5)).success).toBe(true)
    expect(requiredText('Name', 5).safeParse('👗'.repeat(6)).success).toBe(false)
  })

  test('composed and decomposed characters are stored alike', () => {
    expect(requiredText('Name').parse('Caf\u00e9')).toBe(requiredText('Name').parse('Cafe\u0301'))
  })

  test.each(['a\u0000b', '\ud800', 'a\u0007b', 'a\u202etxt', '\u200b'])(
    'text that cannot be stored is rejected: %j',
    (input) => {
      expect(requiredText('Name').safeParse(input).success).toBe(false)
    },
  )
})

describe('a choice', () => {
  test('is matched case-insensitively and returned in the spelling of the list', () => {
    expect(oneOf('Season', seasons).parse(' all SEASONS ')).toBe('All Seasons')
    expect(optionalOneOf('Season', seasons).parse('summer')).toBe('Summer')
  })

  test('is one of the list, empty or rejected for any input', () => {
    fc.assert(
      fc.property(anything, (input) => {
        const { data } = optionalOneOf('Season', seasons).safeParse(input)
        return data === undefined || data === null || seasons.includes(data)
      }),
    )
  })

  test('has an error message that says that it is missing or lists the choices', () => {
    const message = (input: unknown) => oneOf('Season', seasons).safeParse(input).error?.issues[0]?.message
    expect(message(undefined)).toBe('Season is required')
    expect(message(' ')).toBe('Season is required')
    expect(message('Monsoon')).toBe('Season must be one of: Summer, All Seasons.')
  })
})

describe('an optional field', () => {
  const Sent = z.object({ replaces: maybe(Id), ids: withDefault(z.array(Id), []) })

  test.each([{}, { replaces: undefined }, { replaces: null, ids: null }, { replaces: '', ids: '' }])(
    'is omitted as %j',
    (sent) => {
      const { replaces, ids } = Sent.parse(sent)
      expect([replaces, ids]).toEqual([undefined, []])
    },
  )

  test('rejects any other invalid value', () => {
    for (const sent of [{ replaces: 'x' }, { replaces: 0 }, { ids: 'x' }, { ids: [null] }, { ids: false }])
      expect(Sent.safeParse(sent).success).toBe(false)
  })
})
