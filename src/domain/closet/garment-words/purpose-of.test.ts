import { expect, test } from 'vitest'
import { readGarment } from '../read-garment.ts'

test.each([
  ['Pajama pants', 'Bottoms', 'home'],
  ['Silk nightgown', 'Dresses', 'home'],
  ['Lace bra', 'Tops', 'underwear'],
  ['Boxer shorts', 'Bottoms', 'underwear'],
  ['Sports bra', 'Tops', 'sport underwear'],
  ['Running tights', 'Bottoms', 'sport'],
  ['Bikini', 'Bottoms', 'swimming'],
  ['Swimsuit', 'Dresses', 'swimming'],
  ['Swim shorts', 'Bottoms', 'swimming'],
  ['Ski pants', 'Bottoms', 'snow'],
  ['Wedding dress', 'Dresses', 'own wedding'],
  ['Wedding guest dress', 'Dresses', null],
  ['Rubber boots', 'Shoes', 'rain'],
  ['Gummistiefel', 'Shoes', 'rain'],
  ['Rubber-sole boots', 'Shoes', null],
  ['Snow boots', 'Shoes', null],
  ['Skinny jeans', 'Bottoms', null],
  ['Lounge chinos', 'Bottoms', null],
])('%s among the %s is for %s', (name, category, purpose) => {
  const words = { name, category, color: 'Black', brand: null, style: null, season: null, description: null }
  expect(readGarment(words).purpose).toBe(purpose)
})
