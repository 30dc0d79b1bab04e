import { expect, test } from 'vitest'
import { readGarment } from '../../read-garment.ts'

const typeOf = (name: string, category: string) =>
  readGarment({ name, category, color: 'Black', brand: null, style: null, season: null, description: null })
    .type

test.each([
  ['黒留袖 (五つ紋)', 'Dresses', 'formal-kimono'],
  ['浴衣 朝顔', 'Dresses', 'yukata'],
  ['草履', 'Shoes', 'zori'],
  ['白足袋', 'Accessories', 'tabi-socks'],
  ['ニットワンピース', 'Dresses', 'sweater-dress'],
  ['西装外套', 'Outerwear', 'blazer'],
  ['검은 원피스', 'Dresses', 'dress'],
  ['Пуховик чёрный', 'Outerwear', 'puffer'],
  ['μαύρο παλτό', 'Outerwear', 'coat'],
  ['عباية سوداء', 'Dresses', 'abaya'],
  ['מכנסיים שחורים', 'Bottoms', 'trousers'],
  ['साड़ी', 'Dresses', 'sari'],
])('%s in %s is read as %s', (name, category, type) => {
  expect(typeOf(name, category)).toBe(type)
})

test('of overlapping names the longest wins', () => {
  expect([typeOf('半幅帯', 'Accessories'), typeOf('長靴', 'Shoes')]).toEqual(['half-width-obi', 'rain-boots'])
})

test('unknown words stay unknown', () => {
  expect(typeOf('ᠳᠡᠪᠡᠯ', 'Dresses')).toBe(null)
})
