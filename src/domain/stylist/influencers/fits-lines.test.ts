import { expect, test } from 'vitest'
import { fitsLines } from './fits-lines.ts'

const lines = [{ text: 'Black slip dress' }, { text: 'Chestnut penny loafers' }]

test.each([
  ['Push the sleeves to below the elbow, both to the same height.', false],
  ['Undo one button more than is correct and wear nothing at the neck.', false],
  ['Pearls go with a T-shirt.', false],
  ['Big sunglasses and a silk scarf do the work of jewelry.', false],
  ['Leave one thing unfinished: hair or hem.', true],
  ['Wear the dress with flat shoes.', true],
])('a slip dress and loafers: %s', (trick, fits) => {
  expect(fitsLines(trick, lines)).toBe(fits)
})
