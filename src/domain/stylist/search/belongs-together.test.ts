import { expect, test } from 'vitest'
import { pieceOfLine, wornWithFirst } from './worn-with-first.test-support.ts'

test('pieces that the owner names alike are worn together', () => {
  // prettier-ignore
  const worn = wornWithFirst('a choir concert', [
    ['Choir top black', 'Tops', 'Black'], ['Tailored trousers', 'Bottoms', 'Black'], ['Choir skirt', 'Bottoms', 'Black'],
    ['Silk scarf', 'Accessories', 'Black'], ['Choir scarf', 'Accessories', 'Teal'], ['Black pumps', 'Shoes', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Choir skirt', 'Choir scarf']))
})

test('a pinstriped jacket is worn with the trousers of its suit', () => {
  // prettier-ignore
  const worn = wornWithFirst('a day in court', [
    ['Navy pinstripe suit jacket', 'Outerwear', 'Navy'], ['Navy suit trousers', 'Bottoms', 'Navy'],
    ['Navy pinstripe suit trousers', 'Bottoms', 'Navy'], ['White dress shirt', 'Tops', 'White'],
    ['Black oxfords', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Navy pinstripe suit trousers')
})

test('traditional dress of two cultures is not mixed', () => {
  // prettier-ignore
  const worn = wornWithFirst('an Indian wedding', [
    ['Ivory sherwani', 'Outerwear', 'Ivory'], ['Charro trousers', 'Bottoms', 'Brown'], ['Churidar', 'Bottoms', 'Ivory'],
    ['White kurta', 'Tops', 'White'], ['Charro shirt', 'Tops', 'White'], ['Gold juttis', 'Shoes', 'Gold'],
  ])
  expect(worn).toEqual(['Ivory sherwani', 'White kurta', 'Churidar', 'Gold juttis'])
})

test('a dupatta is worn with a lehenga, and an academic gown with its cap', () => {
  // prettier-ignore
  expect(wornWithFirst('an Indian wedding', [
    ['Red lehenga', 'Dresses', 'Red'], ['Red dupatta', 'Accessories', 'Red'], ['Gold heels', 'Shoes', 'Gold'],
  ])).toContain('Red dupatta')
  // prettier-ignore
  expect(wornWithFirst('my graduation', [
    ['Graduation gown', 'Outerwear', 'Black'], ['White dress', 'Dresses', 'White'], ['Mortarboard', 'Accessories', 'Black'],
    ['Block heels', 'Shoes', 'Beige'],
  ])).toContain('Mortarboard')
})

test('shoes of folk dress are not replaced by others that suit the place', () => {
  // prettier-ignore
  const worn = wornWithFirst('Oktoberfest in the tent', [
    ['Lederhosen', 'Bottoms', 'Brown'], ['Red checked shirt', 'Tops', 'Red'], ['White sneakers', 'Shoes', 'White'],
    ['Haferlschuhe', 'Shoes', 'Brown'],
  ])
  expect(worn).toContain('Haferlschuhe')
})

test('a cowboy hat and boots are worn to a line dance, in the evening and in summer', () => {
  // prettier-ignore
  const worn = wornWithFirst('line dancing on a hot summer night', [
    ['Western shirt', 'Tops', 'Red'], ['Blue jeans', 'Bottoms', 'Blue'], ['Cowboy boots', 'Shoes', 'Brown'],
    ['White sneakers', 'Shoes', 'White'], ['Black cowboy hat', 'Accessories', 'Black'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Cowboy boots', 'Black cowboy hat']))
})

test('white clothes for the temple are not worn elsewhere', () => {
  // prettier-ignore
  const worn = wornWithFirst('Sunday service', [
    ['Midi skirt', 'Bottoms', 'Navy'], ['White blouse', 'Tops', 'White'], ['White temple slippers', 'Shoes', 'White'],
    ['Navy flats', 'Shoes', 'Navy'],
  ])
  expect(worn).toContain('Navy flats')
})

test('a tie for weddings and the shirt of a delivery service stay at home elsewhere', () => {
  // prettier-ignore
  const office = wornWithFirst('work', [
    ['Charcoal suit jacket', 'Outerwear', 'Charcoal'], ['Charcoal suit pants', 'Bottoms', 'Charcoal'], ['White dress shirt', 'Tops', 'White'],
    ['Silver tie (weddings)', 'Accessories', 'Silver'], ['Dotted tie', 'Accessories', 'Navy'], ['Oxfords', 'Shoes', 'Black'],
  ])
  expect(office).not.toContain('Silver tie (weddings)')
  // prettier-ignore
  const asado = wornWithFirst('asado in the country, 24 degrees', [
    ['Linen trousers', 'Bottoms', 'Beige'], ['Delivery app T-shirt', 'Tops', 'Red'], ['Black tee', 'Tops', 'Black'], ['Espadrilles', 'Shoes', 'Tan'],
  ])
  expect(asado).toContain('Black tee')
})

test('trousers for a morning coat are about as dressy as it and worn with any shirt', () => {
  const trousers = pieceOfLine(['Striped trousers for the morning coat', 'Bottoms', 'Gray'], 0)
  expect(trousers.garment.formality).toBeGreaterThan(4)
  // prettier-ignore
  const worn = wornWithFirst('wedding of my daughter', [
    ['Morning coat', 'Outerwear', 'Black'], ['Striped trousers for the morning coat', 'Bottoms', 'Gray'], ['Beige chinos', 'Bottoms', 'Beige'],
    ['White dress shirt', 'Tops', 'White'], ['Cap toe shoes', 'Shoes', 'Black'],
  ])
  expect(worn).toContain('Striped trousers for the morning coat')
})

test('a dress that is worn over trousers, a blouse or a T-shirt has them', () => {
  // prettier-ignore
  expect(wornWithFirst('a wedding', [
    ['Áo dài, velvet', 'Dresses', 'Red'], ['Silk trousers for áo dài', 'Bottoms', 'White'], ['Jeans', 'Bottoms', 'Blue'],
    ['Block heels', 'Shoes', 'Black'],
  ])).toContain('Silk trousers for áo dài')
  // prettier-ignore
  expect(wornWithFirst('brunch', [
    ['Denim dungarees', 'Dresses', 'Blue'], ['Striped tee', 'Tops', 'White'], ['Sneakers', 'Shoes', 'White'],
  ], 'casual')).toContain('Striped tee')
  // prettier-ignore
  expect(wornWithFirst('a seminar', [
    ['Sari, cotton handloom', 'Dresses', 'Gray'], ['Black blouse for sari', 'Tops', 'Black'], ['Crop top', 'Tops', 'White'],
    ['Block heels', 'Shoes', 'Black'],
  ])).toContain('Black blouse for sari')
})

test('a robe for prayers is worn with plain shoes and without the jacket of another tradition', () => {
  // prettier-ignore
  const worn = wornWithFirst('Eid prayers in spring', [
    ['Thobe', 'Dresses', 'Beige'], ['Trachtenjanker', 'Outerwear', 'Gray'], ['Black derbies', 'Shoes', 'Black'],
    ['Hiking boots', 'Shoes', 'Brown'],
  ])
  expect(worn).toContain('Black derbies')
  expect(worn).not.toContain('Trachtenjanker')
})

test('a djellaba is not worn under a blazer', () => {
  // prettier-ignore
  const worn = wornWithFirst('my graduation', [
    ['Linen blazer', 'Outerwear', 'Beige'], ['Djellaba, cotton', 'Dresses', 'White'], ['Slim shirt', 'Tops', 'Blue'],
    ['Linen trousers', 'Bottoms', 'White'], ['Loafers', 'Shoes', 'Brown'],
  ])
  expect(worn).toEqual(expect.arrayContaining(['Slim shirt', 'Linen trousers']))
})
