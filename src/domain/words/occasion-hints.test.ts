import { expect, test } from 'vitest'
import { specialOccasions } from '../../contract/stylist/stylist.ts'
import { occasionHint } from './occasion-hints.ts'

test('every special occasion and custom words have a short, distinct hint', () => {
  const hints = [...specialOccasions, 'custom' as const].map(occasionHint)
  expect(new Set(hints.map(({ title }) => title)).size).toBe(hints.length)
  for (const { lines } of hints) {
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(90)
  }
})
