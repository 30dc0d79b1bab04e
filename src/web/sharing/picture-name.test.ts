import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'

test('the file of a share image is named after title and format', () => {
  expect(pictureName('Camel over navy, to an opening', 'post')).toBe('camel-over-navy-to-an-opening-post.jpg')
  expect(pictureName('Crème & Écru', 'pin')).toBe('creme-ecru-pin.jpg')
})

test("a title in another script keeps its letters, and one without letters becomes 'outfit'", () => {
  expect(pictureName('מעיל קמל', 'post')).toBe('מעיל-קמל-post.jpg')
  expect(pictureName('../ 🎉 "?"', 'pin')).toBe('outfit-pin.jpg')
})

test('a long title is shortened', () => {
  expect(pictureName('a'.repeat(59) + ' long title', 'post')).toBe(`${'a'.repeat(59)}-post.jpg`)
})
