import { expect, test } from 'vitest'
import { type Line, wornWithFirst } from './worn-with-first.test-support.ts'

// prettier-ignore
const chosen: readonly (readonly [string, string, string, readonly Line[]])[] = [
  ['a piece with a rare word of the focus piece', 'a gurdwara wedding', 'Peach patiala salwar', [
    ['Peach kameez with phulkari', 'Tops', 'Pink'], ['White salwar', 'Bottoms', 'White'], ['Peach patiala salwar', 'Bottoms', 'Pink'],
    ['Punjabi jutti', 'Shoes', 'Gold'],
  ]],
  ['a bow tie with a dinner jacket at a wedding', 'a wedding', 'Silk bow tie', [
    ['Dinner jacket', 'Outerwear', 'Black'], ['Dinner trousers', 'Bottoms', 'Black'], ['Pleated evening shirt', 'Tops', 'White'],
    ['Silk bow tie', 'Accessories', 'Black'], ['Patent shoes', 'Shoes', 'Black'],
  ]],
  ['striped trousers with a morning coat', 'Royal Ascot', 'Striped trousers grey', [
    ['Morning coat', 'Outerwear', 'Black'], ['Pinstripe suit trousers', 'Bottoms', 'Charcoal'], ['Striped trousers grey', 'Bottoms', 'Gray'],
    ['White dress shirt', 'Tops', 'White'], ['Black oxfords', 'Shoes', 'Black'],
  ]],
  ['the polo of the employer', 'a shift at the airport in winter', 'Swissport polo', [
    ['Navy work trousers', 'Bottoms', 'Navy'], ['White T-shirt', 'Tops', 'White'], ['Swissport polo', 'Tops', 'Navy'],
    ['Swissport jacket', 'Outerwear', 'Navy'], ['Safety shoes', 'Shoes', 'Black'],
  ]],
  ['a satin kippah at a Jewish funeral', 'a Jewish funeral', 'Satin kippah', [
    ['Black suit jacket', 'Outerwear', 'Black'], ['Black suit trousers', 'Bottoms', 'Black'], ['White dress shirt', 'Tops', 'White'],
    ['Satin kippah', 'Accessories', 'Black'], ['Black oxfords', 'Shoes', 'Black'],
  ]],
  ['the hakama of a tea ceremony', 'a tea ceremony', 'Hakama', [
    ['Kimono iro muji', 'Tops', 'Gray'], ['Suit trousers', 'Bottoms', 'Navy'], ['Hakama', 'Bottoms', 'Gray'], ['Zori', 'Shoes', 'Beige'],
  ]],
]

test.each(chosen)('%s is worn at %s', (_, occasion, name, lines) => {
  expect(wornWithFirst(occasion, lines)).toContain(name)
})

test('hiking pants are not worn under a pajama top', () => {
  // prettier-ignore
  const worn = wornWithFirst('a Sunday at home', [
    ['Flannel pajama top', 'Tops', 'Blue'], ['Hiking pants', 'Bottoms', 'Green'], ['Flannel pajama bottoms', 'Bottoms', 'Blue'],
    ['Slippers', 'Shoes', 'Gray'],
  ])
  expect(worn).toContain('Flannel pajama bottoms')
})

test('a gamcha does not count as a scarf for the office', () => {
  // prettier-ignore
  const worn = wornWithFirst('casual Friday at the bank', [
    ['White oxford shirt', 'Tops', 'White'], ['Navy chinos', 'Bottoms', 'Navy'], ['White gamcha', 'Accessories', 'White'],
    ['Loafers', 'Shoes', 'Brown'],
  ])
  expect(worn).not.toContain('White gamcha')
})

test('a stole and the mortarboard are worn together at a graduation', () => {
  // prettier-ignore
  const worn = wornWithFirst('my graduation', [
    ['Graduation gown', 'Outerwear', 'Black'], ['Mortarboard', 'Accessories', 'Black'], ['Honor cords', 'Accessories', 'Gold'],
    ['White blouse', 'Tops', 'White'], ['Black trousers', 'Bottoms', 'Black'], ['Pumps', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Mortarboard', 'Honor cords']))
})

test('chinos that are a little too casual are worn before the trousers of a kurta', () => {
  // prettier-ignore
  const worn = wornWithFirst('a fundraiser for the food bank', [
    ['Black loafers', 'Shoes', 'Black'], ['Oxford shirt', 'Tops', 'Blue'], ['Silk kurta', 'Tops', 'Beige'], ['Navy chinos', 'Bottoms', 'Navy'],
    ['Churidar', 'Bottoms', 'White'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Oxford shirt', 'Navy chinos']))
})

test('folk dress takes no evening bag', () => {
  // prettier-ignore
  const worn = wornWithFirst('a parade on the national day of Norway', [
    ['Bunad', 'Dresses', 'Blue'], ['Bunad shoes', 'Shoes', 'Black'], ['Gold clutch', 'Accessories', 'Gold'],
  ])
  expect(worn).not.toContain('Gold clutch')
})

test('the comb of a mantilla is worn with it', () => {
  // prettier-ignore
  const worn = wornWithFirst('jueves santo', [
    ['Black long sleeve dress', 'Dresses', 'Black'], ['Black pumps', 'Shoes', 'Black'], ['Mantilla negra', 'Accessories', 'Black'],
    ['Peineta', 'Accessories', 'Brown'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Mantilla negra', 'Peineta']))
})
