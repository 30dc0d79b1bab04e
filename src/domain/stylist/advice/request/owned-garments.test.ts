import { expect, test } from 'vitest'
import { cleanText, tokenizeEvent } from '../../occasions/matching/tokenize-event.ts'
import { ownedGarments } from './owned-garments.ts'

const read = (text: string) => {
  const { garments, isAll } = ownedGarments(tokenizeEvent(cleanText(text)))
  return { names: garments.map(({ name, part }) => `${part}: ${name}`), isAll }
}

test.each([
  ['I have a good navy blazer already but not a suit', ['layer: navy blazer']],
  [
    'my wife has a red dress and i have a grey suit and brown shoes',
    ['whole: gray suit', 'shoes: brown shoes'],
  ],
  ['can I wear my leather jacket to a funeral', ['layer: leather jacket']],
  [
    "I've got a green midi dress and some white sneakers",
    ['whole: green midi dress', 'shoes: white sneakers'],
  ],
  ['my only good shoes are brown brogues', ['shoes: brown brogues']],
  ['I already bought the shoes: silver block heels', ['shoes: silver block heels']],
])('reads the owned clothes in %j', (text, names) => {
  expect(read(text)).toEqual({ names, isAll: false })
})

test.each([
  'I have a black tie gala on friday',
  'i have a suit fitting',
  "I don't own a suit",
  'I have an interview',
  'I have short legs, hate heels',
  'I have two kids and big boots to fill',
])('reads no clothes in %j', (text) => {
  expect(read(text).names).toEqual([])
})

test('an asker who buys nothing wears only owned clothes', () => {
  expect(read('I own black trousers and a white shirt. I cant buy anything').isAll).toBe(true)
})
