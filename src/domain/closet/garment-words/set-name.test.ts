import { expect, test } from 'vitest'
import { setNameIn } from './set-name.ts'

test.each([
  ['sokoto (agbada set)', 'agbada'],
  ['pants from the charcoal suit', 'charcoal'],
  ['buba (under the agbada)', 'agbada'],
  ['choli (goes w pink lehenga)', 'pink lehenga'],
  ['trousers for white kaftan', 'white kaftan'],
  ['pantalon (van het broekpak)', 'broekpak'],
  ['Blazer (zum Anzug)', 'anzug'],
  ['ankara pencil skirt (set)', 'set'],
  ['suit trousers (of the blue suit)', 'blue'],
])('%s belongs to the %s', (name, set) => {
  expect(setNameIn(name)).toBe(set)
})

test.each(['jacket (suit)', 'bow tie (dress code)', 'linen shirt', 'running shoes for winter'])(
  '%s has no specific set',
  (name) => {
    expect(setNameIn(name)).toBeNull()
  },
)
