import { expect, test } from 'vitest'
import { photoSuggestion } from '../../../../../tests/support/photo-suggestion.ts'
import { photoWords, suggestedOf, suggestionSentence } from './photo-words.ts'

const suggestion = photoSuggestion()

test('what the file and the photo tell fills the fields that nobody has touched', () => {
  expect(photoWords({}, 'IMG_1.jpg', suggestion)).toEqual({
    name: 'Red shirt',
    category: 'Tops',
    color: 'Brick red',
  })
  expect(photoWords({}, 'summer_top.jpg', suggestion).name).toBe('Summer top')
  expect(photoWords({}, 'IMG_1.jpg', null)).toEqual({ name: '', category: '', color: '' })
})

test('the word of the person wins, also when it is nothing and when the suggestion comes later', () => {
  const typed = { name: 'Mine', category: 'Shoes', color: '' }
  expect(photoWords(typed, 'IMG_1.jpg', null)).toEqual(typed)
  expect(photoWords(typed, 'IMG_1.jpg', suggestion)).toEqual(typed)
})

test('a typed name tells the category before the photo does, and a chosen category before both', () => {
  expect(photoWords({ name: 'Jeans' }, 'IMG_1.jpg', suggestion).category).toBe('Bottoms')
  expect(photoWords({ name: 'My favorite' }, 'IMG_1.jpg', suggestion).category).toBe('Tops')
  expect(photoWords({ name: 'Jeans', category: 'Dresses' }, 'IMG_1.jpg', suggestion).category).toBe('Dresses')
})

test('only what stands there untouched is called a suggestion', () => {
  const typed = { color: 'Camel' }
  const words = photoWords(typed, 'IMG_1.jpg', { ...suggestion, name: null })
  expect(suggestedOf(typed, words)).toEqual(['category'])
  expect(suggestionSentence(['category'])).toBe("Category is a suggestion. Fix anything that's wrong.")
  expect(suggestionSentence(['name', 'category', 'color'])).toBe(
    "Name, category and color are suggestions. Fix anything that's wrong.",
  )
  expect(suggestionSentence([])).toBeNull()
})

test('a chosen category gives the piece its name, and a changed color changes it', () => {
  const unsure = photoSuggestion({ category: null, name: null })
  expect(photoWords({}, 'IMG_1.jpg', unsure)).toMatchObject({ name: '', category: '' })
  expect(photoWords({ category: 'Shoes' }, 'IMG_1.jpg', unsure).name).toBe('Brick red shoes')
  expect(photoWords({ category: 'Shoes', color: 'black' }, 'IMG_1.jpg', unsure).name).toBe('Black shoes')
  expect(photoWords({ category: 'Shoes', name: 'Mine' }, 'IMG_1.jpg', unsure).name).toBe('Mine')
})
