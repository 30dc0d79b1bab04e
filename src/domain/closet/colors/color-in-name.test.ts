import { expect, test } from 'vitest'
import { colorInName } from './color-in-name.ts'

test.each([
  ['Camel wool coat', 'Camel'],
  ['light blue oxford shirt', 'Light blue'],
  ['Navy blue blazer', 'Navy'],
  ['Grey marl joggers', 'Gray'],
  ['Wool coat', null],
  ['Black and white striped tee', null],
  ['Greenhouse jacket', null],
  ['', null],
])('%o contains the color %o', (name, color) => {
  expect(colorInName(name)).toBe(color)
})
