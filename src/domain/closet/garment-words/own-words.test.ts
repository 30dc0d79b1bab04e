import { expect, test } from 'vitest'
import { ownWordsOf } from './texts-of.ts'

test('a word that describes no garment holds clothes together', () => {
  expect([...ownWordsOf(['plainsong', 'choir', 'black', 'skirt'])]).toEqual(['plainsong', 'choir'])
})

test('a garment of a tradition holds its parts together', () => {
  expect([...ownWordsOf(['agbada', 'cap', 'wine'])]).toContain('agbada')
})

test('colors, brands, cuts and sizes hold nothing together', () => {
  expect([...ownWordsOf(['levis', 'slim', 'blue', 'jeans', 'size', 'old'])]).toEqual([])
})
