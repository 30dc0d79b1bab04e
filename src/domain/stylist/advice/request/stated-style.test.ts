import { expect, test } from 'vitest'
import { tokenizeEvent } from '../../occasions/matching/tokenize-event.ts'
import { statedStyle } from './stated-style.ts'

test.each([
  ['second date, like a bit of an edge', 'edgy'],
  ['a date, woman, edgy style', 'edgy'],
  ['an interview at a museum. Creative but still polished.', 'bohemian'],
  ['dinner, I like a romantic look', 'bohemian'],
  ['a romantic dinner with my husband', 'classic'],
  ['a creative writing class', 'classic'],
  ['a concert, nothing too edgy', 'classic'],
  ['a walk on the edge of the lake', 'classic'],
])('"%s" is dressed in a %s style', (text, style) => {
  expect(statedStyle(tokenizeEvent(text), 'classic')).toBe(style)
})

test('a chosen style other than the neutral ones stays', () => {
  expect(statedStyle(tokenizeEvent('dinner, edgy'), 'formal')).toBe('formal')
})
