import { expect, test } from 'vitest'
import { briefly } from './occasion-words.ts'

test.each([
  ['ice fishing on the lake near the cabin', 'ice fishing on the lake'],
  ['checking the fences by quad bike in steady cold rain', 'checking the fences'],
  ['five-a-side in the sports hall after work', 'five-a-side in the sports hall'],
  ["your niece's wedding reception in a hotel", "your niece's wedding reception"],
  ['shovelling snow at six in the morning', 'shovelling snow'],
])('the user’s words for an occasion are shortened by place and time: %s', (phrase, brief) => {
  expect(briefly(phrase)).toBe(brief)
})

test.each([
  'a day at the drill rig',
  'dinner with your partner’s parents',
  'the burial of your grandmother',
  'a walk in the woods',
])('short phrases stay unchanged: %s', (phrase) => {
  expect(briefly(phrase)).toBe(phrase)
})
