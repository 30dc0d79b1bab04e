import { expect, test } from 'vitest'
import { photoSuggestion } from '../../../../../tests/support/factories/photo-suggestion.ts'
import { photoWords, suggestedOf, suggestionSentence } from './suggested-fields.ts'

const suggestion = photoSuggestion()

test('suggestions from the file and the photo fill untouched fields', () => {
  expect(photoWords({}, 'IMG_1.jpg', suggestion)).toEqual({
    name: 'Red shirt',
    category: 'Tops',
    color: 'Brick red',
  })
  expect(photoWords({}, 'summer_top.jpg', suggestion).name).toBe('Summer top')
  expect(photoWords({}, 'IMG_1.jpg', null)).toEqual({ name: '', category: '', color: '' })
})

test('user input wins, even if it is blank or the suggestion comes later', () => {
  const typed = { name: 'Mine', category: 'Shoes', color: '' }
  expect(photoWords(typed, 'IMG_1.jpg', null)).toEqual(typed)
  expect(photoWords(typed, 'IMG_1.jpg', suggestion)).toEqual(typed)
})

test('a chosen category wins over a typed name, and that over the photo', () => {
  expect(photoWords({ name: 'Jeans' }, 'IMG_1.jpg', suggestion).category).toBe('Bottoms')
  expect(photoWords({ name: 'My favorite' }, 'IMG_1.jpg', suggestion).category).toBe('Tops')
  expect(photoWords({ name: 'Jeans', category: 'Dresses' }, 'IMG_1.jpg', suggestion).category).toBe('Dresses')
})

test('only untouched values are called suggestions', () => {
  const typed = { color: 'Camel' }
  const words = photoWords(typed, 'IMG_1.jpg', { ...suggestion, name: null })
  expect(suggestedOf(typed, words)).toEqual(['category'])
  expect(suggestionSentence(['category'])).toBe("Category is a suggestion. Fix anything that's wrong.")
  expect(suggestionSentence(['name', 'category', 'color'])).toBe(
    "Name, category and color are suggestions. Fix anything that's wrong.",
  )
  expect(suggestionSentence([])).toBeNull()
})

test('the suggested name follows the category and the color', () => {
  const unsure = photoSuggestion({ category: null, name: null })
  expect(photoWords({}, 'IMG_1.jpg', unsure)).toMatchObject({ name: '', category: '' })
  expect(photoWords({ category: 'Shoes' }, 'IMG_1.jpg', unsure).name).toBe('Brick red shoes')
  expect(photoWords({ category: 'Shoes', color: 'black' }, 'IMG_1.jpg', unsure).name).toBe('Black shoes')
  expect(photoWords({ category: 'Shoes', name: 'Mine' }, 'IMG_1.jpg', unsure).name).toBe('Mine')
})
