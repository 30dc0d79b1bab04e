import { expect, test } from 'vitest'
import { nameFromFile } from './name-from-file.ts'

test.each([
  ['blue_wool-coat (2).JPG', 'Blue wool coat'],
  ['t-shirt_1.jpg', 'T-shirt'],
  ['dress_1.jpg', 'Dress'],
  ['LINEN SHIRT.png', 'Linen shirt'],
  ['Levi’s 501 jeans.webp', 'Levi’s jeans'],
  ['Seidenbluse grün.heic', 'Seidenbluse grün'],
  ['IMG_2041_red-dress-edited.jpg', 'Red dress'],
  ['рубашка.jpg', 'Рубашка'],
])('%s becomes %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})

test.each([
  'IMG_2231.HEIC',
  'iphone_IMG_5195.HEIC',
  'DSC00012.JPG',
  'PXL_20260412_101112345.jpg',
  'WhatsApp Image 2026-04-12 at 10.11.12.jpeg',
  'Screenshot 2026-04-12.png',
  '4f3a9c1b-77aa-4c1d-9a2b-001122334455.webp',
  '00112233-bebd-4adc-bfeb-fdbcfdcdabcd.jpg',
  'photo.jpg',
  '',
  '.jpg',
  '../../../..',
])('%j gives no name', (file) => {
  expect(nameFromFile(file)).toBeNull()
})

test('a long file name gives a short name', () => {
  expect(nameFromFile(`${'very long coat '.repeat(5000)}.jpg`)?.length).toBeLessThanOrEqual(60)
})
