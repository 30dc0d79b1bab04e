import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a text is split into its first sentence and the rest', () => {
  expect(
    firstSentence('Dress for four in the afternoon. Lawn asks for a flat sole. Stay out of white.'),
  ).toEqual({
    lead: 'Dress for four in the afternoon.',
    rest: 'Lawn asks for a flat sole. Stay out of white.',
  })
  expect(firstSentence('  One line without an end ')).toEqual({ lead: 'One line without an end', rest: '' })
})

test('a period in a number or after an initial does not end a sentence', () => {
  expect(firstSentence('J. Crew in 200 g. cotton at 1.5 kg.').rest).toBe('')
  expect(firstSentence('It is 30 °C! Wear linen.').lead).toBe('It is 30 °C!')
})
