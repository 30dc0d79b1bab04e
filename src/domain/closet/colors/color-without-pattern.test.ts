import { expect, test } from 'vitest'
import { colorWithoutPattern } from './color-without-pattern.ts'

test.each([
  ['Navy floral', 'Navy'],
  ['White with blue stripes', 'White with blue'],
  ['polka dot', ''],
  ['Checkerberry', 'Checkerberry'],
  ['Dusty pink', 'Dusty pink'],
])('%s without the pattern is %s', (color, left) => {
  expect(colorWithoutPattern(color)).toBe(left)
})
