import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

test('the file of a plate is named after its title and format', () => {
  expect(pictureName('Camel over navy, to an opening', 'post')).toBe('camel-over-navy-to-an-opening-post.jpg')
  expect(pictureName('Crème & Écru', 'pin')).toBe('creme-ecru-pin.jpg')
})

test('a title of another script keeps its letters, one without letters is an outfit', () => {
  expect(pictureName('מעיל קמל', 'post')).toBe('מעיל-קמל-post.jpg')
  expect(pictureName('../ 🎉 "?"', 'pin')).toBe('outfit-pin.jpg')
})

test('a long title is cut', () => {
  expect(pictureName('a'.repeat(59) + ' long title', 'post')).toBe(`${'a'.repeat(59)}-post.jpg`)
})
