import { expect, test } from 'vitest'
import { photoGarment } from './photo-garment.ts'

const labels = (shares: Readonly<Record<string, readonly [category: string, share: number]>>) =>
  Object.entries(shares).map(([label, [category, share]]) => ({ label, category, share }))

test('a confident category is filled in, with its type', () => {
  const shares = labels({
    't-shirt': ['Tops', 0.86],
    shirt: ['Tops', 0.08],
    dress: ['Dresses', 0.04],
    nothing: ['nothing', 0.02],
  })
  expect(photoGarment(shares)).toMatchObject({
    isGarment: true,
    category: 'Tops',
    guess: 'Tops',
    type: 't-shirt',
  })
})

test('the shares of labels in one category add up', () => {
  const shares = labels({ 't-shirt': ['Tops', 0.45], longsleeve: ['Tops', 0.45], dress: ['Dresses', 0.1] })
  expect(photoGarment(shares)).toMatchObject({ category: 'Tops', type: null })
})

test('an uncertain photo has a guess but no category', () => {
  const shares = labels({ dress: ['Dresses', 0.55], 't-shirt': ['Tops', 0.45] })
  expect(photoGarment(shares)).toMatchObject({
    category: null,
    type: null,
    guess: 'Dresses',
    confidence: 0.55,
  })
})

test('a picture of something else has no category, even with a confident guess', () => {
  const shares = labels({ shoes: ['Shoes', 0.45], nothing: ['nothing', 0.55] })
  expect(photoGarment(shares)).toMatchObject({ isGarment: false, category: null, guess: 'Shoes' })
})
