import { expect, test } from 'vitest'
import { nounOf, typeNounOf } from './noun-of.ts'
import { readGarment } from '../read-garment.ts'

const named = (name: string, category: string) => ({
  name,
  garment: readGarment({
    name,
    category,
    color: 'Brown',
    brand: null,
    style: null,
    season: null,
    description: null,
  }),
})

test.each([
  ['Leather satchel', 'Accessories', 'satchel', false],
  ['Packable down gilet', 'Outerwear', 'vest', false],
  ['Hand-knit Fair Isle vest', 'Tops', 'Fair Isle vest', false],
  ['Falda vaquera corta', 'Bottoms', 'denim skirt', false],
  ['Straw basket', 'Accessories', 'straw basket', false],
  ['Brown leather moccasins', 'Shoes', 'moccasins', true],
  ['Fanny pack', 'Accessories', 'fanny pack', false],
  ['Yellow rain coat', 'Outerwear', 'raincoat', false],
  ['Palazzo pants', 'Bottoms', 'palazzo pants', true],
  ['Silk bandanas', 'Accessories', 'bandana', false],
  ['Fringe suede vest', 'Outerwear', 'suede vest', false],
  ['Fair Isle jumper', 'Tops', 'Fair Isle sweater', false],
  ['Long puffer coat', 'Outerwear', 'puffer coat', false],
  ['Ankara wrap skirt', 'Bottoms', 'Ankara skirt', false],
  // The owner's own noun wins over that of the type.
  ['Houndstooth blazer', 'Outerwear', 'blazer', false],
  ['Camel wool coat', 'Outerwear', 'coat', false],
  ['Leather messenger bag', 'Accessories', 'messenger bag', false],
  ['The Organic Cotton Crew', 'Tops', 'T-shirt', false],
  // Names without a more specific noun keep the noun of the type.
  ['Wool sweater', 'Tops', 'sweater', false],
  ['Trench', 'Outerwear', 'trench coat', false],
])('%s has its own noun', (name, category, noun, isSeveral) => {
  const found = nounOf(named(name, category))
  expect(found.isSeveral ? found.several : found.one).toBe(noun)
  expect(found.isSeveral).toBe(isSeveral)
})

test('a satchel and a shoulder bag are one type', () => {
  const satchel = named('Leather satchel', 'Accessories')
  const shoulderBag = named('Shoulder bag', 'Accessories')
  expect(typeNounOf(satchel)).toEqual(typeNounOf(shoulderBag))
  expect(nounOf(satchel)).not.toEqual(nounOf(shoulderBag))
})
