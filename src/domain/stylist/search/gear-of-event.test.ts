import { expect, test } from 'vitest'
import { readGarment } from '../../closet/read-garment.ts'
import { readOccasion } from '../occasions/read-occasion.ts'
import { type Line, wornWithFirst } from './worn-with-first.test-support.ts'

// prettier-ignore
const everyday: readonly Line[] = [
  ['Gym tee', 'Tops', 'Gray'], ['Gray hoodie', 'Tops', 'Gray'], ['Gym leggings', 'Bottoms', 'Black'], ['Joggers', 'Bottoms', 'Gray'],
  ['White sneakers', 'Shoes', 'White'], ['Running shoes', 'Shoes', 'Gray'], ['Football jersey', 'Tops', 'Red'],
]

test('climbing pants and skates are worn rather than gym leggings and sneakers', () => {
  // prettier-ignore
  const climbing = wornWithFirst('bouldering after work', [
    ['Climbing shoes', 'Shoes', 'Yellow'], ['Climbing pants', 'Bottoms', 'Brown'], ['Climbing tee', 'Tops', 'Green'], ...everyday,
  ], 'casual')
  expect(climbing).toEqual(expect.arrayContaining(['Climbing pants', 'Climbing tee']))
  // prettier-ignore
  const skating = wornWithFirst('a figure skating lesson', [
    ['Thermal leggings', 'Bottoms', 'Black'], ['Figure skates', 'Shoes', 'White'], ...everyday,
  ], 'casual')
  expect(skating).toContain('Figure skates')
})

test('the gear of another sport is no extra', () => {
  // prettier-ignore
  const worn = wornWithFirst('a softball game with my team', [
    ['Baseball pants', 'Bottoms', 'Gray'], ['Cleats', 'Shoes', 'Black'], ['Golf glove', 'Accessories', 'White'],
    ['Boxing gloves', 'Accessories', 'Red'], ['Swim cap', 'Accessories', 'Blue'], ...everyday,
  ], 'casual')
  expect(worn).not.toEqual(expect.arrayContaining(['Golf glove']))
  expect(worn).not.toEqual(expect.arrayContaining(['Boxing gloves']))
  expect(worn).not.toEqual(expect.arrayContaining(['Swim cap']))
})

test('a football jersey is not worn for hiking or sailing', () => {
  // prettier-ignore
  const lines: readonly Line[] = [
    ['Rain jacket', 'Outerwear', 'Orange'], ['Hiking pants', 'Bottoms', 'Gray'], ['Hiking boots', 'Shoes', 'Brown'],
    ['Football jersey', 'Tops', 'Red'], ['Base layer', 'Tops', 'Black'],
  ]
  expect(wornWithFirst('a hike in the hills, 12 degrees', lines)).not.toContain('Football jersey')
})

test('a pajama top is not worn under motorcycle leather', () => {
  // prettier-ignore
  const worn = wornWithFirst('a motorcycle tour', [
    ['Motorcycle jacket', 'Outerwear', 'Black'], ['Motorcycle pants', 'Bottoms', 'Black'], ['Pajama top flannel', 'Tops', 'Pink'],
    ['Long sleeve tee', 'Tops', 'Gray'], ['Motorcycle riding boots', 'Shoes', 'Black'],
  ], 'casual')
  expect(worn).not.toContain('Pajama top flannel')
})

test('a class in the gear of a sport is for that sport, and a lecture in gym clothes is not', () => {
  const [first] = readOccasion('a technique class', { focusType: 'leotard' }).profiles ?? []
  expect(first).toBe('dance class')
  expect(readOccasion('my lecture', { focusType: 'workout-leggings' }).profiles?.[0]).not.toBe('gym')
  expect(readOccasion('a safari', { focusType: 'hiking-pants' }).profiles?.[0]).toBe('safari')
})

test('a brand of an everyday word counts in the brand field only', () => {
  const named = { category: 'Bottoms', color: 'Black', style: null, season: null, description: null } as const
  expect(readGarment({ ...named, name: 'Trousers', brand: 'Fox' }).purpose).toBe('sport')
  expect(readGarment({ ...named, name: 'Fox print trousers', brand: null }).purpose).toBeNull()
})

test('gloves of a rider and the shirt of a sport are not worn elsewhere', () => {
  // prettier-ignore
  const banquet = wornWithFirst('a retirement banquet in winter', [
    ['Dress slacks', 'Bottoms', 'Gray'], ['Dress shirt', 'Tops', 'White'], ['Sport coat', 'Outerwear', 'Navy'],
    ['Dress shoes', 'Shoes', 'Black'], ['Riding gloves', 'Accessories', 'Black'],
  ])
  expect(banquet).not.toContain('Riding gloves')
  // prettier-ignore
  const home = wornWithFirst('home', [
    ['Pajama trousers', 'Bottoms', 'Navy'], ['Squash tee', 'Tops', 'White'], ['Old T-shirt', 'Tops', 'Gray'], ['Slippers', 'Shoes', 'Brown'],
  ])
  expect(home).not.toContain('Squash tee')
})

test('sport in a hall needs no layer in winter', () => {
  // prettier-ignore
  const worn = wornWithFirst('a squash match in winter', [
    ['Sport shorts', 'Bottoms', 'Navy'], ['Squash tee', 'Tops', 'White'], ['Gray hoodie', 'Tops', 'Gray'], ['Squash shoes', 'Shoes', 'White'],
  ], 'casual')
  expect(worn).toContain('Squash tee')
  expect(worn).not.toContain('Gray hoodie')
})

test('a hard hat replaces a beanie on a building site, and nobody rows with an umbrella', () => {
  // prettier-ignore
  const site = wornWithFirst('wiring a building site in January, minus 18', [
    ['Work pants', 'Bottoms', 'Brown'], ['Work boots', 'Shoes', 'Brown'], ['Parka', 'Outerwear', 'Black'], ['Sweatshirt', 'Tops', 'Red'],
    ['Beanie', 'Accessories', 'Navy'], ['Work gloves', 'Accessories', 'Brown'], ['Hard hat', 'Accessories', 'White'],
  ], 'casual')
  expect(site).toContain('Hard hat')
  // prettier-ignore
  const boat = wornWithFirst('rowing training in the rain', [
    ['Rain jacket', 'Outerwear', 'Yellow'], ['Leggings', 'Bottoms', 'Black'], ['Umbrella', 'Accessories', 'Black'], ...everyday,
  ], 'casual')
  expect(boat).not.toContain('Umbrella')
})
